import ArgumentParser
import CalendarCore

/// The value of `--from` and `--to`: a period, one that is counted from today, or all months that have entries.
struct DateOption {
    /// The spelling of the command line.
    let text: String
    private let value: Value

    private enum Value {
        case period(CalendarPeriod)
        case relative(RelativeDate)
        case all
    }

    /// From the command line. Throws `ValidationError` for anything else.
    init(option text: String) throws {
        if let period = CalendarPeriod(iso8601: text) {
            value = .period(period)
        } else if text == DateOption.all {
            value = .all
        } else if let date = RelativeDate(text) {
            value = .relative(date)
        } else {
            let words = RelativeDate.Word.allCases.map(\.rawValue) + [DateOption.all, "+14d", "+2w", "+3m"]
            throw ValidationError(
                "'\(text)' is neither a month (YYYY-MM, as in 2025-01), a day (YYYY-MM-DD) nor a year, nor one of "
                    + words.joined(separator: ", "))
        }
        self.text = text
    }

    /// A month.
    init(_ month: YearMonth) { (text, value) = (month.description, .period(CalendarPeriod(month: month))) }

    /// The word for all months that have entries, which only a schedule tells.
    static let all = "all"

    /// True for all months that have entries.
    var isAll: Bool { if case .all = value { true } else { false } }

    /// True for days that the user named by their dates.
    var isOfDates: Bool { if case .period = value { true } else { false } }

    /// The month from which tables without years are dated; nil for all months.
    func tableMonth(_ today: Today) throws(Failure) -> YearMonth? { isAll ? nil : try period(today).first.yearMonth }

    /// Counted from today.
    init(_ word: RelativeDate.Word) { (text, value) = (word.rawValue, .relative(.word(word))) }

    /// The days. Throws ``Failure`` 64 for those after the year 9999, and for all.
    func period(_ today: Today) throws(Failure) -> CalendarPeriod {
        switch value {
        case .period(let period): return period
        case .all: throw Failure(.usage, "'\(text)' is for --from alone, and for schedules that have entries")
        case .relative(let date):
            guard let period = today.date.flatMap({ date.period(from: $0, today.firstWeekday) }) else {
                throw Failure(.usage, "'\(text)' is after the year 9999")
            }
            return period
        }
    }
}
