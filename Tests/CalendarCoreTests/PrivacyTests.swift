import CalendarCore
import Testing

/// Private events: left out, shown as busy, or shown.
@Suite struct PrivacyTests {
    static let secret = Event(
        Event.Content(
            title: "Secret", subtitle: "sub", place: "Room", person: "Kovář", category: "C", lineKey: "off",
            isTentative: true), span: .timed(start: CivilDateTime(date: day, minute: 540)!, end: nil), isPrivate: true,
        identity: RecordIdentity(zone: "", name: "e"), modified: Instant(milliseconds: 1),
        location: SourceLocation(file: "a", line: 1, column: 1))
    static let holiday = Event(
        Event.Content(title: "Secret holiday", closesDay: true), span: .allDay(first: day, last: day), isPrivate: true)
    static let fair = Event(Event.Content(title: "Fair"), span: .allDay(first: day, last: day))
    static let day = CivilDate(year: 2025, month: 1, day: 9)!
    private let schedule = Schedule(id: "i", title: "T", events: [secret, holiday, fair])

    @Test func `by default they stay private, and no entry has them`() {
        let shown = schedule.showingPrivateEvents(.omit, busy: "busy")
        #expect(shown.events == schedule.events && shown.entries(on: PrivacyTests.day).map(\.text) == ["Fair"])
    }

    @Test func `as busy they have their times, their owner and their place in the file, and nothing else`() {
        let shown = schedule.showingPrivateEvents(.busy, busy: "busy")
        #expect(shown.entries(on: PrivacyTests.day).map(\.text) == ["busy", "Fair", "busy"])
        #expect(shown.entries(on: PrivacyTests.day).allSatisfy { !$0.closesDay && $0.line == nil })
        let secret = PrivacyTests.secret
        #expect(
            shown.events.last
                == Event(
                    Event.Content(title: "busy", person: "Kovář"), span: secret.span, identity: secret.identity,
                    modified: secret.modified, location: secret.location))
        #expect(!"\(shown)".contains("Secret") && !"\(shown)".contains("Room"))
        #expect((shown.id, shown.title) == ("i", "T"))
    }

    @Test func `shown they are like others`() {
        let shown = schedule.showingPrivateEvents(.show, busy: "busy")
        #expect(Set(shown.entries(on: PrivacyTests.day).map(\.text)) == ["Secret, sub", "Secret holiday", "Fair"])
        #expect(shown.events.filter(\.isPrivate) == [])
    }

    @Test func `for others they are left out, or stay private without their words`() {
        #expect(schedule.hidingPrivateEvents(.omit, busy: "busy").events == [PrivacyTests.fair])
        let busy = schedule.hidingPrivateEvents(.busy, busy: "busy")
        #expect(busy.events.map(\.isPrivate) == [true, false, true] && !"\(busy)".contains("Secret"))
        #expect(busy.events.allSatisfy { $0.identity == nil })
        #expect(schedule.hidingPrivateEvents(.show, busy: "busy").events == schedule.events)
    }
}
