import CairoRenderer
import CalendarCore
import CalendarLayout
import Foundation
import GoldenSupport
import Testing

/// No text stops the PDF, whatever is between its letters.
///
/// The texts are told by their seed. `CALPRINT_TEXTS=4000` tries that many of them, `CALPRINT_SEED=1` begins with that
/// seed.
@Suite struct AnyTextTests {
    private static let count = RandomTests.count("CALPRINT_TEXTS", default: 400)
    private static let firstSeed = RandomTests.firstSeed
    /// On one month's page: four a day.
    private static let batchSize = 100

    static let seeds = (0..<UInt64((count + batchSize - 1) / batchSize)).map { firstSeed + $0 }

    @Test(arguments: seeds)
    func `a text of spaces, marks and joiners is drawn, and its letters are read back`(seed: UInt64) throws {
        var random = SplitMix64(seed)
        let texts = (0..<AnyTextTests.batchSize).map { _ in AnyText.text(&random) }
        let fonts = random.next() % 2 == 0 ? FontSources.bundled : FontSources(folders: [TestFonts.dejaVu])
        guard try !isSound(texts, fonts) else { return }
        let guilty = try smallest(texts) { try !isSound($0, fonts) }
        Issue.record("seed \(seed): \(guilty.map { $0.unicodeScalars.map { String($0.value, radix: 16) } })")
    }

    /// The texts that are left if each is dropped without which the fault stays.
    private func smallest(_ texts: [String], isFaulty: ([String]) throws -> Bool) rethrows -> [String] {
        var texts = texts
        for index in texts.indices.reversed() {
            let fewer = Array(texts[..<index] + texts[(index + 1)...])
            if try !fewer.isEmpty && isFaulty(fewer) { texts = fewer }
        }
        return texts
    }

    /// True if qpdf finds nothing wrong, and pdftotext all letters and no others.
    private func isSound(_ texts: [String], _ fonts: FontSources) throws -> Bool {
        let drawing = try Drawing(
            schedule(texts), .month("2025-01"), .init { $0.missingCharacters = .warn }, fonts: fonts)
        let found = try AnyText.letters(requireSuccess(of: "pdftotext", ["-raw", "-", "-"], input: drawing.pdf).text)
        return try structuralFaults(of: drawing.pdf) == nil && found == AnyText.letters(texts.joined())
    }

    @Test(arguments: [
        "a\u{A0}\u{200B}b", "a\u{2007}\u{200B}b", "a\u{2009}\u{FEFF}b", "a\u{202F}\u{200D}b", "a\u{3000}\u{200C}b",
        "a\u{AD}\u{200B}b", "ש\u{A0}ש", "\u{1680}ש", "a\u{2028}\u{200B}b",
        "\(Unicode.Scalar(0xFFFF)!)a\(Unicode.Scalar(0xFDD0)!)", "a\u{0}\u{200B}b",
    ])
    func `a space beside what has no width is drawn`(text: String) throws {
        let drawing = try Drawing(schedule([text]), .month("2025-01"), .init { $0.missingCharacters = .warn })
        #expect(try structuralFaults(of: drawing.pdf) == nil)
        let letters = text.unicodeScalars.filter { $0 == "a" || $0 == "b" || $0 == "ש" }
        let words = try PDFWords(pdf: drawing.pdf).words.map(\.text).joined()
        #expect(letters.allSatisfy(words.unicodeScalars.contains))
    }

    /// A glyph that comes on a later page than all others is drawn alone.
    @Test(arguments: ["a\u{A0}b", "a\u{2009}b", "a\u{A0}\u{200B}b"])
    func `a space that comes late is drawn`(text: String) throws {
        let library = try FontLibrary()
        let measurer = PangoMeasurer(library)
        var pdf: [UInt8] = []
        let renderer = try PDFRenderer(.ofTests, library: library) { pdf.append(contentsOf: $0) }
        for number in 0..<40 {
            let run = TextRun(
                measurer.shape(number < 39 ? "a b" : text, in: .regular),
                origin: Point(x: .points(50), y: .points(50)), size: .points(10))
            try renderer.draw(
                Page(
                    mediaBox: Sheet.usLetter.mediaBox, items: [.text(run)], label: "\(number)",
                    outline: Page.Outline("\(number)")))
        }
        try renderer.finish()
        #expect(try structuralFaults(of: pdf) == nil)
    }

    private func schedule(_ texts: [String]) -> Schedule {
        let keys = ScheduleLine.defaults.map(\.key)
        let days = stride(from: 0, to: texts.count, by: keys.count).map { start in
            DayRecord(
                date: CivilDate(year: 2025, month: 1, day: start / keys.count + 1)!,
                texts: zip(keys, texts[start...]).map { LineText(key: $0, text: $1) })
        }
        return Schedule(days: days)
    }
}

/// Letters of several scripts, and between them what has no ink, no width, or no place of its own.
private enum AnyText {
    /// None of them is in the words of a page.
    private static let letters = Array("ÆøßžΩжאשכعبلनกกあ日한".unicodeScalars)

    /// All of Unicode's spaces, marks, format characters, joiners and variation selectors.
    private static let between: [Unicode.Scalar] = (0xA0...0xE01EF).compactMap(Unicode.Scalar.init).filter { scalar in
        switch scalar.properties.generalCategory {
        case .spaceSeparator, .lineSeparator, .paragraphSeparator, .format: true
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: scalar.properties.isDefaultIgnorableCodePoint
        }
    }

    /// Those that texts in use have, and that Pango and Cairo treat in ways of their own.
    private static let frequent: [Unicode.Scalar] = Array(
        "\u{A0}\u{AD}\u{34F}\u{1680}\u{2002}\u{2003}\u{2007}\u{2009}\u{200A}\u{200B}\u{200C}\u{200D}\u{2028}\u{202F}"
            .unicodeScalars + "\u{205F}\u{2060}\u{3000}\u{FE0E}\u{FE0F}\u{FEFF}\u{301}\u{20E3}\u{E0100}".unicodeScalars)

    static func text(_ random: inout SplitMix64) -> String {
        let scalars = (0...Int.random(in: 0...9, using: &random)).map { _ in scalar(&random) }
        return String(String.UnicodeScalarView([letters.randomElement(using: &random)!] + scalars))
    }

    private static func scalar(_ random: inout SplitMix64) -> Unicode.Scalar {
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<4: letters.randomElement(using: &random)!
        case 4..<7: frequent.randomElement(using: &random)!
        case 7..<9: between.randomElement(using: &random)!
        default: " "
        }
    }

    /// How often each letter occurs, without its marks.
    static func letters(_ text: String) -> [Unicode.Scalar: Int] {
        let parts = text.decomposedStringWithCanonicalMapping.unicodeScalars
        return parts.reduce(into: [:]) { if bases.contains($1) { $0[$1, default: 0] += 1 } }
    }

    private static let bases = Set(
        String(String.UnicodeScalarView(letters)).decomposedStringWithCanonicalMapping.unicodeScalars
    )
    .filter { $0.properties.generalCategory != .nonspacingMark && !$0.isASCII }
}
