import CalendarLayout
import GoldenSupport
import Testing

@testable import CairoRenderer

/// The shortcut for plain texts gives what Pango gives.
@Suite struct PlainTextTests {
    @Test func everyPairAndTripleOfPlainCharactersBreaksAsPangoSays() throws {
        for a in PlainTextTests.alphabet {
            for b in PlainTextTests.alphabet {
                for c in PlainTextTests.alphabet { try expectPangosBreaks(a + b + c) }
            }
        }
    }

    @Test func randomPlainTextsBreakAsPangoSays() throws {
        let seed = RandomTests.firstSeed
        var random = SplitMix64(seed)
        for _ in 0..<2000 {
            let length = Int.random(in: 1...40, using: &random)
            let text = (0..<length).map { _ in PlainTextTests.alphabet.randomElement(using: &random)! }.joined()
            try expectPangosBreaks(text, "seed \(seed)")
        }
    }

    @Test(arguments: ["+", "$", "5%", "\\", "שלום", "日本", "a\u{A0}b", "×", "÷", "\u{301}", "e\u{301}", "“a”"])
    func otherTextsAreLeftToPango(text: String) {
        #expect(breaks(ofPlain: text) == nil)
    }

    private func expectPangosBreaks(_ text: String, _ comment: String = "") throws {
        #expect(try breaks(ofPlain: text) == pangosBreaks(text), "'\(text)' \(comment)")
    }

    private func breaks(ofPlain text: String) -> [Int]? {
        text.utf8Span.span.withUnsafeBufferPointer { PlainText($0)?.lineBreakOpportunities }
    }

    private func pangosBreaks(_ text: String) throws -> [Int] {
        try text.utf8Span.span.withUnsafeBufferPointer {
            try PangoMeasurer.pangoLineBreakOpportunities(in: $0, language: DocumentMetadata.defaultLanguage)
        }
    }

    private static let alphabet = [
        "A", "z", "É", "ő", "½", "7", "0", " ", " ", ",", ".", ":", ";", "'", "’", "-", "/", "(", ")", "–", "—",
        "&", "|", "[", "]", "{", "}", "\"", "!", "?", "#", "@", "*", "=", "_", "~", "^", "`", "<", ">",
        "…",
    ]
}
