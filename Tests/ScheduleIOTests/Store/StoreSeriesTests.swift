import CalendarCore
import GoldenSupport
import Testing

@testable import ScheduleIO

/// A store keeps the rules of endless series, so that it has what the file has on every day.
@Suite struct StoreSeriesTests {
    private let endless = calendar(event("DTSTART;VALUE=DATE:20240103\nRRULE:FREQ=WEEKLY"))

    private func forStore(_ text: String, person: String? = nil, label: String? = nil) -> ReadResult {
        var options = ReadingOptions(label: label, person: person)
        options.keepsSeries = true
        return ScheduleReader.read(Array(text.utf8), file: "t.ics", options: options)
    }

    private func month(_ text: String) -> ClosedRange<CivilDate> {
        let first = CivilDate("\(text)-01")
        return first...first.yearMonth.lastDay
    }

    @Test(arguments: ["2024-01", "2026-12", "2199-12"]) func `an endless series is in every month`(_ month: String)
        throws
    {
        try withStore { store in
            #expect(try store.import(forStore(endless), from: "a") == ImportSummary(added: 1))
            let stored = try store.read(self.month(month))
            #expect(stored.schedule?.events.isEmpty == false && stored.findings.isEmpty)
            #expect(try store.read(month: "2023-11").schedule?.events.isEmpty == true)
        }
    }

    @Test func `an export of everything goes a year beyond the last event that is written out`() throws {
        try withStore { store in
            _ = try store.import(forStore(endless), from: "a")
            let all = readCalendar(endless, from: "1900-01-01", to: "2025-01-03").occurrences
            #expect(try store.read().occurrences == all)
            #expect(try store.extent == CivilDate("2024-01-03")...CivilDate("2025-01-03"))
            #expect(try store.contents.sources.map(\.seriesCount) == [1])
        }
    }

    @Test func `a small file stays small`() throws {
        let daily = "DTSTART;VALUE=DATE:19000101\nRRULE:FREQ=DAILY"
        try withStore { store in
            let summary = try store.import(forStore(calendar(event(daily), event(daily, uid: "b"))), from: "a")
            let february = try store.read(month: "2026-02")
            #expect(summary.added == 2 && february.schedule?.events.count == 56)
        }
    }

    @Test func `series without a UID are told apart by what they say`() throws {
        let (one, other) = (event("DTSTART;VALUE=DATE:20240103\nRRULE:FREQ=WEEKLY", uid: nil), "SUMMARY:B")
        try withStore { store in
            let read = forStore(calendar(one, one.replacing("SUMMARY:A", with: other)))
            let summaries = [try store.import(read, from: "a"), try store.import(read, from: "a")]
            #expect(summaries == [ImportSummary(added: 2), ImportSummary(unchanged: 2)])
            #expect(try store.read(month: "2026-01").schedule?.events.count == 8)
        }
    }

    @Test(arguments: ["COUNT=30", "UNTIL=20240601"]) func `a short series is kept as its events`(_ end: String) throws {
        try withStore { store in
            _ = try store.import(forStore(endless.replacing("WEEKLY", with: "DAILY;\(end)")), from: "a")
            let source = try store.contents.sources[0]
            #expect(source.seriesCount == 0 && source.eventCount >= 30)
        }
    }

    @Test func `a count is followed to its end, however far that is`() throws {
        try withStore { store in
            _ = try store.import(forStore(endless.replacing("WEEKLY", with: "YEARLY;COUNT=100")), from: "a")
            #expect(try store.read(month: "2123-01").schedule?.events.count == 1)
        }
    }

    // MARK: Changes

    @Test func `a new version replaces the whole series`() throws {
        try withStore { store in
            _ = try store.import(forStore(endless), from: "a")
            let moved = endless.replacing("20240103", with: "20240104")
            #expect(try store.import(forStore(moved), from: "a") == ImportSummary(changed: 1))
            #expect(try store.import(forStore(moved), from: "a") == ImportSummary(unchanged: 1))
            #expect(try store.read(month: "2026-01").occurrences.first == "2026-01-01 A")
        }
    }

    @Test func `a series that is gone is removed on every day`() throws {
        try withStore { store in
            _ = try store.import(forStore(endless), from: "a")
            var options = ScheduleStore.ImportOptions()
            (options.replaces, options.replacedDays) = (true, CivilDate("2026-01-01")...CivilDate("2030-01-01"))
            let other = forStore(calendar(event("DTSTART:20260101T090000", uid: "b")))
            #expect(try store.import(other, from: "a", options) == ImportSummary(added: 1, removed: 1))
        }
    }

