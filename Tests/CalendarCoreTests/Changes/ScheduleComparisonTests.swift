import CalendarCore
import GoldenSupport
import Testing

/// The changes between two schedules.
@Suite struct ScheduleComparisonTests {
    private func changes(_ schedule: Schedule, since earlier: Schedule, on days: DaySpan = .week) -> [String] {
        ScheduleComparison(schedule, since: earlier, on: days).changes.map(\.summary)
    }

    private func day(_ number: Int, _ texts: [(String, String)]) -> DayRecord {
        DayRecord(date: .march(number), texts: texts.map { LineText(key: $0.0, text: $0.1) })
    }

    @Test func `what is planted is found, and nothing else`() {
        var found = 0
        for number in 0..<RandomTests.count("CALPRINT_PLANTED_CHANGES", default: 500) {
            let seed = RandomTests.firstSeed + UInt64(number)
            let planted = PlantedChanges(SplitMix64(seed))
            let changes = changes(planted.after, since: planted.before, on: PlantedChanges.span)
            #expect(changes.sorted() == planted.expected.sorted(), "seed \(seed)")
            let none = self.changes(planted.after, since: planted.after, on: PlantedChanges.span)
            #expect(none == [], "seed \(seed)")
            found += changes.count
        }
        #expect(found > 500)
    }

    @Test func `of a day, changes come line by line, and events last`() {
        let before = Schedule(days: [day(3, [("os", "A"), ("cl", "B"), ("call", "C")])])
        let meeting = Event(Event.Content(title: "Meeting"), span: .allDay(first: .march(3), last: .march(4)))
        let after = Schedule(days: [day(3, [("os", "A"), ("off", "D"), ("call", "E")])], events: [meeting])
        #expect(
            changes(after, since: before) == [
                "2025-03-03 cl: B → ", "2025-03-03 off:  → D", "2025-03-03 call: C → E", "2025-03-03 -:  → Meeting",
                "2025-03-04 -:  → Meeting",
            ])
    }

    @Test func `a longer event is new on its new days only`() {
        func schedule(until last: Int) -> Schedule {
            Schedule(events: [Event(Event.Content(title: "Leave"), span: .allDay(first: .march(3), last: .march(last)))]
            )
        }
        #expect(changes(schedule(until: 5), since: schedule(until: 4)) == ["2025-03-05 -:  → Leave"])
        #expect(changes(schedule(until: 3), since: schedule(until: 4)) == ["2025-03-04 -: Leave → "])
    }

    @Test func `one of two equal events is gone`() {
        let event = Event(Event.Content(title: "Round"), span: .allDay(first: .march(3), last: .march(3)))
        #expect(
            changes(Schedule(events: [event]), since: Schedule(events: [event, event])) == ["2025-03-03 -: Round → "])
        #expect(
            changes(Schedule(events: [event, event]), since: Schedule(events: [event])) == ["2025-03-03 -:  → Round"])
    }

    @Test func `an event without an id is known by its title, else by its time`() {
        func event(_ title: String, _ minute: Int) -> Event {
            Event(
                Event.Content(title: title),
                span: .timed(start: CivilDateTime(date: .march(3), minute: minute)!, end: nil))
        }
        let before = Schedule(events: [event("Staff", 600), event("Lunch", 720)])
        let after = Schedule(events: [event("Staff", 660), event("Late lunch", 720)])
        #expect(
            changes(after, since: before) == ["2025-03-03 -: Staff → Staff", "2025-03-03 -: Lunch → Late lunch"])
    }

    @Test func `an event that moves to another line is gone from one and new on the other`() {
        func schedule(_ line: String) -> Schedule {
            let identity = RecordIdentity(zone: "z", name: "1")
            return Schedule(events: [
                Event(
                    Event.Content(title: "K", lineKey: line), span: .allDay(first: .march(3), last: .march(3)),
                    identity: identity)
            ])
        }
        #expect(
            changes(schedule("call"), since: schedule("os")) == ["2025-03-03 os: K → ", "2025-03-03 call:  → K"])
    }

    @Test func `private events, other lines, labels and files do not count`() {
        let secret = Event(
            Event.Content(title: "Doctor"), span: .allDay(first: .march(3), last: .march(3)), isPrivate: true)
        let lines = [ScheduleLine(key: "os", label: "Ocean")]
        let before = Schedule(lines: lines, days: [day(3, [("os", "A"), ("cl", "B")])], events: [secret])
        let after = Schedule(lines: [ScheduleLine(key: "os", label: "OS")], days: [day(3, [("os", "A")])])
        #expect(changes(after, since: before) == [])
    }

    @Test func `a line that is gone tells of its texts`() {
        let night = ScheduleLine(key: "night", label: "NIGHT")
        let before = Schedule(lines: ScheduleLine.defaults + [night], days: [day(3, [("night", "K"), ("os", "A")])])
        #expect(
            changes(Schedule(days: [day(3, [("os", "B")])]), since: before) == [
                "2025-03-03 os: A → B", "2025-03-03 night: K → ",
            ])
    }

    @Test func `notes count in months that begin on the days, whatever their numbers`() {
        func schedule(_ texts: [String]) -> Schedule {
            let lines = texts.enumerated().map { NoteLine(number: $0.offset + 1, text: $0.element) }
            return Schedule(notes: [MonthlyNotes(month: YearMonth(year: 2025, month: 3)!, lines: lines)])
        }
        let (before, after) = (schedule(["A", "B", "C"]), schedule(["New", "A", "C2"]))
        #expect(changes(after, since: before) == ["2025-03:  → New", "2025-03: C → C2", "2025-03: B → "])
        #expect(changes(after, since: before, on: CivilDate.march(2)...CivilDate.march(9)) == [])
    }

    @Test func `an event of which only printed words are known is found by them`() {
        let start = CivilDateTime(date: .march(3), minute: 600)!
        let staff = Event(Event.Content(title: "Staff", place: "Hall"), span: .timed(start: start, end: nil))
        let words = Event(Event.Content(title: "10:00 Staff"), span: .allDay(first: .march(3), last: .march(3)))
        func changes(_ tells: @escaping (String, Entry) -> Bool) -> [String] {
            ScheduleComparison(
                Schedule(events: [staff]), since: Schedule(events: [words, words]), on: .week, knownByWords: tells
            ).changes.map(\.summary)
        }
        #expect(changes { $0 == "10:00 \($1.text)" } == ["2025-03-03 -: 10:00 Staff → "])
        #expect(changes { _, _ in false }.count == 3)
    }
}

extension ScheduleChange {
    /// `2025-03-03 os: A → B`
    fileprivate var summary: String {
        let place =
            switch subject {
            case .day(let date, let line): "\(date) \(line ?? "-")"
            case .note(let month, _): "\(month)"
            }
        return "\(place): \(before?.text ?? "") → \(after?.text ?? "")"
    }
}

extension CivilDate {
    fileprivate static func march(_ day: Int) -> CivilDate { CivilDate(year: 2025, month: 3, day: day)! }
}

extension DaySpan {
    fileprivate static var week: DaySpan { CivilDate.march(1)...CivilDate.march(9) }
}
