import CalendarCore
import CalendarLayout
import Foundation
import GoldenSupport
import Testing

@testable import CairoRenderer

/// The stamp of a document, from its metadata into the PDF and back.
@Suite struct StampTests {
    /// A PDF of one month without entries.
    static func pdf(
        _ stamp: String?, title: String = "t", _ conformance: PDFConformance = .accessible
    ) throws -> [UInt8] {
        var bytes: [UInt8] = []
        let metadata = DocumentMetadata(title: title, creator: "tests", date: "2025-01-02T03:04:05Z", stamp: stamp)
        let drawing = try Drawing(Schedule(), .month("2025-01"))
        let renderer = try PDFRenderer(metadata, library: drawing.library, conformance: conformance) { bytes += $0 }
        for page in drawing.pages { try renderer.draw(page.page) }
        try renderer.finish()
        return bytes
    }

    @Test(arguments: ["{\"a\": [1]}", "é < & > &lt; &amp;lt; \u{05D0}", "&", ""])
    func `reading a PDF gives its stamp`(stamp: String) throws {
        for conformance in [PDFConformance.untagged, .accessible, .archival] {
            #expect(PDFRenderer.stamp(ofPDF: try Self.pdf(stamp, conformance)) == stamp)
        }
    }

    @Test func `a PDF without a stamp has none, whatever its title`() throws {
        #expect(PDFRenderer.stamp(ofPDF: try Self.pdf(nil)) == nil)
        #expect(PDFRenderer.stamp(ofPDF: try Self.pdf(nil, title: "<calprint:stamp>x</calprint:stamp>")) == nil)
        #expect(PDFRenderer.stamp(ofPDF: []) == nil)
        #expect(PDFRenderer.stamp(ofPDF: Array("<calprint:stamp>".utf8)) == nil)
    }

    @Test func `a title that looks like a stamp does not replace it`() throws {
        #expect(PDFRenderer.stamp(ofPDF: try Self.pdf("s", title: "<calprint:stamp>x</calprint:stamp>")) == "s")
    }

    @Test func `programs that change a PDF leave its stamp`() throws {
        let stamped = try Self.pdf("s")
        try withTemporaryFolder { folder in
            let file = folder.appending(path: "stamped.pdf")
            try Data(stamped).write(to: file)
            let options = ["--object-streams=generate", "--recompress-flate"]
            let changed = try requireSuccess(of: "qpdf", options + [file.path, "-"]).stdout
            #expect(PDFRenderer.stamp(ofPDF: changed) == "s")
        }
    }
}
