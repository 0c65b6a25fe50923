import GoldenSupport
import Testing

@testable import CalendarLayout

/// Properties of every text at every limit. The seed determines the text.
@Suite struct LineBreakerProperties {
    @Test(arguments: 0..<150)
    func `lines put together are the text without the white space between them`(_ seed: Int) throws {
        for (limit, broken) in try everyLimit(seed) {
            var end = 0
            for line in try #require(broken.lines) {
                let dropped = broken.shaped.text(of: end..<line.clusters.lowerBound)
                #expect(dropped.allSatisfy { $0 == " " }, "seed \(seed), limit \(limit): lost \(dropped)")
                end = line.clusters.upperBound
            }
            let dropped = broken.shaped.text(of: end..<broken.shaped.clusters.count)
            #expect(dropped.allSatisfy { $0 == " " }, "seed \(seed), limit \(limit): lost \(dropped)")
        }
    }

    @Test(arguments: 0..<150)
    func `no line exceeds its limit but a single character, hyphens included`(_ seed: Int) throws {
        for (limit, broken) in try everyLimit(seed, indent: 3) {
            let first = broken.fill?.beginsBelow ?? false ? limit : limit - 3
            for (number, line) in try #require(broken.lines).enumerated() {
                let width = line.clusters.count + (line.endsInsideWord ? 1 : 0)
                let room = number == 0 ? first : limit
                #expect(width <= room || line.clusters.count == 1, "seed \(seed), limit \(limit)")
            }
        }
    }

    @Test(arguments: 0..<150)
    func `no line begins or ends with white space`(_ seed: Int) throws {
        for (limit, broken) in try everyLimit(seed) where limit > 0 {
            let strings = try #require(broken.strings)
            #expect(
                !strings.contains { $0.hasPrefix(" ") || $0.hasSuffix(" ") }, "seed \(seed), limit \(limit): \(strings)"
            )
        }
    }

    @Test(arguments: 0..<150)
    func `no line begins with a sign or a fraction if the lines hold every name`(_ seed: Int) throws {
        var random = SplitMix64(UInt64(seed))
        let text = random.text(words: 6...20)
        for limit in 60...70 {
            let strings = try #require(try BrokenText(text, limit: limit, worst: .free, room: 60).strings)
            let signs: [Character] = ["/", "|", "–", "—", "&", "½"]
            #expect(
                !strings.dropFirst().contains { $0.first.map(signs.contains) ?? false },
                "seed \(seed), limit \(limit): \(strings)")
        }
    }

    @Test(arguments: 0..<150)
    func `counting finds what setting comes to`(_ seed: Int) throws {
        for indent in [0, 3] {
            for (limit, broken) in try everyLimit(seed, indent: indent) {
                let (fill, counted) = (try #require(broken.fill), try #require(broken.counted))
                #expect(fill.numbers == counted.numbers, "seed \(seed), limit \(limit)")
                let below = fill.beginsBelow ? 1 : 0
                #expect(fill.lineCount == (broken.lines?.count ?? 0) + below, "seed \(seed), limit \(limit)")
            }
        }
    }

    @Test(arguments: 0..<300)
    func `less room never means fewer lines`(_ seed: Int) throws {
        for worst in [LineEnd.free, .hyphen] {
            for indent in [0, 3] {
                let broken = try everyLimit(seed, indent: indent, worst: worst).filter { $0.limit > 0 }
                let counts = try broken.map { try #require($0.broken.fill).lineCount }
                #expect(counts == counts.sorted(by: >), "seed \(seed), indent \(indent), \(worst): \(counts)")
            }
        }
    }

    @Test(arguments: 0..<150)
    func `a text that breaks no name at a limit breaks none at a larger one`(_ seed: Int) throws {
        let text = text(seed)
        for room in [6, 12] {
            let fits = try (0...60).map { try BrokenText(text, limit: $0, room: room).lines != nil }
            let first = try #require(fits.firstIndex(of: true), "seed \(seed), room \(room)")
            #expect(!fits[first...].contains(false), "seed \(seed), room \(room)")
            #expect(fits[room], "seed \(seed): a word that fits its room was refused there")
        }
    }

    /// The text at limits of 0 to 30 characters, with a hyphen of one.
    private func everyLimit(
        _ seed: Int, indent: Int = 0, worst: LineEnd = .hyphen
    ) throws -> [(limit: Int, broken: BrokenText)] {
        let text = text(seed)
        return try (0...30).map { limit in
            (limit, try BrokenText(text, limit: limit, indent: indent, worst: worst, hyphen: 1))
        }
    }

    private func text(_ seed: Int) -> String {
        var random = SplitMix64(UInt64(seed))
        return random.text(words: 1...8)
    }
}

extension LineFill {
    /// All that it says, comparable.
    fileprivate var numbers: [Int] { [lineCount, hyphenCount, wordBreakCount, beginsBelow ? 1 : 0] }
}
