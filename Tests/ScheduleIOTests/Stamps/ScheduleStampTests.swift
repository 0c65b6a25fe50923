import CalendarCore
import GoldenSupport
import Testing

@testable import ScheduleIO

/// Two states of a schedule: whether their stamps tell them apart, and where.
@Suite struct ScheduleStampTests {
    private static let days = CivilDate("2025-01-10")...CivilDate("2025-03-20")
    private static let modified = Instant(milliseconds: 1_734_300_150_000)

    private static func day(_ date: CivilDate, _ texts: [String: String]) -> DayRecord {
        DayRecord(date: date, texts: texts.sorted { $0.key < $1.key }.map { LineText(key: $0.key, text: $0.value) })
    }

    private static let schedule = Schedule(
        days: [
            day(CivilDate("2025-01-10"), ["os": "A.B.", "call": "Averbeck"]),
            day(CivilDate("2025-02-28"), ["os": "C."]), day(CivilDate("2025-03-21"), ["os": "D."]),
        ],
        notes: [
            MonthlyNotes(month: YearMonth(year: 2025, month: 1)!, lines: [NoteLine(number: 1, text: "January")]),
            MonthlyNotes(month: YearMonth(year: 2025, month: 2)!, lines: [NoteLine(number: 1, text: "February")]),
        ],
        events: [meeting()])

    private static func meeting(_ change: (inout Event) -> Void = { _ in }) -> Event {
        let start = CivilDateTime(date: CivilDate("2025-02-03"), minute: 540)!
        let end = CivilDateTime(date: CivilDate("2025-02-03"), minute: 600)!
        var event = Event(Event.Content(title: "Meeting"), span: .timed(start: start, end: end))
        change(&event)
        return event
    }

    private static func differences(_ other: Schedule) -> [ScheduleStamp.Difference]? {
        ScheduleStamp(schedule, days: days).differences(from: ScheduleStamp(other, days: days), of: other)
    }

    @Test func `where a record stands and when it was changed does not count`() {
        var days = Self.schedule.days.reversed().map { $0 }
        for index in days.indices {
            days[index].modified = Self.modified
            days[index].location = SourceLocation(file: "b.json", line: index, column: 1)
            days[index].identity = RecordIdentity(zone: "", name: "\(index)")
        }
        let other = Schedule(
            id: "other", title: "Other", days: days, notes: Self.schedule.notes, events: Self.schedule.events)
        #expect(Self.differences(other) == [])
        #expect(ScheduleStamp(other, days: Self.days).code == ScheduleStamp(Self.schedule, days: Self.days).code)
    }

    @Test func `days that are not shown do not count, nor the notes of a month whose first day is not`() {
        var notes = Self.schedule.notes
        notes[0].lines = []
        let other = Schedule(
            days: Self.schedule.days.dropLast(), notes: notes, events: Self.schedule.events)
        #expect(Self.differences(other) == [])
    }

    /// Something else of an event.
    struct Change: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let apply: @Sendable (inout Event) -> Void

        static let all = [
            Change(testDescription: "title") { $0.title = "Meeting of all" },
            Change(testDescription: "subtitle") { $0.subtitle = "OS" },
            Change(testDescription: "place") { $0.place = "OS" },
            Change(testDescription: "person") { $0.person = "K" },
            Change(testDescription: "category") { $0.category = "shift" },
            Change(testDescription: "line") { $0.lineKey = "os" },
            Change(testDescription: "tentative") { $0.isTentative = true },
            Change(testDescription: "task") { $0.task = .done },
            Change(testDescription: "private") { $0.isPrivate = true },
            Change(testDescription: "end") { event in
                event.span = .timed(start: event.start!, end: CivilDateTime(date: event.firstDay, minute: 601))
            },
        ]
    }

    private static func schedule(events: [Event]) -> Schedule {
        Schedule(days: schedule.days, notes: schedule.notes, events: events)
    }

    @Test(arguments: Change.all)
    func `everything of an event that is shown counts`(change: Change) {
        let other = Self.schedule(events: [Self.meeting(change.apply)])
        #expect(Self.differences(other) == [.day(CivilDate("2025-02-03"))])
    }

    @Test func `an event of three days counts on each of them`() {
        let span = Event.Span.allDay(first: CivilDate("2025-03-19"), last: CivilDate("2025-03-25"))
        let other = Self.schedule(events: [Self.meeting(), Event(Event.Content(title: "Leave"), span: span)])
        #expect(Self.differences(other) == [.day(CivilDate("2025-03-19")), .day(CivilDate("2025-03-20"))])
    }

    @Test func `a word that closes days counts where it does`() {
        var other = Self.schedule
        other.closedWords = ["CLOSED", "C."]
        #expect(Self.differences(other) == [.day(CivilDate("2025-02-28"))])
    }

    @Test func `stamps of other days cannot be compared`() {
        let january = DaySpan(YearMonth(year: 2025, month: 1)!)
        let (a, b) = (ScheduleStamp(Self.schedule, days: Self.days), ScheduleStamp(Self.schedule, days: january))
        #expect(a.differences(from: b, of: Self.schedule) == nil && a != b)
    }

    private static let seeds = RandomTests.firstSeed..<RandomTests.firstSeed + 200

    @Test(arguments: seeds)
    func `planted changes are found, and no others`(seed: UInt64) {
        var random = SplitMix64(seed)
        let dates = Array(Self.days.days)
        func texts() -> [String: String] { ["os": "A.\(Int.random(in: 0..<50, using: &random))", "call": "B"] }
        let old = dates.map { Self.day($0, texts()) }
        let touched = Set(dates.shuffled(using: &random).prefix(Int.random(in: 0...20, using: &random)))
        let new = old.compactMap { record -> DayRecord? in
            guard touched.contains(record.date) else { return record }
            guard Bool.random(using: &random) else { return nil }
            return Self.day(record.date, ["os": record.text(ofLine: "os")!.text, "call": "C"])
        }
        let stamps = [old, new].map { ScheduleStamp(Schedule(days: $0), days: Self.days) }
        #expect(
            stamps[0].differences(from: stamps[1], of: Schedule(days: new))
                == touched.sorted().map(ScheduleStamp.Difference.day), "seed \(seed)"
        )
        #expect((stamps[0].code == stamps[1].code) == touched.isEmpty, "seed \(seed)")
    }

    @Test func `a code is eight digits, the same on every machine`() {
        #expect(ScheduleStamp(Schedule(), days: DaySpan(YearMonth(year: 2025, month: 1)!)).code == "8dfd-aeb8")
        #expect(ScheduleStamp(Self.schedule, days: Self.days).code == "06bd-eaf1")
    }
}