    @Test func `a cancellation takes the series away, or one of its events`() throws {
        let dated = endless.replacing("RRULE", with: "DTSTAMP:20240101T000000Z\nRRULE")
        let one = "RECURRENCE-ID;VALUE=DATE:20260107\nDTSTAMP:20250101T000000Z"
        try withStore { store in
            _ = try store.import(forStore(dated), from: "a")
            _ = try store.import(forStore(calendar(event(one), head: "METHOD:CANCEL")), from: "b")
            #expect(try store.read(month: "2026-01").occurrences == ["2026-01-14 A", "2026-01-21 A", "2026-01-28 A"])
            let all = calendar(event("DTSTAMP:20250201T000000Z"), head: "METHOD:CANCEL")
            #expect(try store.import(forStore(all), from: "c").removed == 1)
            #expect(try store.import(forStore(dated), from: "a").older == 1)
            #expect(try store.read(month: "2026-01").schedule?.events.isEmpty == true)
        }
    }

    @Test func `an earlier day has the earlier version`() throws {
        let old = endless.replacing("RRULE", with: "DTSTAMP:20240101T000000Z\nRRULE")
        let new = old.replacing("20240101T", with: "20250101T").replacing("SUMMARY:A", with: "SUMMARY:B")
        try withStore { store in
            for text in [old, new] { _ = try store.import(forStore(text), from: "a") }
            let days = month("2026-01")
            #expect(try store.read(days).schedule?.events.first?.title == "B")
            #expect(try store.read(days, asOf: CivilDate("2024-06-01")).schedule?.events.first?.title == "A")
        }
    }

    // MARK: Files and store

    @Test(arguments: CalendarCorpusTests.Sample.allCases)
    func `a store has what the file has`(_ sample: CalendarCorpusTests.Sample) throws {
        try expectSame([String(decoding: try sample.bytes, as: UTF8.self)], "\(sample)")
    }

    @Test func `random calendars give the same from files and from the store`() throws {
        let seed = RandomTests.firstSeed
        var generator = SplitMix64(seed)
        for round in 0..<RandomTests.count("CALPRINT_SERIES", default: 40) {
            let texts = (0..<Int.random(in: 1...3, using: &generator)).map { RandomSeries.calendar($0, &generator) }
            try expectSame(texts, "seed \(seed), round \(round)")
        }
    }

    private func expectSame(_ texts: [String], _ comment: String) throws {
        try withStore { store in
            for (index, text) in texts.enumerated() {
                _ = try store.import(ScheduleReader.merge([forStore(text)]), from: "\(index)")
            }
            for text in ["1900-01", "2025-02", "2025-07", "2026-11", "2031-03", "2199-12"] {
                let days = month(text)
                let files = readTogether(texts, on: days)
                let stored = try store.read(days)
                let (here, there) = (stored.words(on: days), files.words(on: days))
                #expect(here.filter { !there.contains($0) } == [], "too much: \(comment), \(text)")
                #expect(there.filter { !here.contains($0) } == [], "missing: \(comment), \(text)")
                #expect(here.count == there.count, "\(comment), \(text)")
            }
        }
    }

    /// Reads calendars as files of one run, each on the clock of the page.
    private func readTogether(_ texts: [String], on days: ClosedRange<CivilDate>) -> ReadResult {
        var options = ReadingOptions(days: days)
        func read(_ text: String) -> ReadResult {
            ScheduleReader.read(Array(text.utf8), file: "t.ics", options: options)
        }
        let first = texts.map(read)
        let clock = PageClock(of: first)
        return ScheduleReader.merge(
            zip(texts, first).map { text, result in
                options.pageTimeZone = clock.zone(movingCalendar: result)
                return options.pageTimeZone == nil ? result : read(text)
            })
    }
}

extension ScheduleStore {
    fileprivate func read(month: String) throws -> ReadResult {
        let first = CivilDate("\(month)-01")
        return try read(first...first.yearMonth.lastDay)
    }
}

