import CalendarCore
import GoldenSupport
import Testing

@testable import ScheduleIO

/// All times of a page are on one clock, whatever its sources are.
@Suite struct PageClockTests {
    private static let zones = [
        "America/Chicago", "Asia/Kolkata", "Australia/Lord_Howe", "Europe/Berlin", "Pacific/Auckland",
    ]

    private func events(_ count: Int, in zone: String, from number: Int = 0) -> String {
        (number..<number + count).map {
            event("DTSTART;TZID=\(zone):20250304T0900\($0 + 10)", uid: "\(zone) \($0)", summary: zone)
        }.joined(separator: "\n")
    }

    @Test func `a calendar has the clock of most of its events`() {
        let both = calendar(events(1, in: "Africa/Bissau"), events(2, in: "Europe/Berlin"))
        #expect(readCalendar(both).schedule?.timeZone == "Europe/Berlin")
        let tied = calendar(events(2, in: "Africa/Bissau"), events(2, in: "Europe/Berlin"))
        #expect(readCalendar(tied).schedule?.timeZone == "Africa/Bissau")
        let utc = calendar(events(3, in: "Etc/UTC"), events(1, in: "Europe/Berlin"))
        #expect(readCalendar(utc).schedule?.timeZone == "Europe/Berlin")
    }

    @Test(arguments: [
        "X-WR-TIMEZONE:America/Chicago", "X-MS-OLK-WKHRSTART;TZID=America/Chicago:080000",
        "X-WR-TIMEZONE:America/Chicago\nX-MS-OLK-WKHRSTART;TZID=Europe/Berlin:080000",
    ])
    func `a calendar that names its zone has that clock`(_ head: String) {
        let result = readCalendar(calendar(events(2, in: "Europe/Berlin"), head: head))
        #expect(result.schedule?.timeZone == "America/Chicago")
        #expect(result.occurrences.first == "2025-03-04 2:00 Europe/Berlin")
    }

    @Test func `times in UTC without a zone are a warning, unless the user names one`() {
        let utc = calendar(event("DTSTART:20250304T090000Z"))
        #expect(readCalendar(utc).places == ["missing-time-zone 5:9"])
        #expect(readCalendar(utc).schedule?.timeZone == "Etc/UTC")
        #expect(readCalendar(utc, zone: "Europe/Berlin").places == [])
        #expect(readCalendar(calendar(event("DTSTART:20250304T090000"))).places == [])
        #expect(readCalendar(calendar(event("DTSTART:20250304"))).schedule?.timeZone == nil)
    }

    @Test func `a note names the clock of several`() {
        let sources = ["Europe/Berlin", "America/Chicago"].map { readCalendar(calendar(events(1, in: $0))) }
        let merged = ScheduleReader.merge(sources)
        #expect(merged.findings.map(\.code) == [.severalTimeZones])
        #expect(merged.schedule?.timeZone == "Europe/Berlin")
        #expect(merged.occurrences == ["2025-03-04 9:00 Europe/Berlin", "2025-03-04 16:00 America/Chicago"])
        #expect(ScheduleReader.merge([sources[0], sources[0]]).findings.allSatisfy { $0.code != .severalTimeZones })
    }

    @Test func `a calendar on a clock without a name moves to that of another source`() throws {
        let zone = """
            BEGIN:VTIMEZONE
            TZID:Ward
            BEGIN:STANDARD
            DTSTART:19700101T000000
            TZOFFSETFROM:+0300
            TZOFFSETTO:+0300
            END:STANDARD
            END:VTIMEZONE
            """
        let text = calendar(zone, events(1, in: "Ward"))
        let alone = readCalendar(text)
        #expect(alone.occurrences == ["2025-03-04 9:00 Ward"] && alone.schedule?.timeZone == nil)
        #expect(PageClock(of: [alone]).zone(movingCalendar: alone) == nil)
        let both = [alone, readCalendar(calendar(events(1, in: "Europe/Berlin")))]
        let page = try #require(PageClock(of: both).zone(movingCalendar: alone))
        #expect(page.identifier == "Europe/Berlin")
        var options = ReadingOptions()
        options.pageTimeZone = page
        let moved = ScheduleReader.read(Array(text.utf8), file: "t", options: options)
        #expect(moved.occurrences == ["2025-03-04 7:00 Ward"])
    }

    @Test func `a calendar of several zones is told of once`() {
        let both = readCalendar(calendar(events(1, in: "America/Chicago"), events(2, in: "Europe/Berlin")))
        let merged = ScheduleReader.merge([ScheduleReader.merge([both])])
        #expect(merged.findings.map(\.code) == [.severalTimeZones])
    }

