import GoldenSupport
import Testing

@testable import ScheduleIO

/// Time zones, against an independent reader of the same database: Python's `zoneinfo`.
@Suite struct TimeZonesAgainstPython {
    /// 5,000 instants from 1900 to 2199 in 100 zones, half of them near a change of the clock. Each line has the zone,
    /// the instant, its offset, a time on the wall clock, and the offset that Python applies to it.
    ///
    /// In Python, as here, a time that occurs twice means the first, and a skipped one counts by the offset before the
    /// gap, unless `fold` is set (PEP 495).
    private static let program = """
        import datetime, random, sys, zoneinfo
        random.seed(int(sys.argv[1]))
        utc, second = datetime.timezone.utc, datetime.timedelta(seconds=1)
        epoch = datetime.datetime(1970, 1, 1)
        first, last = (int((datetime.datetime(*ends) - epoch) / second) for ends in ((1900, 1, 2), (2199, 12, 30)))
        names = sorted(zoneinfo.available_timezones() - {'localtime', 'posixrules'})
        always = ['Europe/Dublin', 'America/Chicago', 'Africa/Casablanca', 'America/Scoresbysund', 'Asia/Tehran',
                  'Australia/Lord_Howe', 'America/Nuuk', 'Pacific/Apia', 'Asia/Gaza', 'America/St_Johns']
        def offset(moment): return int(moment.utcoffset() / second)
        for name in always + random.sample([name for name in names if name not in always], 90):
            zone = zoneinfo.ZoneInfo(name)
            def at(instant): return offset((epoch + instant * second).replace(tzinfo=utc).astimezone(zone))
            for number in range(50):
                instant = random.randint(first, last)
                if number % 2:
                    end = min(instant + random.choice([200, 400]) * 86400, last)
                    low, high = instant, end
                    while at(low) != at(high) and high - low > 1:
                        middle = (low + high) // 2
                        low, high = (low, middle) if at(low) != at(middle) else (middle, high)
                    instant = high + random.choice([-1, 0, 1, random.randint(-7200, 7200)])
                wall = instant + at(instant) + random.choice([0, 0, random.randint(-7200, 7200)])
                print(name, instant, at(instant), wall, offset((epoch + wall * second).replace(tzinfo=zone)))
        """

    @Test func `both ways between instants and wall clocks agree with Python`() throws {
        let seed = UInt32(truncatingIfNeeded: RandomTests.firstSeed)
        let lines = try requireSuccess(of: "python3", ["-c", Self.program, "\(seed)"]).text.split(separator: "\n")
        var (rules, differences): ([Substring: TimeZoneRules], [String]) = ([:], [])
        for line in lines {
            let fields = line.split(separator: " ")
            let numbers = fields.dropFirst().compactMap { Int($0) }
            let zone = try #require(rules[fields[0]] ?? TimeZoneRules(identifier: String(fields[0])), "\(fields[0])")
            rules[fields[0]] = zone
            let found = (zone.offset(at: numbers[0]), numbers[2] - zone.instant(of: numbers[2]))
            if found != (numbers[1], numbers[3]) { differences.append("\(line), here \(found)") }
        }
        #expect(lines.count == 5000 && rules.count == 100, "seed \(seed)")
        #expect(differences.isEmpty, "seed \(seed): \(differences.count) differ, such as \(differences.first ?? "")")
    }
}
