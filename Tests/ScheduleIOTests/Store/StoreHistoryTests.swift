import CalendarCore
import GoldenSupport
import Testing

@testable import ScheduleIO

/// The content of a store on a day.
@Suite struct StoreHistoryTests {
    private static let start = CivilDate("2025-03-01")

    @Test func `after random imports each day has what a log of them says`() throws {
        let seed = RandomTests.firstSeed
        var generator = SplitMix64(seed)
        for _ in 0..<RandomTests.count("CALPRINT_HISTORIES", default: 25) {
            let zone = [nil, "Pacific/Auckland", "America/Chicago"].randomElement(using: &generator)!
            var history = StoreHistory()
            try withStore { store in
                for _ in 0..<12 {
                    let batch = Self.batch(&generator)
                    try expect(store, batch, &history, zone, &generator, "seed \(seed)")
                }
            }
        }
    }

    /// Imports a batch twice; expects what the history says of some days.
    private func expect(
        _ store: ScheduleStore, _ batch: StoreHistory.Batch, _ history: inout StoreHistory, _ zone: String?,
        _ generator: inout SplitMix64, _ comment: Comment
    ) throws {
        var options = ScheduleStore.ImportOptions()
        options.replaces = batch.replaces
        history.add(batch)
        _ = try store.import(batch.result(zone), from: batch.source, options)
        #expect(try store.contents.replacedCount == history.replacedCount, comment)
        let again = try store.import(batch.result(zone), from: batch.source, options)
        #expect(again.added + again.changed + again.removed == 0, comment)
        #expect(try store.contents.replacedCount == history.replacedCount, "twice, \(comment)")
        for _ in 0..<6 {
            let day = CivilDate(Self.start.epochDay + Int.random(in: -2...16, using: &generator))!
            let entries = history.entries(before: WallClock(timeZone: zone).end(of: day).milliseconds)
            #expect(try store.read(asOf: day).schedule?.entries == entries, "\(day), \(comment)")
            let first = CivilDate(Self.start.epochDay + Int.random(in: 0...70, using: &generator))!
            let days = first...CivilDate(first.epochDay + 20)!
            let part = entries.filter { days.contains(CivilDate(iso8601: String($0.prefix(10)))!) }
            #expect(try store.read(days, asOf: day).schedule?.entries == part, "\(days) on \(day), \(comment)")
        }
        let newest = history.newest.values.map(\.entry).sorted()
        #expect(try store.read().schedule?.entries == newest, comment)
        #expect(try store.read(asOf: CivilDate("9999-12-31")).schedule?.entries == newest, comment)
    }

    /// Of eight records some have names, and move among days of their own; others are known by their day.
    private static func batch(_ generator: inout SplitMix64) -> StoreHistory.Batch {
        let source = ["a", "b"].randomElement(using: &generator)!
        func instant() -> Int? {
            guard Int.random(in: 0..<6, using: &generator) > 0 else { return nil }
            return (start.epochDay.rawValue * 24 + Int.random(in: 0..<60, using: &generator) * 6) * 3_600_000
        }
        var (versions, deletions) = ([String: StoreHistory.Version](), [String: Int?]())
        for number in 0..<8 where Int.random(in: 0..<3, using: &generator) > 0 {
            let isNamed = number < 5
            if isNamed, Int.random(in: 0..<6, using: &generator) == 0 {
                deletions["\(number)"] = .some(instant())
                continue
            }
            let move = isNamed ? Int.random(in: 0...2, using: &generator) * 40 : source == "a" ? 0 : 40
            let text = ["A", "B", "C"].randomElement(using: &generator)!
            versions[isNamed ? "\(number)" : "\(number) of \(source)"] = StoreHistory.Version(
                modified: instant(), entry: "\(CivilDate(start.epochDay + move + number)!) os=\(text)", source: source)
        }
        return StoreHistory.Batch(
            source: source, versions: versions, deletions: deletions,
            replaces: Int.random(in: 0..<4, using: &generator) == 0)
    }

