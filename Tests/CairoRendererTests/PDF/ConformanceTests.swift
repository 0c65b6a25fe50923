import CairoRenderer
import CalendarCore
import CalendarLayout
import Foundation
import GoldenSupport
import Testing

/// The demands of PDF/UA-1 and PDF/A-2a, by the project's own checks (Tools/check-conformance).
@Suite(.enabled(if: canCheckConformance, "python3-pikepdf or python3-fonttools is not installed"))
struct ConformanceTests {
    @Test(arguments: PDFDocumentTests.all)
    func `nothing is found against any page`(page: GoldenPage) throws {
        let (accessible, archival) = (try page.drawing(), try page.drawing(.archival))
        #expect(try conformanceFaults(of: accessible.pdf, archive: false) == [])
        #expect(try conformanceFaults(of: archival.pdf, archive: true) == [])
    }

    @Test func `nothing is found against pages in other scripts and fonts`() throws {
        let days = zip(1..., ForeignTextTests.texts).map { day, text in
            DayRecord(date: CivilDate(year: 2025, month: 5, day: day)!, texts: [LineText(key: "os", text: text)])
        }
        let fonts = FontSources(folders: [TestFonts.dejaVu])
        let pdf = try Drawing(Schedule(days: days), .month("2025-05"), fonts: fonts, conformance: .archival).pdf
        #expect(try conformanceFaults(of: pdf, archive: true) == [])
    }

    @Test func `nothing is found against broken words, bars that are spoken otherwise, and links`() throws {
        for drawing in [try SpokenTextTests.brokenWord(), try ConformanceTests.spoken()] {
            #expect(try conformanceFaults(of: drawing.pdf(.archival), archive: true) == [])
        }
    }

    @Test func `nothing is found against a stamp, whose property an archive describes`() throws {
        #expect(try conformanceFaults(of: StampTests.pdf("{}", .archival), archive: true) == [])
        #expect(try conformanceFaults(of: StampTests.pdf("{}"), archive: false) == [])
    }

    @Test func `an archive looks like any other file, and has its text`() throws {
        let page = GoldenPage("months", "2025-04"..."2025-06") { .crowded(entries: 24) }
        let (archival, accessible) = (try page.drawing(.archival).pdf, try page.drawing().pdf)
        #expect(try Raster.pages(of: archival) == Raster.pages(of: accessible))
        let texts = try [archival, accessible].map { try requireSuccess(of: "pdftotext", ["-", "-"], input: $0).text }
        #expect(texts[0] == texts[1])
        #expect(try structuralFaults(of: archival) == nil)
    }

    /// Each check sees what it is for: a file that is made wrong in one place is found wrong there.
    @Test(arguments: Fault.all)
    func `what is made wrong is found`(fault: Fault) throws {
        let sound = try ConformanceTests.sound.get()
        guard let broken = sound.replacing(fault.text, with: fault.replacement) else {
            Issue.record("the file has no \(fault.text)")
            return
        }
        let known = Set(try conformanceFaults(of: sound, archive: true).map(place))
        let found = Set(try conformanceFaults(of: broken, archive: true).map(place))
        #expect(found.subtracting(known).isSuperset(of: fault.places), "\(found)")
    }

    @Test func `what follows the end of the file is found`() throws {
        let pdf = try GoldenPage("month", .month("2030-01")).drawing(.archival).pdf
        let faults = try conformanceFaults(of: pdf + Array("\n%%\n".utf8), archive: true)
        #expect(faults.map(place) == ["6.1.3"])
    }

    @Test func `a file without a structure is found, and one that is no archive`() throws {
        let page = GoldenPage("month", .month("2030-01"))
        let untagged = try conformanceFaults(of: page.drawing(.untagged).pdf, archive: false)
        #expect(Set(untagged.map(place)).isSuperset(of: ["01-005", "06-002"]))
        let accessible = try conformanceFaults(of: page.drawing().pdf, archive: true)
        #expect(Set(accessible.map(place)) == ["6.2.3", "6.6.2.3.1", "6.6.4", "6.7.3.3"])
    }

    @Test func `a text that nobody could read in decades is refused`() throws {
        for text in ["box \u{2603}", "private \u{E000}", "private \u{F0000}"] {
            let drawing = try ItemDrawing { page in [try page.text(text)] }
            #expect(throws: RenderError.self, "\(text)") { try drawing.pdf(.archival) }
            #expect(try !drawing.pdf(.accessible).isEmpty)
        }
    }

    private func place(_ fault: String) -> String { String(fault.prefix { $0 != ":" }) }

    /// A month that is continued, with nothing compressed, so that its bytes can be changed. qpdf writes the lengths of
    /// streams elsewhere, which the tool reports; that is known.
    private static let sound = Result {
        let page = GoldenPage("continued", .month("2025-05")) { .crowded(entries: 24) }
        return try UnpackedPDF(page.drawing(.archival).pdf).bytes
    }

