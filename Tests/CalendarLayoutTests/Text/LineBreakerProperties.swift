import GoldenSupport
import Testing

@testable import CalendarLayout

/// What holds for every text at every limit. The seed determines the text.
@Suite struct LineBreakerProperties {
    @Test(arguments: 0..<150)
    func `lines put together are the text without the white space between them`(_ seed: Int) throws {
        let text = text(seed)
        for limit in 0...24 {
            let broken = try BrokenText(text, limit: limit)
            var end = 0
            for line in try #require(broken.lines) {
                let dropped = broken.shaped.text(of: end..<line.lowerBound)
                #expect(dropped.allSatisfy { $0 == " " }, "seed \(seed), limit \(limit): lost \(dropped)")
                end = line.upperBound
            }
            let dropped = broken.shaped.text(of: end..<broken.shaped.clusters.count)
            #expect(dropped.allSatisfy { $0 == " " }, "seed \(seed), limit \(limit): lost \(dropped)")
        }
    }

    @Test(arguments: 0..<150)
    func `no line exceeds its limit but a single character`(_ seed: Int) throws {
        let text = text(seed)
        for limit in 0...24 {
            let lines = try #require(try BrokenText(text, limit: limit).lines)
            #expect(lines.allSatisfy { $0.count <= max(limit, 1) }, "seed \(seed), limit \(limit)")
        }
    }

    @Test(arguments: 0..<150)
    func `no line begins or ends with white space`(_ seed: Int) throws {
        let text = text(seed)
        for limit in 1...24 {
            let strings = try #require(try BrokenText(text, limit: limit).strings)
            #expect(
                !strings.contains { $0.hasPrefix(" ") || $0.hasSuffix(" ") },
                "seed \(seed), limit \(limit): \(strings)")
        }
    }

    @Test(arguments: 0..<150)
    func `more room never takes more lines`(_ seed: Int) throws {
        let text = text(seed)
        for first in [0, 3, 30] {
            let counts = try (0...30).map { try #require(try BrokenText(text, limit: $0, first: first).lines).count }
            #expect(counts == counts.sorted(by: >), "seed \(seed), first \(first): \(counts)")
        }
    }

    @Test(arguments: 0..<150)
    func `a text that breaks no name at a limit breaks none at a larger one`(_ seed: Int) throws {
        let text = text(seed)
        for room in [6, 12] {
            let fits = try (0...30).map { try BrokenText(text, limit: $0, room: room).lines != nil }
            let first = try #require(fits.firstIndex(of: true), "seed \(seed), room \(room)")
            #expect(!fits[first...].contains(false), "seed \(seed), room \(room)")
            #expect(fits[room], "seed \(seed): a word that fits its room was refused there")
        }
    }

    private func text(_ seed: Int) -> String {
        var random = SplitMix64(UInt64(seed))
        return random.text(words: 1...8)
    }
}
