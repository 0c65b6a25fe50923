import CalendarCore
import CalendarLayout
import GoldenSupport
import Testing

/// Weeks and days for tests: the week from Sunday, 4 May 2025, and its Tuesday.
enum TimelineSamples {
    static let week = Samples.may.date(4)...Samples.may.date(10)
    static let tuesday = Samples.may.date(6)

    /// An event from an hour to another, which may have fractions.
    static func event(
        _ title: String, on day: Int = 6, _ start: Double, _ end: Double? = nil, place: String? = nil,
        line: String? = nil
    ) -> Event {
        var event = Samples.event(
            title, on: day, at: Int(start * 60), until: end.map { Int($0 * 60) }, place: place)
        event.lineKey = line
        event.location = SourceLocation(file: "t", line: day, column: title.utf8.count)
        return event
    }

    /// The pages of a week.
    static func weekPages(
        _ schedule: Schedule, _ style: PageStyle = landscape(),
        hours: @escaping (CivilDate) -> [Int] = { _ in Array(0..<24) }
    ) throws -> [LaidOutPage] {
        let context = LayoutContext(
            schedule, style, Typesetter(SquareEmMeasurer()), details: WeekPage.details, hours: hours)
        return try CalendarPages(WeekPage(context), spans: [week]).all()
    }

    /// The pages of a day.
    static func dayPages(
        _ schedule: Schedule, _ style: PageStyle = PageStyle(),
        hours: @escaping (CivilDate) -> [Int] = { _ in Array(0..<24) }
    ) throws -> [LaidOutPage] {
        let context = LayoutContext(
            schedule, style, Typesetter(SquareEmMeasurer()), details: DayPage.details, hours: hours)
        return try CalendarPages(DayPage(context), spans: [tuesday...tuesday]).all()
    }

    static func landscape(_ media: String = "letter") -> PageStyle {
        PageStyle(sheet: Sheet(Media(name: media)!.landscape))
    }

    /// Up to `count` events of all kinds in and around the week, with words of up to `length` characters.
    static func random(_ seed: UInt64, count: Int, length: Int) -> Schedule {
        var random = SplitMix64(seed)
        func words() -> String {
            (0...Int.random(in: 0...3, using: &random)).map { _ in
                String(repeating: "m", count: Int.random(in: 1...length, using: &random))
            }.joined(separator: " ")
        }
        let events = (0..<count).map { number -> Event in
            let day = Int.random(in: 2...11, using: &random)
            let start = Int.random(in: 0..<96, using: &random) * 15
            let minutes = [nil, 0, 5, 15, 30, 45, 60, 90, 180, 600, 1600].randomElement(using: &random)!
            var event = Samples.event(
                words(), on: day, at: start, until: minutes.map { start + $0 },
                place: Bool.random(using: &random) ? words() : nil)
            if Int.random(in: 0...7, using: &random) == 0 {
                event.span = .allDay(
                    first: Samples.may.date(day), last: Samples.may.date(day + Int.random(in: 0...9, using: &random)))
            }
            if Int.random(in: 0...7, using: &random) == 0 {
                event.lineKey = ["os", "call"].randomElement(using: &random)
            }
            event.person = Bool.random(using: &random) ? words() : nil
            event.location = SourceLocation(file: "t", line: number + 1, column: 1)
            return event
        }
        let days = (4...10).map { Samples.day($0, [("os", words()), ("off", words()), ("call", words())]) }
        return Schedule(days: days, events: events)
    }
}

extension LaidOutPage {
    /// The texts of the page, line by line as they are drawn.
    var texts: [String] { page.leaves.compactMap { $0.run.map { String($0.text) } } }

    /// The boxes of events, in drawing order.
    var boxes: [Rect] {
        page.outlines.compactMap { shape, _ in
            if case .roundedRect(let rect, .zero) = shape { rect } else { nil }
        }
    }

    /// The placement of the only entry that begins with a text.
    func placement(_ text: String) -> Placement? { placements.first { $0.text.contains(text) } }
}
