import CalendarCore
import Foundation
import GoldenSupport
import Testing

@testable import ScheduleIO

/// A schedule that is written as a table, in any of the ways that people have, reads back as the same schedule; or, if
/// the table leaves something open, ends with an error that says so. Never a wrong day without a word.
///
/// A seed determines each table. `CALPRINT_TABLES=50000` tries that many of them, `CALPRINT_SEED=1` begins with that
/// seed.
@Suite struct RandomTableTests {
    private static let count = RandomTests.count("CALPRINT_TABLES", default: 400)
    private static let firstSeed = RandomTests.firstSeed

    static let batches = stride(from: 0, to: count, by: 50).map { start in
        firstSeed + UInt64(start)..<firstSeed + UInt64(min(start + 50, count))
    }

    @Test(arguments: batches)
    func `a table reads back as its schedule or says what is open`(seeds: Range<UInt64>) {
        var tally: [String: Int] = [:]
        for seed in seeds {
            let table = RandomTable(seed: seed)
            let outcome = table.outcome
            if case .wrong(let fault) = outcome { Issue.record("seed \(seed): \(fault)\n\(table.summary)") }
            tally["\(table.shape) \(outcome.word)", default: 0] += 1
        }
        guard RandomTableTests.count > 1000 else { return }
        let counts = tally.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
        print("seeds \(seeds.lowerBound)..<\(seeds.upperBound): \(counts)")
    }

    /// Whatever becomes of its bytes, reading ends, with a schedule or with an error.
    @Test func `every changed table ends well`() {
        for number in 0..<min(RandomTableTests.count, 5000) {
            let seed = RandomTableTests.firstSeed + UInt64(number)
            let table = RandomTable(seed: seed)
            var (bytes, random) = (table.bytes, SplitMix64(seed))
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                bytes.mutate(inserting: [Array("\";,|\t\r\n0/.-".utf8).map { [$0] }], &random)
            }
            let options = ReadingOptions(table: table.options)
            let result = ScheduleReader.read(bytes, file: table.fileName, options: options)
            #expect((result.schedule == nil) == !result.errors.isEmpty, "seed \(seed)")
        }
    }

    /// A table whose weekdays are those of other dates is never read without a word.
    @Test func `weekdays that contradict are told`() {
        for seed in UInt64(0)..<600 {
            let table = RandomTable(seed: seed, hasOtherWeekdays: true)
            guard table.saysWeekdays else { continue }
            #expect(
                table.reading.result.codes.contains { [.doubtfulDate, .ambiguousDate].contains($0) },
                "seed \(seed)\n\(table.summary)"
            )
        }
    }

    /// A generator that leaves everything open would prove nothing.
    @Test func `few tables leave anything open`() {
        let tables = (UInt64(0)..<300).map { RandomTable(seed: $0) }
        #expect(tables.count { $0.openQuestion != nil } < 30)
        #expect(Set(tables.map(\.shape)).count == RandomTable.Shape.allCases.count)
    }
}

extension Schedule {
    /// Every entry of every day, as ``TableCase`` writes it.
    var allEntries: [String] {
        let labels = Dictionary(uniqueKeysWithValues: lines.map { ($0.key, $0.label) })
        let texts = days.flatMap { day in
            day.texts.map { TableCase.flat("\(day.date)", labels[$0.key] ?? $0.key, $0.text, nil) }
        }
        return texts
            + events.flatMap { event -> [String] in
                let label = event.lineKey.map { labels[$0] ?? $0 }
                switch event.span {
                case .timed(let start, _):
                    return [TableCase.flat("\(start.date)", label, event.title, start.iso8601)]
                case .allDay(let first, let last):
                    return (0...(last.epochDay - first.epochDay)).map {
                        TableCase.flat("\(first.adding(days: $0))", label, event.title, nil)
                    }
                }
            }
    }
}