extension ReadResult {
    /// All that is known of the events that touch some days.
    fileprivate func words(on days: ClosedRange<CivilDate>) -> [String] {
        let events = schedule?.events.filter { $0.coveredDays.overlaps(days) } ?? []
        return events.map { event in
            let (name, content) = (event.identity?.name ?? "", event.content)
            let span = "\(event.span.startText) \(event.span.endText ?? "")"
            return "\(span) \(name) \(event.isPrivate) \(event.modified?.iso8601 ?? "")"
                + " \(content.lineKey ?? ""): \(content.title) \(content.person ?? "")"
        }
    }
}

/// Calendars of series with rules, exceptions, changes and zones of all kinds.
private enum RandomSeries {
    private static let zone = """
        BEGIN:VTIMEZONE
        TZID:Ward
        BEGIN:STANDARD
        DTSTART:19701025T030000
        RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
        TZOFFSETFROM:+0200
        TZOFFSETTO:+0100
        END:STANDARD
        BEGIN:DAYLIGHT
        DTSTART:19700329T020000
        RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
        TZOFFSETFROM:+0100
        TZOFFSETTO:+0200
        END:DAYLIGHT
        END:VTIMEZONE
        """

    static func calendar(_ number: Int, _ random: inout SplitMix64) -> String {
        let head = ["VERSION:2.0", "X-WR-TIMEZONE:Europe/Berlin"].randomElement(using: &random)!
        // A store has no name for a clock that only its file knows.
        let forms = Form.allCases.filter { $0 != .own || head != "VERSION:2.0" }
        let events = (0..<Int.random(in: 1...4, using: &random)).flatMap {
            series("\(number)-\($0)", forms.randomElement(using: &random)!, &random)
        }
        let zones = head == "VERSION:2.0" ? [] : [zone]
        return ScheduleIOTests.calendar((zones + events.shuffled(using: &random)).joined(separator: "\n"), head: head)
    }

    private static func series(_ uid: String, _ form: Form, _ random: inout SplitMix64) -> [String] {
        let day = CivilDate(CivilDate("2025-01-01").epochDay + Int.random(in: -800...100, using: &random))!
        let parts = ["FREQ=DAILY", "FREQ=WEEKLY", "FREQ=WEEKLY;INTERVAL=2", "FREQ=MONTHLY;BYDAY=2TU", "FREQ=YEARLY"]
        let endless = ["", "", ";COUNT=2000", ";UNTIL=21001231"]
        // A store does not know a time without a zone when it is an event of its own.
        let ends = form == .floating ? endless : endless + [";COUNT=5", ";UNTIL=20251231"]
        let rule = parts.randomElement(using: &random)! + ends.randomElement(using: &random)!
        var master = "\(form.line("DTSTART", day))\nRRULE:\(rule)\nDTSTAMP:20250101T000000Z"
        if random.next() % 3 == 0 { master += "\n\(form.line("EXDATE", later(day, &random)))" }
        if random.next() % 4 == 0 { master += "\n\(form.line("RDATE", later(day, &random)))" }
        if random.next() % 5 == 0 { master += "\nCLASS:PRIVATE" }
        let summary = ["A", "CALL: \(uid)", "Wörter, \(uid)"].randomElement(using: &random)!
        var events = [event(master, uid: uid, summary: summary)]
        if random.next() % 3 == 0 {
            let date = later(day, &random)
            let range = random.next() % 2 == 0 ? ";RANGE=THISANDFUTURE" : ""
            let id = form.line("RECURRENCE-ID\(range)", date)
            let change = [
                form.line("DTSTART", CivilDate(date.epochDay + 1)!), "\(form.line("DTSTART", date))\nSTATUS:CANCELLED",
            ]
            events.append(event("\(id)\n\(change.randomElement(using: &random)!)", uid: uid, summary: "moved \(uid)"))
        }
        return events
    }

    private static func later(_ day: CivilDate, _ random: inout SplitMix64) -> CivilDate {
        CivilDate(day.epochDay + 7 * Int.random(in: 0...120, using: &random))!
    }

    private enum Form: CaseIterable {
        case date, floating, utc, zone, own

        func line(_ name: String, _ day: CivilDate) -> String {
            switch self {
            case .date: "\(name);VALUE=DATE:\(day.iCalendar)"
            case .floating: "\(name):\(day.iCalendar)T233000"
            case .utc: "\(name):\(day.iCalendar)T233000Z"
            case .zone: "\(name);TZID=Europe/Berlin:\(day.iCalendar)T003000"
            case .own: "\(name);TZID=Ward:\(day.iCalendar)T233000"
            }
        }
    }
}
