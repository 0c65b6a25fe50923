import CalendarLayout
import Foundation
import GoldenSupport
import ScheduleIO
import Testing

@testable import CairoRenderer

/// The guarantees of every PDF, checked for every golden and for two years of the example.
@Suite(.serialized) struct PDFDocumentTests {
    @Test(arguments: PDFDocumentTests.all)
    func `prints in black ink alone`(page: GoldenPage) throws {
        let pdf = try draw(page)
        let pages = try requireSuccess(of: "gs", ["-q", "-sDEVICE=inkcov", "-o", "-", "-"], input: pdf).text
            .split(separator: "\n").map { $0.split(separator: " ").prefix(4).map(String.init) }
        #expect(!pages.isEmpty)
        let drawn = try page.drawing().pages
        #expect(pages.count == drawn.count)
        #expect(pages.allSatisfy { $0.prefix(3) == ["0.00000", "0.00000", "0.00000"] })
        #expect(zip(pages, drawn).allSatisfy { ($0[3] == "0.00000") == ($1.kind == "blank") })
        #expect(!(try plain(pdf)).contains("DeviceRGB"))
    }

    @Test(arguments: PDFDocumentTests.all)
    func `is sound, tagged, and says its language`(page: GoldenPage) throws {
        let pdf = try draw(page)
        #expect(try structuralFaults(of: pdf) == nil)
        let information = try requireSuccess(of: "pdfinfo", ["-"], input: pdf)
        #expect(information.text.contains(/Tagged: +yes/))
        #expect(information.errorText == "")
        let plain = try plain(pdf)
        #expect(plain.contains("/Lang (en-US)"))
        #expect(plain.contains("/PrintScaling /None") && plain.contains("/DisplayDocTitle true"))
        #expect(!plain.contains("/S /Transparency"))
    }

    /// Cairo rounds positions to a millionth of a point, the writer those of lines to a thousandth. Of some 40,000
    /// glyphs, a handful are so close to the edge of a quarter pixel that they land on the other side.
    @Test(
        .enabled(if: CairoReference.isComparable, CairoReference.otherwise),
        arguments: PDFDocumentTests.all, Renderer.allCases)
    func `nearly every pixel is where Cairo puts it`(page: GoldenPage, renderer: Renderer) throws {
        // Ghostscript moves each glyph to a quarter of a pixel; the letters of other faces are placed one by one.
        guard page.fonts.isEmpty || renderer != .ghostscript else { return }
        let drawing = try page.drawing()
        let reference = try CairoReference(drawing.pages.map(\.page), drawing.library)
        let (ours, cairos) = (try renderer.greys(of: drawing.pdf), try renderer.greys(of: reference.pdf))
        #expect(ours.count == cairos.count)
        // At 150 dpi a glyph on the edge is some 40 pixels, and a page of Letter has two million. Renderers divide a
        // pixel into 15 rows or more: a thousandth of a point moves the dots between hours by one of them at most. In
        // other faces the edges of letters differ a little; no stroke may.
        let hasHours = [WeekPage.name, DayPage.name].contains(page.kind.name)
        let tolerance = page.fonts.isEmpty ? hasHours ? 255 / 15 : 0 : 64
        let most =
            renderer == .ghostscript && drawing.hasLettersOfTwoBytes ? ours.count / 400 : min(1000, ours.count / 10_000)
        #expect(zip(ours, cairos).count { abs(Int($0) - Int($1)) > tolerance } < most)
    }

    @Test(.enabled(if: CairoReference.isComparable, CairoReference.otherwise), arguments: PDFDocumentTests.all)
    func `has the text and the fonts of Cairo's own drawing`(page: GoldenPage) throws {
        let drawing = try page.drawing()
        let (ours, cairos) = (drawing.pdf, try CairoReference(drawing.pages.map(\.page), drawing.library).pdf)
        // Cairo's drawing has the words that lines share in pieces, with the hyphens that the layout added; ours has
        // them whole.
        let hasHyphens = drawing.pages.contains { $0.fit?.brokenWords.isEmpty == false }
        // In scripts whose glyphs serve several characters, Cairo's words are wrong: TextReaderTests looks at ours.
        for options in hasHyphens || !page.fonts.isEmpty ? [] : [["-layout"], []] {
            let (a, b) = (try text(of: ours, options), try text(of: cairos, options))
            if drawing.pages.contains(where: { PageStructure($0.page).sharesWords }) {
                #expect(a.letters == b.letters)
            } else {
                #expect(a == b)
            }
        }
        #expect(try Set(PDFFont.fonts(of: ours).map(\.family)) == Set(PDFFont.fonts(of: cairos).map(\.family)))
        #expect(try PDFFont.fonts(of: ours).allSatisfy { $0.isEmbedded && $0.isSubset && $0.hasUnicode })
    }

