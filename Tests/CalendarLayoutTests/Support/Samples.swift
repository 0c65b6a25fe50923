import CalendarCore
import CalendarLayout
import Testing

/// May 2025 has five week rows, Sunday first; each row's first day is one of ``Samples/rowStarts``.
enum Samples {
    static let may = YearMonth(iso8601: "2025-05")!
    static let rowStarts = [1, 4, 11, 18, 25]

    /// A month with this many events, of one word each, on the first day of each row.
    static func events(_ counts: [Int], word: String = "AA") -> [Event] {
        zip(rowStarts, counts).flatMap { day, count in
            (0..<count).map { _ in event(word, on: day) }
        }
    }

    static func event(_ title: String, on day: Int, line: String? = nil) -> Event {
        let date = may.date(day)
        return Event(title: title, lineKey: line, span: .allDay(first: date, last: date))
    }

    static func day(_ day: Int, _ texts: [(String, String)]) -> DayRecord {
        DayRecord(date: may.date(day), texts: texts.map { LineText(key: $0.0, text: $0.1) })
    }

    static func notes(_ texts: [String], in month: YearMonth = may) -> MonthlyNotes {
        MonthlyNotes(month: month, lines: texts.enumerated().map { NoteLine(number: $0 + 1, text: $1) })
    }
}

extension YearMonth {
    /// A day of the month that is known to exist.
    func date(_ day: Int) -> CivilDate { CivilDate(year: year, month: month, day: day)! }
}

/// All pages of some months.
func pages(
    _ schedule: Schedule, from first: String = "2025-05", to last: String? = nil,
    style: PageStyle = PageStyle(), measurer: SquareEmMeasurer = SquareEmMeasurer()
) throws -> [LaidOutPage] {
    let (from, to) = (YearMonth(iso8601: first)!, YearMonth(iso8601: last ?? first)!)
    let range = try #require(MonthRange(from: from, to: to))
    var calendar = CalendarPages(schedule, months: range, style: style, typesetter: Typesetter(measurer))
    var pages: [LaidOutPage] = []
    while let page = try calendar.next() { pages.append(page) }
    return pages
}