    @Test func `a schedule's own zone comes before that of most events`() {
        let own = source(document(before: #""timeZone": "America/Chicago", "#), zone: nil)
        let merged = ScheduleReader.merge([readCalendar(calendar(events(3, in: "Europe/Berlin"))), own])
        #expect(merged.schedule?.timeZone == "America/Chicago")
        #expect(merged.occurrences.first == "2025-03-04 2:00 Europe/Berlin")
    }

    @Test func `days of a series of whole days are those of the calendar's own clock`() {
        let series = event("DTSTART;VALUE=DATE:20250303\nRRULE:FREQ=DAILY;UNTIL=20250304T230000Z")
        let text = calendar(series, head: "X-WR-TIMEZONE:Europe/Berlin")
        let days = ["2025-03-03 A", "2025-03-04 A", "2025-03-05 A"]
        #expect(readCalendar(text).occurrences == days)
        #expect(readCalendar(text, zone: "America/Chicago").occurrences == days)
    }

    @Test func `random sources of several clocks give the same instants on every way`() throws {
        let seed = RandomTests.firstSeed
        var generator = SplitMix64(seed)
        for round in 0..<100 {
            let sources = (0..<Int.random(in: 1...4, using: &generator)).map { RandomSource($0, &generator) }
            let instants = sources.flatMap(\.instants).sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
            let chosen = PageClockTests.zones.randomElement(using: &generator)
            for zone in [nil, chosen] {
                let reads = sources.map { source($0.text, zone: zone) }
                let merged = ScheduleReader.merge(reads)
                let comment: Comment = "seed \(seed), round \(round), \(zone ?? "no zone")"
                #expect(merged.instants == instants, comment)
                let exported = try String(decoding: json(merged), as: UTF8.self)
                #expect(source(exported, zone: nil).instants == instants, comment)
                #expect(try phones(of: merged) == instants, comment)
                #expect(try watches(of: merged) == instants, comment)
                try withStore { store in
                    for (index, random) in sources.enumerated() {
                        _ = try store.import(source(random.text, zone: nil), from: "\(index)")
                    }
                    let stored = try store.read(on: zone.flatMap { TimeZoneName($0) })
                    #expect(stored.instants == instants, comment)
                    #expect(zone == nil || stored.schedule?.timeZone == zone, comment)
                }
            }
        }
    }

    /// What the phones of all people have.
    private func phones(of merged: ReadResult) throws -> [String] {
        let schedule = try #require(merged.schedule)
        let people = People(of: schedule)
        return try schedule.events.map(\.title).flatMap { name in
            var options = ExportOptions()
            options.person = try people.choosing([name])
            return source(schedule.exported(as: .ics, options), zone: nil).instants.map {
                $0.replacing(/^CALL/, with: name)
            }
        }.sorted()
    }

    /// Who is on call at the start of each event and was not a minute before.
    private func watches(of merged: ReadResult) throws -> [String] {
        let schedule = try #require(merged.schedule)
        let zone = try #require(schedule.timeZone.flatMap { TimeZoneName($0) })
        let line = try #require(schedule.lines.first { $0.key == "call" })
        let watch = try #require(LineWatch(schedule, People(of: schedule), line: line, in: zone))
        return schedule.events.flatMap { event in
            let minute = watch.instant(of: event.start!).milliseconds / 60_000
            let before = watch.duties(at: Instant(milliseconds: (minute - 1) * 60_000)).map(\.name)
            let begun = watch.duties(at: Instant(milliseconds: minute * 60_000)).filter { !before.contains($0.name) }
            return begun.map { "\($0.name) \(minute)" }
        }.sorted()
    }

    private func source(_ text: String, zone: String?) -> ReadResult {
        let options = ReadingOptions(timeZone: zone.flatMap { TimeZoneName($0) })
        return ScheduleReader.merge([ScheduleReader.read(Array(text.utf8), file: "t", options: options)])
    }

    /// A calendar or a schedule with events at known instants, none of which a clock shows twice.
    private struct RandomSource {
        private(set) var instants: [String: Int] = [:]
        private(set) var text = ""

        init(_ number: Int, _ random: inout SplitMix64) {
            let zone = PageClockTests.zones.randomElement(using: &random)!
            let isSchedule = random.next() % 3 == 0
            var events: [String] = []
            for index in 0..<Int.random(in: 1...5, using: &random) {
                let name = ["Adam", "Bell", "Clark", "David"][number] + ["ova", "sen", "witz", "man", "son"][index]
                let instant =
                    Instant(iso8601: "2025-07-01T00:00:00Z")!.milliseconds / 60_000
                    + Int.random(in: 0..<60 * 24 * 30, using: &random)
                instants[name] = instant
                events.append(
                    isSchedule
                        ? RandomSource.json(name, instant) : RandomSource.iCalendar(name, instant, zone, &random))
            }
            let list = ", \"events\": [\(events.joined(separator: ", "))]"
            text =
                isSchedule
                ? document(before: "\"timeZone\": \"\(zone)\", ", after: list)
                : calendar(events.joined(separator: "\n"))
        }

        private static func json(_ name: String, _ instant: Int) -> String {
            let (start, end) = (Instant(milliseconds: instant * 60_000), Instant(milliseconds: (instant + 60) * 60_000))
            return #"{"title": "\#(name)", "line": "call", "start": "\#(start.iso8601)", "end": "\#(end.iso8601)"}"#
        }

        private static func iCalendar(
            _ name: String, _ instant: Int, _ zone: String, _ random: inout SplitMix64
        ) -> String {
            let other = random.next() % 4 == 0 ? PageClockTests.zones.randomElement(using: &random)! : zone
            let written =
                random.next() % 3 == 0
                ? "DTSTART:\(Instant(milliseconds: instant * 60_000).iCalendar)"
                : "DTSTART;TZID=\(other):"
                    + WallClock(timeZone: other).time(at: Instant(milliseconds: instant * 60_000))!.iCalendar
            return event("\(written)\nDURATION:PT1H", uid: name, summary: "CALL: \(name)")
        }
    }
}

extension ReadResult {
    /// The titles of the events, each with the minute of its start since 1970, in UTC.
    fileprivate var instants: [String] {
        guard let schedule, let rules = schedule.timeZone.flatMap({ TimeZoneRules(identifier: $0) }) else { return [] }
        return schedule.events.map { event in
            let start = event.start!
            let wall = start.date.epochDay.rawValue * WallTime.secondsPerDay + start.minute * 60
            return "\(event.title) \(rules.instant(of: wall) / 60)"
        }.sorted()
    }
}