    @Test func `without tags nothing else changes`() throws {
        let page = GoldenPage("months", "2025-04"..."2025-06") { .crowded(entries: 24) }
        let (tagged, untagged) = (try draw(page), try draw(page, .untagged))
        #expect(try Raster.pages(of: tagged) == Raster.pages(of: untagged))
        #expect(try structuralFaults(of: untagged) == nil)
        #expect(try requireSuccess(of: "pdfinfo", ["-"], input: untagged).text.contains(/Tagged: +no/))
        let plain = try plain(untagged)
        #expect(!plain.contains("MCID") && !plain.contains("/StructParent"))
        #expect(plain.contains("/Subtype /Link"))
    }

    static let twoYears = GoldenPage("two years", "2025-01"..."2026-12")
    static let all = GoldenPage.all + [twoYears]

    private func draw(_ page: GoldenPage, _ conformance: PDFConformance = .accessible) throws -> [UInt8] {
        try page.drawing(conformance).pdf
    }

    private func text(of pdf: [UInt8], _ options: [String]) throws -> String {
        try requireSuccess(of: "pdftotext", options + ["-", "-"], input: pdf).text
    }

    /// The file with nothing compressed.
    private func plain(_ pdf: [UInt8]) throws -> String {
        try String(decoding: UnpackedPDF(pdf).bytes, as: UTF8.self)
    }
}

extension GoldenPage {
    func drawing(_ conformance: PDFConformance = .accessible) throws -> Drawing {
        guard !fonts.isEmpty else {
            return try Drawing(
                try schedule(), months, style, kind: kind, conformance: conformance, emphasis: emphasis)
        }
        return try TestFonts.withLinks(to: fonts) { folder in
            let sources = FontSources(folders: [folder])
            return try Drawing(
                try schedule(), months, style, kind: kind, fonts: sources, conformance: conformance,
                emphasis: emphasis)
        }
    }
}

extension Drawing {
    /// True if Cairo has letters of the page in fonts with codes of two bytes: those that WinAnsiEncoding lacks (ISO
    /// 32000-1, annex D). Ghostscript 10 draws each of these up to a quarter of a pixel beside the same letter of a
    /// simple font, which ours are.
    fileprivate var hasLettersOfTwoBytes: Bool {
        let texts = pages.flatMap { PageStructure($0.page).items }.map { item in
            if case .text(let run, _) = item { String(run.text) } else { "" }
        }
        return texts.contains { $0.data(using: .windowsCP1252) == nil }
    }
}

extension PDFFont {
    /// Without the subset's tag.
    fileprivate var family: Substring { name.split(separator: "+").last ?? "" }
}

/// A program that turns a PDF into pixels.
enum Renderer: CaseIterable {
    case poppler
    case mupdf
    case ghostscript

    /// All pages at 150 dots per inch, one after the other.
    func greys(of pdf: [UInt8]) throws -> [UInt8] {
        try withTemporaryFolder { folder in
            let file = folder.appending(path: "page.pdf")
            try Data(pdf).write(to: file)
            let output = try requireSuccess(of: program, arguments + [file.path])
            try #require(!output.stdout.isEmpty)
            return output.stdout
        }
    }

    private var program: String {
        switch self {
        case .poppler: "pdftoppm"
        case .mupdf: "mutool"
        case .ghostscript: "gs"
        }
    }

    private var arguments: [String] {
        switch self {
        case .poppler: ["-r", "150", "-gray"]
        case .mupdf: ["draw", "-q", "-r", "150", "-c", "gray", "-F", "pgm", "-o", "-"]
        case .ghostscript:
            ["-q", "-sDEVICE=pgmraw", "-r150", "-dGraphicsAlphaBits=4", "-dTextAlphaBits=4", "-o", "-"]
        }
    }
}

extension PageStructure {
    /// True if a word goes on in a second line.
    fileprivate var sharesWords: Bool {
        sequences.contains { !LineReading.readings(of: items[$0.items], spoken: nil).isEmpty }
    }
}

extension String {
    /// Without order, and without hyphens, which Poppler drops at the ends of lines.
    fileprivate var letters: [Character] { filter { !$0.isWhitespace && $0 != "-" }.sorted() }
}
