import CalendarCore
import Testing

@testable import ScheduleIO

/// Where an event takes place, and whether it is certain.
@Suite struct EventPlaceTests {
    private func events(_ properties: String) -> [Event]? {
        readCalendar(calendar(event("DTSTART:20250109T090000\n\(properties)"))).schedule?.events
    }

    @Test(arguments: [
        ("LOCATION:Hall\\, 2nd floor", "Hall, 2nd floor"), ("LOCATION:Hall\\n12 Main Street", "Hall, 12 Main Street"),
        ("LOCATION;LANGUAGE=en: Hall ", "Hall"), ("LOCATION:Hall\nLOCATION:Room", "Hall"),
        ("LOCATION:Ha\u{1B}ll", "Hall"), ("LOCATION:", nil), ("LOCATION: ", nil), ("", nil),
    ])
    func `a place is one printable line`(_ property: String, _ place: String?) {
        #expect(events(property)?.map(\.place) == [place])
    }

    @Test(arguments: [("TENTATIVE", true), ("tentative ", true), ("CONFIRMED", false), ("", false)])
    func `a tentative event is one`(_ status: String, _ isTentative: Bool) {
        #expect(events("STATUS:\(status)")?.map(\.isTentative) == [isTentative])
    }
}