    private static func spoken() throws -> ItemDrawing {
        try ItemDrawing { page in
            let place = Place(page: 1, position: Point(x: .zero, y: .zero))
            let entry = DisplayItem.group(
                Structure(.entry, spoken: "Zürich, 3 to 5 March"),
                [.link(.points(20, 40, 60, 30), to: place, [try page.text("Zürich")])])
            return [.group(Structure(.notes), [.group(Structure(.entries), [entry])])]
        }
    }
}

/// A change of a file's bytes that keeps its length, and the places in the standards that it offends.
struct Fault: CustomTestStringConvertible, Sendable {
    let text: String
    let replacement: String
    let places: Set<String>

    var testDescription: String { "\(text) → \(replacement)" }

    init(_ text: String, _ replacement: String, _ places: Set<String>) {
        (self.text, self.replacement, self.places) = (text, replacement, places)
    }

    static let all = [
        // Marks and structure.
        Fault("/Artifact BMC", "/Artifict BMC", ["01-005"]),
        Fault("/Marked true", "/Marked null", ["01-005", "6.7.2.2"]),
        Fault("/MCID 1>>", "/MCID 2>>", ["01-005"]),
        Fault("/S /LBody", "/S /LBodx", ["02-001", "09-005"]),
        Fault("/S /TR", "/S /TD", ["09-004"]),
        Fault("/S /LI", "/S /TD", ["09-005"]),
        Fault("/S /H1", "/S /H2", ["14-002"]),
        Fault("/S /H2", "/S /H3", ["14-003"]),
        Fault("/Scope /Column", "/Scope /Calumn", ["15-003"]),
        Fault("/StructParents 0", "/StructParents 9", ["14.7.4.4"]),
        Fault("/Type /StructElem", "/Type /StructElex", ["6.7.3.3"]),
        // The document's description of itself.
        Fault("<pdfuaid:part>1", "<pdfuaid:part>2", ["06-002"]),
        Fault("<dc:title>", "<dc:titel>", ["06-001", "6.6.2.1"]),
        Fault("x-default\">A test", "x-default\">A tost", ["6.6.3"]),
        Fault("/DisplayDocTitle true", "/DisplayDocTitle null", ["07-001"]),
        Fault("/Lang (en-US)", "/Lang (?n-US)", ["11-001"]),
        Fault("<pdfaid:part>2", "<pdfaid:part>1", ["6.6.4"]),
        Fault("<pdfaid:conformance>A", "<pdfaid:conformance>B", ["6.6.4"]),
        Fault("category>internal", "category>interval", ["6.6.2.3.1"]),
        Fault("begin=", "bytes=", ["6.6.2.1"]),
        // Links.
        Fault("/Contents (", "/Contentz (", ["28-012"]),
        Fault("/Tabs /S", "/Tabs /R", ["28-008"]),
        Fault("/StructParent 1\n", "/StructParent 0\n", ["28-011"]),
        Fault("/F 4\n", "/F 2\n", ["6.3.2"]),
        Fault("/Subtype /Link", "/Subtype /Sign", ["28-002", "6.3.1"]),
        // Fonts.
        Fault("/FontFile2 ", "/FontFilx2 ", ["31-009"]),
        Fault("/ToUnicode ", "/Encoding  ", ["31-024", "31-027"]),
        Fault("/FirstChar 32", "/FirstChar 33", ["31-016"]),
        Fault("/Flags 4", "/Flags 0", ["31-017"]),
        Fault("cmap", "cmaq", ["31-025"]),
        Fault("<65><0065>", "<65><0000>", ["31-028"]),
        Fault("<65><0065>", "<65><FEFF>", ["31-029"]),
        Fault("<65><0065>", "<65><E000>", ["6.2.11.7.3"]),
        Fault("<65><0065>", "<01><0065>", ["10-001"]),
        Fault("/ToUnicode ", "/ToUnicodx ", ["31-027"]),
        // Colour and the file.
        Fault("/S /GTS_PDFA1", "/S /GTS_PDFX1", ["6.2.3"]),
        Fault("mntrGRAY", "mntrRGB ", ["6.2.3"]),
        Fault("kTRC", "kTRX", ["6.2.3"]),
        Fault("BMC\n", "BMX\n", ["6.2.2"]),
        Fault("%PDF-1.7", "%PDF-2.0", ["6.1.2"]),
        Fault("/OutputIntents", "/OpenAction   ", ["6.2.3", "6.5.1"]),
    ]
}

extension [UInt8] {
    /// With every occurrence of a text replaced by one of the same length; nil if there is none.
    fileprivate func replacing(_ text: String, with replacement: String) -> [UInt8]? {
        precondition(text.utf8.count == replacement.utf8.count)
        var (data, place) = (Data(self), 0)
        let (old, new) = (Data(text.utf8), Data(replacement.utf8))
        var isChanged = false
        while let range = data.range(of: old, in: place..<data.count) {
            data.replaceSubrange(range, with: new)
            (place, isChanged) = (range.upperBound, true)
        }
        return isChanged ? Array(data) : nil
    }
}
