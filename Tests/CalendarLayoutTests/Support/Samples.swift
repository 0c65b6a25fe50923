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
        return Event(Event.Content(title: title, lineKey: line), span: .allDay(first: date, last: date))
    }

    /// An event of several days, on no line.
    static func event(_ title: String, from first: Int, to last: Int) -> Event {
        Event(Event.Content(title: title), span: .allDay(first: may.date(first), last: may.date(last)))
    }

    /// An event from one time of a day to another, in minutes; a moment if it has no end.
    static func event(
        _ title: String, on day: Int, at start: Int, until end: Int? = nil, place: String? = nil
    ) -> Event {
        func time(_ minute: Int) -> CivilDateTime {
            CivilDateTime(date: may.date(day + minute / 1440), minute: minute % 1440)!
        }
        return Event(Event.Content(title: title, place: place), span: .timed(start: time(start), end: end.map(time)))
    }

    static func day(_ day: Int, _ texts: [(String, String)]) -> DayRecord {
        DayRecord(date: may.date(day), texts: texts.map { LineText(key: $0.0, text: $0.1) })
    }

    /// A text of that many words.
    static func words(_ count: Int) -> String { (0..<count).map { _ in "Ames" }.joined(separator: " ") }

    static func notes(_ texts: [String], in month: YearMonth = may) -> MonthlyNotes {
        MonthlyNotes(month: month, lines: texts.enumerated().map { NoteLine(number: $0 + 1, text: $1) })
    }
}

extension PageStyle {
    /// The usual style on paper of a size.
    static func on(_ media: String) throws -> PageStyle {
        PageStyle(sheet: Sheet(try #require(Media(name: media))))
    }

    /// Columns of the same width and one body size, so that a test can count.
    static func fixed(_ size: Int = 10, labels: LabelStyle = .runIn, cells: CellStyle = .inline) -> PageStyle {
        PageStyle {
            ($0.cellStyle, $0.labels, $0.weekends) = (cells, labels, .equal)
            $0.bodySizes = BodySizes(minimum: .points(size), maximum: .points(size))
        }
    }

    /// Styles that differ in everything that decides the places of entries, on wide and narrow paper.
    static let various: [PageStyle] = {
        let small = Sheet(Media(name: "iso_a5_148x210mm")!)
        let landscape = Sheet(Media(name: "x_wide_432x279mm")!)
        let one = BodySizes(minimum: .points(9), maximum: .points(9))
        return [
            PageStyle(), PageStyle { $0.cellStyle = .stacked }, PageStyle(sheet: small),
            PageStyle { $0.labels = .column },
            PageStyle(sheet: landscape) { ($0.labels, $0.bodySizes.minimum) = (.column, .points(6)) },
            PageStyle {
                ($0.firstWeekday, $0.weekends) = (.monday, .equal)
                ($0.bodySizes, $0.today) = (one, Samples.may.date(6))
            },
        ]
    }()
}

extension SquareEmMeasurer {
    /// Condensed faces as wide as the others, so that nothing is gained by them.
    static let uniform = SquareEmMeasurer(condensed: Advance.unitsPerEm, condensedBold: Advance.unitsPerEm)
}

extension YearMonth {
    /// A day of the month that is known to exist.
    func date(_ day: Int) -> CivilDate { CivilDate(year: year, month: month, day: day)! }
}

/// The only page of May 2025.
func page(
    _ schedule: Schedule, style: PageStyle = .fixed(), measurer: SquareEmMeasurer = .uniform
) throws -> LaidOutPage {
    let pages = try pages(schedule, style: style, measurer: measurer)
    #expect(pages.count == 1)
    return try #require(pages.first)
}

/// All pages of some months.
func pages(
    _ schedule: Schedule, from first: String = "2025-05", to last: String? = nil,
    style: PageStyle = PageStyle(), measurer: SquareEmMeasurer = SquareEmMeasurer()
) throws -> [LaidOutPage] {
    let (from, to) = (YearMonth(iso8601: first)!, YearMonth(iso8601: last ?? first)!)
    let range = try #require(MonthRange(from: from, to: to))
    return try CalendarPages(schedule, months: range, style: style, typesetter: Typesetter(measurer)).all()
}

extension PageSequence {
    /// All pages, in order.
    func all() throws -> [LaidOutPage] {
        var (sequence, pages) = (self, [LaidOutPage]())
        while let page = try sequence.next() { pages.append(page) }
        return pages
    }
}
