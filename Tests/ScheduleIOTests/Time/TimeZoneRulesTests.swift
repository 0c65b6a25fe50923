import CalendarCore
import GoldenSupport
import Testing

@testable import ScheduleIO

/// The system's time zones, and the rule at the end of each file.
@Suite struct TimeZoneRulesTests {
    private func hours(_ zone: String, _ dates: String...) throws -> [Int] {
        let rules = try #require(TimeZoneRules(identifier: zone))
        return dates.map { rules.offset(at: CivilDate($0).epochDay.rawValue * 86_400) / 3600 }
    }

    @Test func `a file's last rule counts after its last change`() throws {
        #expect(
            try hours("America/Chicago", "2025-01-01", "2025-07-01", "2150-01-01", "2199-07-01") == [-6, -5, -6, -5])
        #expect(try hours("Europe/Dublin", "2038-01-01", "2038-07-01", "2100-01-01", "2100-07-01") == [0, 1, 0, 1])
    }

    @Test(arguments: [
        "UTC+2", "UTC-2", "EST+5", "EST5EDT,M3.2.0,M11.1.0", "+02:00", "+02", "<+02>-2", "localtime", "posixrules",
        "../zoneinfo/UTC", "/usr/share/zoneinfo/UTC", "", "Europe", "tzdata.zi",
    ])
    func `only a file of the database, or an old name of one, is a zone`(_ name: String) {
        #expect(TimeZoneRules(identifier: name) == nil && TimeZoneName(name) == nil)
    }

    @Test func `of two equal times the first counts, and a skipped time by the offset before`() throws {
        let rules = try #require(TimeZoneRules(identifier: "America/Chicago"))
        let (spring, autumn) = (CivilDate("2025-03-09").epochDay.rawValue, CivilDate("2025-11-02").epochDay.rawValue)
        #expect(rules.instant(of: spring * 86_400 + 9000) == spring * 86_400 + 9000 + 6 * 3600)
        #expect(rules.instant(of: autumn * 86_400 + 5400) == autumn * 86_400 + 5400 + 5 * 3600)
    }

    @Test(arguments: [
        ("EST5EDT,M3.2.0,M11.1.0", ["2025-03-09 7:00 -4:00", "2025-11-02 6:00 -5:00"]),
        ("IST-1GMT0,M10.5.0,M3.5.0/1", ["2025-03-30 1:00 1:00", "2025-10-26 1:00 0:00"]),
        ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", ["2025-03-30 1:00 -1:00", "2025-10-26 1:00 -2:00"]),
        ("AAA0BBB,J60/0,J365/23", ["2025-03-01 0:00 1:00", "2025-12-31 22:00 0:00"]),
        ("AAA0BBB,59/0,364/23", ["2025-03-01 0:00 1:00", "2025-12-31 22:00 0:00"]),
        ("<+0330>-3:30", []), ("UTC0", []),
    ])
    func `a rule gives the changes of a year`(_ rule: String, _ changes: [String]) throws {
        let zone = try #require(YearlyZone(Array(rule.utf8)[...]))
        #expect(zone.changes(in: 2025).map(\.words) == changes)
    }

    @Test(arguments: [
        "", "E5", "EST", "EST5EDT", "EST5EDT,M3.2.0", "EST5EDT,M13.2.0,M11.1.0", "EST999", "<+01-1", "EST5,",
    ])
    func `a text of another form is no rule`(_ text: String) {
        #expect(YearlyZone(Array(text.utf8)[...]) == nil)
    }

    @Test func `a file that is cut or changed ends well`() throws {
        let bytes = try SourceFile.read("/usr/share/zoneinfo/America/Chicago")
        for count in 0..<bytes.count { _ = TimeZoneFile(Array(bytes[..<count])) }
        let seed = RandomTests.firstSeed
        var generator = SplitMix64(seed)
        for _ in 0..<500 {
            var changed = bytes
            changed.mutate(inserting: [[[0xFF], [0]]], &generator)
            _ = TimeZoneFile(changed)?.transitions.instant(of: 0)
        }
        #expect(TimeZoneFile(bytes) != nil && TimeZoneFile([]) == nil, "seed \(seed)")
    }
}

extension ZoneTransitions.Change {
    /// `2025-03-09 7:00 -4:00`: the instant in UTC, and the offset from then on.
    fileprivate var words: String {
        let day = instant.flooredQuotient(by: 86_400)
        let time = (instant - day * 86_400) / 60
        return
            "\(CivilDate(EpochDay(day))!) \(time / 60):\(twoDigits(time % 60)) \(offset / 3600):\(twoDigits(abs(offset) / 60 % 60))"
    }
}
