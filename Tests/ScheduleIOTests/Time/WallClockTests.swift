import CalendarCore
import Testing

import ScheduleIO

@Suite struct WallClockTests {
    /// 2024-12-15T22:02:00Z and, with summer time, 2025-07-01T03:30:00Z.
    private static let instants = [1_734_300_120, 1_751_340_600].map { Instant(milliseconds: $0 * 1000) }

    @Test(arguments: [
        ("America/Chicago" as String?, ["2024-12-15 962", "2025-06-30 1350"]),
        ("Asia/Tokyo", ["2024-12-16 422", "2025-07-01 750"]), (nil, ["2024-12-15 1322", "2025-07-01 210"]),
    ])
    func `it shows the time of its zone, and UTC without one`(zone: String?, expected: [String]) {
        let clock = WallClock(timeZone: zone)
        #expect(Self.instants.map { clock.time(at: $0).map { "\($0.date) \($0.minute)" } } == expected)
    }

    @Test func `of a zone that the system does not have it shows nothing`() {
        #expect(WallClock(timeZone: "Atlantis/Poseidonis").time(at: Self.instants[0]) == nil)
    }
}
