import CalendarLayout
import Foundation
import GoldenSupport
import Testing

/// Changes that concern pages as a whole, or no page at all.
@Suite struct DocumentDiffTests {
    @Test func `the same bytes are the same, and nothing is said`() throws {
        let pdf = try DrawnDocument().pdf
        let output = try DiffRun.run(pdf, pdf)
        output.expectSuccess()
        #expect(output.stdout == [])
        let run = try DiffRun(pdf, pdf)
        #expect(run.result.verdict == "same" && run.found == [])
    }

    // MARK: Beside the pages

    @Test func `another title and other dates are metadata only`() throws {
        let before = try DrawnDocument()
        var after = before
        after.metadata.title = "Another"
        after.metadata.date = "2026-02-03T00:00:00Z"
        let run = try DiffRun(before.pdf, after.pdf)
        #expect(run.result.verdict == "metadata")
        try #require(run.kinds == ["metadata", "metadata", "metadata", "metadata"])
        try #require(run.found.map(\.text) == ["Title", "CreationDate", "ModDate", "XMP"])
        #expect(run.found[0].before == "A test" && run.found[0].after == "Another")
        #expect(try DiffRun(before.pdf, after.pdf, ["--ignore", "bytes"]).result.verdict == "metadata")
        #expect(try DiffRun(before.pdf, after.pdf, ["--ignore", "metadata"]).result.verdict == "same")
    }

    @Test func `another entry of the outline is named`() throws {
        let before = try DrawnDocument()
        var after = before
        after.pages[0] = before.pages[0].with(outline: .init("Janvier 2025"))
        let run = try DiffRun(before.pdf, after.pdf)
        #expect(run.result.verdict == "document")
        try #require(run.kinds == ["outline"])
        #expect(run.found[0].before == "January 2025 → page 1" && run.found[0].after == "Janvier 2025 → page 1")
    }

    @Test func `another label of a page is named`() throws {
        let before = try DrawnDocument("2025-01", "2025-02")
        var after = before
        after.pages[1] = before.pages[1].with(label: "2025-02 (b)")
        let run = try DiffRun(before.pdf, after.pdf)
        #expect(run.result.verdict == "document")
        try #require(run.kinds == ["page-label"])
        #expect(run.found[0].page == 2 && run.found[0].before == "2025-02")
    }

