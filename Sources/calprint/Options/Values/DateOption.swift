import ArgumentParser
import CalendarCore

/// The value of `--from` and `--to`: a period, or one that is counted from today.
struct DateOption {
    /// The spelling of the command line.
    let text: String
    private let value: Value

    private enum Value {
        case period(CalendarPeriod)
        case relative(RelativeDate)
    }

    /// From the command line. Throws `ValidationError` for anything else.
    init(option text: String) throws {
        if let period = CalendarPeriod(iso8601: text) {
            value = .period(period)
        } else if let date = RelativeDate(text) {
            value = .relative(date)
        } else {
            let words = RelativeDate.Word.allCases.map(\.rawValue) + ["+14d", "+2w", "+3m"]
            throw ValidationError(
                "'\(text)' is neither a month (YYYY-MM, as in 2025-01), a day (YYYY-MM-DD) nor a year, nor one of "
                    + words.joined(separator: ", "))
        }
        self.text = text
    }

    /// Counted from today.
    init(_ word: RelativeDate.Word) { (text, value) = (word.rawValue, .relative(.word(word))) }

    /// The days. Throws ``Failure`` 64 for those after the year 9999.
    func period(_ today: Today) throws(Failure) -> CalendarPeriod {
        switch value {
        case .period(let period): return period
        case .relative(let date):
            guard let period = today.date.flatMap({ date.period(from: $0, today.firstWeekday) }) else {
                throw Failure(.usage, "'\(text)' is after the year 9999")
            }
            return period
        }
    }
}
