import Testing

@testable import calprint

/// The parts of a batch that need no process.
@Suite struct BatchPartsTests {
    @Test func `every line is in one shard`() throws {
        for count in 1...7 {
            let shards = try (1...count).map { try Shard(option: "\($0)/\(count)") }
            for line in 1...30 { #expect(shards.count { $0.has(line: line) } == 1, "\(line) of \(count)") }
        }
    }

    @Test(arguments: ["", "1", "0/1", "2/1", "1/0", "-1/2", "1/2/3", "a/b", "/2"])
    func `other words are not a shard`(word: String) {
        #expect(throws: (any Error).self) { try Shard(option: word) }
    }

    @Test func `a result comes through a pipe as it was`() throws {
        var result = ItemResult(line: 12)
        (result.id, result.output, result.outcome) = ("ward 3", "a/b.pdf", .drawn)
        (result.pages, result.messages) = (7, ["a: warning: b", ""])
        let lines = result.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
        for count in lines.indices {
            var some = Array(lines[..<count])
            #expect(ItemResult(takingFrom: &some) == nil)
        }
        var all = lines + ["next"]
        #expect(ItemResult(takingFrom: &all) == result)
        #expect(all == ["next"])
    }

    @Test func `progress tells the rate and the time left`() {
        let progress = BatchProgress(count: 10_000, Console())
        let words = progress.words(done: 450, failed: 2, after: .seconds(10))
        #expect(words == "450 of 10000 items, 2 failed, 45 a second, 3:32 left")
        let slow = progress.words(done: 1, failed: 0, after: .seconds(4))
        #expect(slow == "1 of 10000 items, 0.2 a second, 666:36 left")
    }

    @Test func `a cache forgets what was not asked for longest`() {
        var cache = LRUCache<Int, Int>(capacity: 2)
        var made: [Int] = []
        for key in [1, 2, 1, 3, 1, 2] {
            _ = cache.value(key) {
                made.append(key)
                return key
            }
        }
        #expect(made == [1, 2, 3, 2])
    }
}
