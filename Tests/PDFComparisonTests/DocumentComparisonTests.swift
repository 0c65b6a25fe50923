import Foundation
import GoldenSupport
import Testing

@testable import PDFComparison

/// Comparisons through the library, of PDFs that are no calendars, and of broken ones.
@Suite struct DocumentComparisonTests {
    private func compare(_ a: SamplePDF, _ b: SamplePDF) throws -> [Difference] {
        let (a, b) = (try PDFDocument(a.bytes, name: "a.pdf"), try PDFDocument(b.bytes, name: "b.pdf"))
        return try DocumentComparison(a, b).difference().differences
    }

    private func words(_ difference: Difference) throws -> WordDifference {
        guard case .words(let words, _) = difference else { return try #require(nil, "\(difference)") }
        return words
    }

    private let text = SamplePDF.page("BT /F 20 Tf 20 40 Td (Some words) Tj ET")

    @Test func `in what is no calendar, a place is told in points`() throws {
        let differences = try compare(
            text, SamplePDF.page("BT /F 20 Tf 20 40 Td (Some) Tj 60 0 Td (words) Tj ET"))
        try #require(differences.map(\.kind) == ["moved"])
        let words = try words(differences[0])
        #expect(words.scope == .word(nil) && words.text == "words")
        #expect(differences[0].description.hasPrefix("page 1, at 77.8, "))
    }

    @Test func `words in another colour say so, also where grey would not tell`() throws {
        let red = SamplePDF.page("1 0 0 rg " + text.pages[0])
        let differences = try compare(
            red, SamplePDF.page("0 0.5098 0 rg " + text.pages[0]))
        try #require(differences.map(\.kind) == ["word-colour"])
        let words = try words(differences[0])
        #expect(words.values?.before == "#ff0000" && words.wordCount == 2 && words.scope == .page)
    }

    @Test func `an area in another colour of the same grey is other ink`() throws {
        let areas = ["1 0 0", "0 0.5098 0"].map { SamplePDF.page("\($0) rg 20 20 60 30 re f") }
        let differences = try compare(areas[0], areas[1])
        #expect(differences.map(\.kind).allSatisfy { ["shade", "ink-changed"].contains($0) } && differences.count == 1)
    }

    @Test func `words that lead elsewhere say where`() throws {
        func linked(_ address: String) -> SamplePDF {
            let action = "/A << /S /URI /URI (\(address)) >>"
            return SamplePDF.page(
                text.pages[0],
                entries: "/Annots [<< /Type /Annot /Subtype /Link /Rect [15 30 150 65] /Border [0 0 0] \(action) >>]")
        }
        let differences = try compare(linked("http://a.example/"), linked("http://b.example/"))
        try #require(Set(differences.map(\.kind)) == ["word-link"])
        #expect(try words(differences[0]).values == .replaced("http://a.example/", by: "http://b.example/"))
    }

    @Test func `bytes that differ alone are ignored on request`() throws {
        let (a, b) = (try PDFDocument(text.bytes, name: "a"), try PDFDocument(text.bytes + [10], name: "b"))
        #expect(try DocumentComparison(a, b).difference().verdict == .bytes)
        #expect(try DocumentComparison(a, b, ignoring: .bytes).difference().verdict == .same)
    }

    @Test func `a damaged PDF is compared or refused, and nothing worse`() throws {
        let file = Golden.root.appending(path: "GoldenPDFs/month-2030-01-empty.pdf")
        let golden = try [UInt8](Data(contentsOf: file))
        let seed = RandomTests.firstSeed
        var random = SplitMix64(seed)
        let sound = try PDFDocument(golden, name: "sound")
        for _ in 0..<12 {
            var bytes = golden
            for _ in 0..<Int.random(in: 1...40, using: &random) {
                bytes[Int.random(in: 8..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            do {
                let difference = try DocumentComparison(sound, PDFDocument(bytes, name: "damaged"), dpi: 40)
                    .difference()
                #expect(difference.verdict != .same, "seed \(seed)")
            } catch let ComparisonError.unreadable(name, reason) {
                #expect(name == "damaged" && !reason.isEmpty, "seed \(seed)")
            }
        }
    }
}

extension SamplePDF {
    /// A page of 200 × 100 points.
    fileprivate static func page(_ content: String, entries: String = "") -> SamplePDF {
        SamplePDF(pages: [content], size: (200, 100), pageEntries: entries)
    }
}
