import CalendarLayout
import GoldenSupport
import Testing

@testable import CairoRenderer

/// A second opinion on line breaks: a Pango that follows the same version of Unicode, but for what it does its own way.
@Suite(
    .enabled(
        if: PangoVersion.isOurs,
        "Pango \(PangoVersion.name) follows another version of UAX #14 than \(LineBreakTable.version)"))
struct LineBreakPangoTests {
    @Test func `every pair and triple of characters breaks as Pango says`() throws {
        for a in LineBreakAlphabet.triples {
            for b in LineBreakAlphabet.triples {
                for c in LineBreakAlphabet.triples { try expectPangosBreaks(a + b + c) }
            }
        }
    }

    @Test func `random texts break as Pango says`() throws {
        let seed = RandomTests.firstSeed
        var random = SplitMix64(seed)
        for _ in 0..<20_000 {
            let length = Int.random(in: 1...40, using: &random)
            let text = (0..<length).map { _ in LineBreakAlphabet.all.randomElement(using: &random)! }.joined()
            guard !LineBreakAlphabet.isLeftToPango(text) else { continue }
            try expectPangosBreaks(text, "seed \(seed)")
        }
    }

    /// Thai is left to a dictionary. Pango keeps a grapheme cluster whole (UAX #29) unless its second character is of
    /// one of a few classes; UAX #14 does not. Six characters are otherwise: marks that are BA or NS (U+0F7F, U+FF9E,
    /// U+FF9F), and signs that Pango does not count, or Swift does not, to the cluster of the next character.
    @Test func `every character breaks among others as Pango says`() throws {
        let frames = ["A\u{1}A", "a \u{1}a", "7\u{1}7", "字\u{1}字", "-\u{1}(", ")\u{1}$", "א-\u{1}", "각\u{1}가"]
        let others = try LineBreakAlphabet.assigned.filter { scalar in
            try frames.contains { frame in
                let text = frame.replacing("\u{1}", with: String(scalar))
                return try wholeClusters(ours(text), of: text) != pangos(text)
            }
        }
        #expect(others == ["\u{890}", "\u{891}", "\u{F7F}", "\u{FF9E}", "\u{FF9F}", "\u{11A3A}"])
    }

    /// Everything else that Pango does its own way.
    @Test(arguments: [
        // It does not look past a mark behind an opening bracket (LB25), nor behind a reserved pictograph (LB30b).
        ("$(\u{301}7", [], [1]), ("\u{1F02C}\u{FE0F}\u{1F3FB}", [], [7]),
        // No line ends beside a joiner or non-joiner in scripts of India.
        ("क\u{200C}\u{FFFC}", [6], []), ("क \u{200D}", [4], []), (" \u{200D}क", [1], []),
        // Its dictionary breaks before a Thai letter, whatever is in front of it.
        ("(\u{301}ก", [], [3]), ("10น", [], [2]),
    ])
    func `Pango departs from the rules`(text: String, ours: [Int], pangos: [Int]) throws {
        #expect(self.ours(text) == ours)
        #expect(try self.pangos(text) == pangos)
    }

    @Test(arguments: ["en-US", "ar", "he", "fa", "hi", "th", "ja", "zh-cn", "zh-tw", "zh-hk", "ko", "ca", "nl"])
    func `Pango breaks lines in every language by the same rules`(language: String) throws {
        var random = SplitMix64(RandomTests.firstSeed)
        for _ in 0..<500 {
            let text = (0..<30).map { _ in LineBreakAlphabet.all.randomElement(using: &random)! }.joined()
            #expect(try pangos(text, language) == pangos(text), "\(text)")
        }
    }

    private func expectPangosBreaks(_ text: String, _ comment: String = "") throws {
        #expect(try ours(text) == pangos(text), "'\(text)' \(comment)")
    }

    private func ours(_ text: String) -> [Int] {
        text.utf8Span.span.withUnsafeBufferPointer { LineBreaks($0).offsets }
    }

    private func pangos(_ text: String, _ language: String = DocumentMetadata.defaultLanguage) throws -> [Int] {
        try text.utf8Span.span.withUnsafeBufferPointer { try PangoLineBreaks.offsets(in: $0, language: language) }
    }

    /// Without those within a grapheme cluster, where Pango does not end a line.
    private func wholeClusters(_ offsets: [Int], of text: String) -> [Int] {
        let clusters = Set(text.indices.map { $0.utf16Offset(in: text) })
        return offsets.filter { offset in
            let index = text.utf8.index(text.startIndex, offsetBy: offset)
            return clusters.contains(index.utf16Offset(in: text))
                || LineBreakAlphabet.isParted(text.unicodeScalars[index])
        }
    }
}

/// Which Pango is installed.
enum PangoVersion {
    static let name = Pango.version ?? "none"
    /// Pango 1.50 follows Unicode 15.0.0.
    static let isOurs = name.hasPrefix("1.50.")
}
