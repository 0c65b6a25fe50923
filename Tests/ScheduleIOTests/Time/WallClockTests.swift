import CalendarCore
import Testing

@testable import ScheduleIO

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

    @Test(arguments: [
        (nil as String?, "2025-05-01", 1_746_144_000), ("America/Chicago", "2025-05-01", 1_746_162_000),
        ("Asia/Tokyo", "2025-05-01", 1_746_111_600), ("America/Chicago", "2025-03-09", 1_741_582_800),
        // In Havana no clock shows the first midnight of summer time.
        ("America/Havana", "2025-03-08", 1_741_496_400), ("Atlantis/Poseidonis", "2025-05-01", 1_746_144_000),
    ])
    func `a day ends when the next one begins there`(zone: String?, day: String, seconds: Int) throws {
        let date = try #require(CivilDate(iso8601: day))
        #expect(WallClock(timeZone: zone).end(of: date) == Instant(milliseconds: seconds * 1000))
    }

    @Test(arguments: [
        ("America/Chicago" as String?, 2025, 3, 9, Array(0..<24).filter { $0 != 2 }),
        ("America/Chicago", 2025, 11, 2, [0, 1, 1] + Array(2..<24)), ("America/Chicago", 2025, 11, 3, Array(0..<24)),
        ("Europe/Berlin", 2025, 10, 26, [0, 1, 2, 2] + Array(3..<24)), (nil, 2025, 3, 9, Array(0..<24)),
        // Samoa skipped a day.
        ("Pacific/Apia", 2011, 12, 30, Array(0..<24)), ("Atlantis/Poseidonis", 2025, 3, 9, Array(0..<24)),
    ])
    func `a day has the hours that the clock shows on it`(
        zone: String?, year: Int, month: Int, day: Int, hours: [Int]
    ) throws {
        let date = try #require(CivilDate(year: year, month: month, day: day))
        #expect(WallClock(timeZone: zone).hours(of: date) == hours)
    }
}
