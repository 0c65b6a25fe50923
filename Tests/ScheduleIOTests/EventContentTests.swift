import CalendarCore
import Testing

@testable import ScheduleIO

/// Two events that differ in one field are two, wherever events are compared.
@Suite struct EventContentTests {
    private static let event = Event(
        Event.Content(
            title: "Clinic", subtitle: "Room 1", place: "Hall", person: "Averbeck", category: "Duty", lineKey: "os"),
        span: .allDay(first: CivilDate("2025-03-03"), last: CivilDate("2025-03-04")))
    private static let days = CivilDate("2025-03-01")...CivilDate("2025-03-31")

    /// The same event with another value in one field, by the field's name.
    private static let others: [(field: String, event: Event)] = [
        ("title", changed { $0.title = "Round" }), ("subtitle", changed { $0.subtitle = nil }),
        ("place", changed { $0.place = "Garden" }), ("person", changed { $0.person = "Belacqua" }),
        ("category", changed { $0.category = nil }), ("url", changed { $0.url = "https://example.org" }),
        ("lineKey", changed { $0.lineKey = "cl" }), ("assignees", changed { $0.assignees = [Assignee(name: "Kovář")] }),
        ("isTentative", changed { $0.isTentative = true }), ("closesDay", changed { $0.closesDay = true }),
        ("task", changed { $0.task = .open }),
        ("span", changed { $0.span = .allDay(first: CivilDate("2025-03-03"), last: CivilDate("2025-03-05")) }),
        ("isPrivate", changed { $0.isPrivate = true }),
    ]

    private static func changed(_ change: (inout Event) -> Void) -> Event {
        var event = event
        change(&event)
        return event
    }

    /// A holiday or a shift may be in two sources, only one of which closes the day or says who is on it.
    private static let saysMore: Set = ["closesDay", "assignees"]

    @Test func `every field is tried`() {
        let fields = Mirror(reflecting: Self.event.content).children.compactMap(\.label) + ["span", "isPrivate"]
        #expect(Self.others.map(\.field).sorted() == fields.sorted())
    }

    @Test(arguments: others.map(\.field)) func `events that differ in a field are two`(field: String) throws {
        let other = try #require(Self.others.first { $0.field == field }).event
        let both = Schedule.merging(events: [Self.event, other]).schedule.events
        var merged = Schedule(events: [Self.event])
        _ = merged.merge(Schedule(events: [other]))
        let expected = Self.saysMore.contains(field) ? [other] : Schedule(events: [Self.event, other]).events
        #expect(both == expected && merged.events == expected)
    }

    @Test(arguments: others.map(\.field)) func `an event that differs in a field is a change`(field: String) throws {
        let other = try #require(Self.others.first { $0.field == field }).event
        let (before, after) = (Schedule(events: [Self.event]), Schedule(events: [other]))
        // Nobody sees an address on paper, and people by their words alone.
        let isSeen = !["url", "assignees"].contains(field)
        #expect(ScheduleComparison(after, since: before, on: Self.days).changes.isEmpty != isSeen)
        #expect(try #require(stamp(after).differences(from: stamp(before), of: after)).isEmpty != isSeen)
    }

    @Test(arguments: others.map(\.field)) func `events that differ in a field are two in a store`(field: String) throws
    {
        let other = try #require(Self.others.first { $0.field == field }).event
        try withStore { store in
            let events = Schedule(events: [Self.event, other]).events
            _ = try store.import(ReadResult(Schedule(events: events), findings: []), from: "a")
            let stored = try #require(try store.read().schedule).events.map(\.withoutLocation)
            #expect(stored == (Self.saysMore.contains(field) ? [other] : events))
        }
    }

    @Test(arguments: others.map(\.field)) func `events that differ in a field are two in a calendar`(
        field: String
    ) throws {
        let other = try #require(Self.others.first { $0.field == field }).event
        let events = Schedule(events: [Self.event, other]).events
        let calendar = ScheduleExport(Schedule(events: events), as: .ics).bytes
        let uids = String(decoding: calendar, as: UTF8.self).split(separator: "\r\n").filter { $0.hasPrefix("UID") }
        #expect(Set(uids).count == 2)
    }

    /// Two colleagues have the same hours; each has an event of their own.
    @Test func `events with different identities are different`() throws {
        let (first, second) = (identified("a"), identified("b"))
        #expect(Schedule.merging(events: [first, second]).schedule.events.count == 2)
        var merged = Schedule(events: [first])
        #expect(merged.merge(Schedule(events: [second])) == [])
        #expect(merged.events.count == 2)
        #expect(merged.merge(Schedule(events: [Self.event])).map(\.reason) == [.confirmed])
        #expect(merged.events == [first, second])
    }

    @Test func `events that differ in the people on their line are two, also with the same words`() {
        let (first, second) = (
            Self.changed { $0.assignees = [Assignee(name: "Kovář (charge)")] },
            Self.changed { $0.assignees = [Assignee(name: "Kovář", note: "charge")] }
        )
        #expect(Schedule.merging(events: [first, second, Self.event]).schedule.events == [first, second])
    }

    private func identified(_ name: String) -> Event {
        Self.changed { $0.identity = RecordIdentity(zone: "", name: name) }
    }

    private func stamp(_ schedule: Schedule) -> ScheduleStamp { ScheduleStamp(schedule, days: Self.days) }
}