    @Test func `another compression is bytes only`() throws {
        let before = try DrawnDocument().pdf
        let after = try qpdf(before, ["--stream-data=uncompress"])
        let run = try DiffRun(before, after)
        #expect(run.result.verdict == "bytes" && run.kinds == ["bytes"])
        #expect(try DiffRun(before, after, ["--ignore", "bytes"]).result.verdict == "same")
        #expect(
            try DiffRun.run(before, after).text
                == "only the bytes differ: pages, words, tags, outline, labels and metadata are the same\n")
    }

    // MARK: Pages

    @Test func `a page that is gone is missing, the others are the same`() throws {
        let before = try DrawnDocument("2025-01", "2025-03")
        var after = before
        after.pages.remove(at: 1)
        let run = try DiffRun(before.pdf, after.pdf)
        let ofPages = run.found.filter { $0.kind.hasPrefix("page") }
        try #require(ofPages.map(\.kind) == ["page-missing"])
        #expect(ofPages[0].page == 2 && ofPages[0].otherPage == nil)
        #expect(ofPages[0].text?.hasPrefix("February 2025") == true)
        #expect(
            run.kinds.allSatisfy { ["page-missing", "outline", "destination", "structure"].contains($0) },
            "\(run.output.text)")
    }

    @Test func `a page that is new is added`() throws {
        let after = try DrawnDocument("2025-01", "2025-03")
        var before = after
        before.pages.remove(at: 1)
        let run = try DiffRun(before.pdf, after.pdf)
        let ofPages = run.found.filter { $0.kind.hasPrefix("page") }
        try #require(ofPages.map(\.kind) == ["page-added"])
        #expect(ofPages[0].page == nil && ofPages[0].otherPage == 2)
    }

    @Test func `pages in another order are told from other pages`() throws {
        let before = try DrawnDocument("2025-01", "2025-04")
        var after = before
        after.pages.swapAt(0, 1)
        let run = try DiffRun(before.pdf, after.pdf)
        let ofPages = run.found.filter { $0.kind.hasPrefix("page") }
        try #require(ofPages.map(\.kind) == ["page-order"], "\(run.output.text)")
        #expect([[1, 2], [2, 1]].contains([ofPages[0].page, ofPages[0].otherPage]))
    }

    @Test func `another size of paper is named`() throws {
        let before = try DrawnDocument()
        var after = before
        after.pages[0] = before.pages[0].with(mediaBox: Size(width: .points(612), height: .points(800)))
        let run = try DiffRun(before.pdf, after.pdf)
        try #require(run.kinds == ["page-size"], "\(run.output.text)")
        #expect(run.found[0].page == 1)
        #expect(run.found[0].before == "612 × 792 pt" && run.found[0].after == "612 × 800 pt")
    }

    @Test func `a page of a continued month tells the day that an entry stands under`() throws {
        let before = try DrawnDocument("2026-06", "2026-06")
        var after = before
        after.changeTexts(of: nil, on: 2) { [after] in
            $0.text == "MCQUILLSTER" ? after.run("MCQUILLSTEP", like: $0) : $0
        }
        let run = try DiffRun(before.pdf, after.pdf)
        #expect(run.kinds == ["word-replaced"], "\(run.output.text)")
        #expect(run.places == ["2, Wed 24, line 12, word, MCQUILLSTER"])
    }

    // MARK: Text and tags

    @Test func `another text under the same ink is told as such`() throws {
        let pdf = try qpdf(DrawnDocument().pdf, ["--qdf", "--object-streams=disable"])
        // The characters that the font's glyphs stand for (ISO 32000-1, 9.10.3): B becomes X.
        let after = String(decoding: pdf, as: Unicode.ISOLatin1.self).replacing("<0042>", with: "<0058>")
        #expect(after.latin1 != pdf)
        let run = try DiffRun(pdf, after.latin1)
        #expect(Set(run.kinds) == ["word-reading"], "\(run.output.text)")
        #expect(run.found.contains { $0.day == "Tue 14" && $0.before == "B.C.F.G." && $0.after == "X.C.F.G." })
    }

    @Test func `other tags on the same page are structure only`() throws {
        let run = try DiffRun(TaggedPDF(tag: "H1").bytes, TaggedPDF(tag: "P").bytes)
        #expect(run.result.verdict == "document")
        try #require(run.kinds == ["structure"])
        #expect(run.found[0].before?.hasPrefix("H1") == true && run.found[0].after?.hasPrefix("P") == true)
    }

    private func qpdf(_ pdf: [UInt8], _ options: [String]) throws -> [UInt8] {
        try withTemporaryFolder { folder in
            let file = folder.appending(path: "in.pdf")
            try Data(pdf).write(to: file)
            return try requireSuccess(of: "qpdf", options + ["--deterministic-id", file.path, "-"]).stdout
        }
    }
}

extension Unicode {
    /// A byte a character, so that text between bytes can be changed.
    enum ISOLatin1 {}
}

extension String {
    init(decoding bytes: [UInt8], as _: Unicode.ISOLatin1.Type) {
        self = String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }

    var latin1: [UInt8] { unicodeScalars.map { UInt8($0.value) } }
}

/// A page with one tagged word, written by hand (ISO 32000-1, 14.7).
struct TaggedPDF {
    let tag: String

    var bytes: [UInt8] {
        let content = "/\(tag) << /MCID 0 >> BDC BT /F 20 Tf 20 40 Td (Title) Tj ET EMC"
        return SamplePDF(
            pages: [content], size: (200, 100), pageEntries: "/StructParents 0",
            catalogEntries: "/MarkInfo << /Marked true >> /StructTreeRoot 6 0 R",
            objects: [
                "<< /Type /StructTreeRoot /K [7 0 R] /ParentTree << /Nums [0 [7 0 R]] >> /ParentTreeNextKey 1 >>",
                "<< /Type /StructElem /S /\(tag) /P 6 0 R /Pg 4 0 R /K [0] >>",
            ]
        ).bytes
    }
}