    @Test func `days, notes and events of the past come out as they went in`() throws {
        let seed = RandomTests.firstSeed
        var generator = SplitMix64(seed)
        var all = [try #require(read(Samples.everything).schedule)]
        all += (0..<5).map { _ in Samples.random(&generator) }
        for schedule in all {
            let old = ScheduleReader.read(ScheduleExport(schedule, as: .json).bytes, file: "a")
            // 2 January 2100, 12:00 in UTC.
            let instant = Instant(milliseconds: 4_102_574_400_000)
            try withStore { store in
                _ = try store.import(old, from: "a")
                let before = try store.read(asOf: CivilDate("2100-01-01"))
                // A file without any of the records, but with the same lines and people.
                let empty = Schedule(
                    title: schedule.title, timeZone: schedule.timeZone, lines: schedule.lines,
                    closedWords: schedule.closedWords, people: schedule.people,
                    days: [DayRecord(date: CivilDate("2090-01-01"), texts: [], modified: instant)])
                var options = ScheduleStore.ImportOptions()
                options.replaces = true
                let summary = try store.import(ReadResult(empty, findings: []), from: "a", options)
                #expect(summary.removed > 0 && summary.added == 1, "seed \(seed)")
                #expect(try store.contents.replacedCount == summary.removed, "seed \(seed)")
                #expect(try json(store.read(asOf: CivilDate("2100-01-01"))) == json(before), "seed \(seed)")
                #expect(try json(before) == json(old), "seed \(seed)")
                #expect(try store.read(asOf: CivilDate("2100-01-03")).schedule?.days.count == 1, "seed \(seed)")
            }
        }
    }

    @Test func `what data without instants replace is gone`() throws {
        let (a, b) = (#"{"date": "2025-01-01", "os": "A"}"#, #"{"date": "2025-01-01", "os": "B"}"#)
        try withStore { store in
            for day in [a, b] { _ = try store.import(read(document(day)), from: "x") }
            var options = ScheduleStore.ImportOptions()
            options.replaces = true
            _ = try store.import(read(document(#"{"date": "2025-01-02", "os": "C"}"#)), from: "x", options)
            #expect(try store.contents.replacedCount == 0)
            #expect(try store.read(asOf: CivilDate("1999-01-01")).schedule?.entries == ["2025-01-02 os=C"])
        }
    }

    @Test func `a dry run keeps nothing`() throws {
        try withStore { store in
            let a = #"{"date": "2025-01-01", "os": "A"}"#
            let b = #"{"date": "2025-01-01", "modified": "2025-01-01T00:00:00Z"}"#
            _ = try store.import(read(document(a)), from: "x")
            var options = ScheduleStore.ImportOptions()
            options.isDryRun = true
            _ = try store.import(read(document(b)), from: "x", options)
            #expect(try store.contents.replacedCount == 0)
        }
    }

    /// A store that changes each day costs nothing to draw: the newest versions are in tables of their own.
    @Test func `the newest state is read without the table of replaced versions`() throws {
        try withStore { store in
            for day in 1...9 {
                let record = #"{"date": "2025-01-01", "os": "\#(day)", "modified": "2025-01-0\#(day)T00:00:00Z"}"#
                _ = try store.import(read(document(record)), from: "x")
            }
            #expect(try store.contents.replacedCount == 8)
            #expect(try store.read(asOf: CivilDate("2025-01-04")).schedule?.entries == ["2025-01-01 os=4"])
            try store.database.execute("DROP TABLE replaced_text; DROP TABLE replaced")
            #expect(try store.read().schedule?.entries == ["2025-01-01 os=9"])
        }
    }
}

extension StoreHistory.Batch {
    /// As a reader would have returned it.
    fileprivate func result(_ zone: String?) -> ReadResult {
        let days = versions.map { name, version in
            let parts = version.entry.split(separator: " ")
            return DayRecord(
                date: CivilDate(iso8601: String(parts[0]))!,
                texts: [LineText(key: "os", text: String(parts[1].dropFirst(3)))],
                identity: name.contains(" ") ? nil : RecordIdentity(zone: "Z", name: name),
                modified: version.modified.map(Instant.init))
        }
        let tombstones = deletions.map { name, instant in
            Tombstone(identity: RecordIdentity(zone: "Z", name: name), modified: instant.map(Instant.init))
        }
        return ReadResult(
            Schedule(timeZone: zone, days: days.sorted { $0.date < $1.date }), findings: [], tombstones: tombstones)
    }
}
