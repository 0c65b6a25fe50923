import CalendarCore
import Foundation
import GoldenSupport
import Testing

@testable import ScheduleIO

/// Schedules put into a store and read again.
@Suite struct ScheduleStoreTests {
    @Test func `what was imported comes out as the same bytes, events and zones included`() throws {
        let files = try [TestFiles.bytes("../Clinic/schedule.raw.json"), Array(Samples.everything.utf8)]
        for bytes in files {
            let read = ScheduleReader.read(bytes, file: "a.json")
            try withStore { store in
                _ = try store.import(read, from: "a.json")
                #expect(try json(store.read()) == json(read))
            }
        }
    }

    @Test func `random schedules come out as they went in, and a second import changes nothing`() throws {
        let seed = RandomTests.firstSeed
        var generator = SplitMix64(seed)
        for _ in 0..<20 {
            let text = Samples.random(&generator).exported(as: .json)
            let read = read(text)
            try withStore { store in
                let first = try store.import(read, from: "a")
                #expect(first.added > 0 && first.changed + first.unchanged + first.older == 0, "seed \(seed)")
                #expect(try json(store.read()) == Array(text.utf8), "seed \(seed)")
                let second = try store.import(read, from: "a")
                #expect(second == ImportSummary(unchanged: first.added), "seed \(seed)")
                #expect(try json(store.read()) == Array(text.utf8), "seed \(seed)")
            }
        }
    }

    @Test func `two files in a store are two schedules of a command line`() throws {
        let seed = RandomTests.firstSeed
        var generator = SplitMix64(seed)
        for _ in 0..<20 {
            let reads = ["a", "b"].map { name -> ReadResult in
                // No names: of one name the newer record wins in a store, wherever it came from.
                var schedule = Samples.random(&generator)
                schedule = schedule.withoutNames
                return ScheduleReader.read(ScheduleExport(schedule, as: .json).bytes, file: name)
            }
            try withStore { store in
                for (read, name) in zip(reads, ["a", "b"]) { _ = try store.import(read, from: name) }
                let merged = ScheduleReader.merge(reads)
                #expect(try json(store.read()) == json(merged), "seed \(seed)")
                #expect(try store.read().superseded.count == merged.superseded.count, "seed \(seed)")
            }
        }
    }

    @Test func `some days of a store are those of the whole`() throws {
        let seed = RandomTests.firstSeed
        var generator = SplitMix64(seed)
        let schedule = Samples.random(&generator)
        let read = ScheduleReader.read(ScheduleExport(schedule, as: .json).bytes, file: "a")
        let whole = try #require(read.schedule)
        try withStore { store in
            _ = try store.import(read, from: "a")
            for day in stride(from: 0, to: 750, by: 13) {
                let first = CivilDate(CivilDate("2023-12-25").epochDay + day)!
                let days = first...CivilDate(first.epochDay + Int.random(in: 0...40, using: &generator))!
                let part = try #require(try store.read(days).schedule, "seed \(seed)")
                var options = ExportOptions()
                options.days = days
                #expect(
                    ScheduleExport(part, as: .json, options).bytes == ScheduleExport(whole, as: .json, options).bytes,
                    "\(days), seed \(seed)")
                #expect(part.days.allSatisfy { days.contains($0.date) })
            }
        }
    }

    @Test func `the place of a record in its file is kept for messages`() throws {
        try withStore { store in
            _ = try store.import(read(document("\n" + #"{"date": "2025-01-01", "os": "A"}"#)), from: "/x/t.json")
            let day = try #require(try store.read().schedule?.days.first)
            #expect(day.location?.description == "/x/t.json:2:10")
            #expect(day.texts.first?.location == day.location)
        }
    }

    @Test func `a store tells what is in it`() throws {
        try withStore { store in
            #expect(try store.contents == StoreContents())
            _ = try store.import(read(Samples.everything), from: "a.json")
            let contents = try store.contents
            #expect(contents.version == StoreSchema.version() && contents.zones == ["Z", "Z1", "Z2"])
            #expect(contents.extent == CivilDate("2025-02-01")...CivilDate("2025-03-07"))
            let source = try #require(contents.sources.first)
            #expect(contents.sources.count == 1 && source.name == "a.json")
            #expect(source.dayCount == 3 && source.notesCount == 2 && source.eventCount == 4)
        }
    }
}

/// Calls `body` with a new store.
func withStore(_ body: (ScheduleStore) throws -> Void) throws {
    try withTemporaryFolder { folder in
        try body(try ScheduleStore.openForImport(folder.appending(path: "s.sqlite").path))
    }
}

extension Schedule {
    /// The same without identities.
    fileprivate var withoutNames: Schedule {
        Schedule(
            title: title, timeZone: timeZone, lines: lines,
            days: days.map { DayRecord(date: $0.date, texts: $0.texts, modified: $0.modified) }, notes: notes,
            events: events.map { event in
                var event = event
                event.identity = nil
                return event
            })
    }
}
