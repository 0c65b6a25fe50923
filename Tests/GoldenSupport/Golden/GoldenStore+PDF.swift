import Foundation
import PDFComparison

extension GoldenStore {
    /// How a PDF differs from its golden; nil if it does not, or if it differs by what other library versions may do.
    func difference(
        pdf: [UInt8], named name: String, from golden: [UInt8], _ versions: LibraryVersions, _ sameFonts: Bool
    ) throws -> String? {
        guard pdf != golden else { return nil }
        guard recordedVersions != versions else {
            return try report(pdf, name, golden, "\(firstDifference(pdf, golden)), on the same library versions")
        }
        guard let (new, old) = try? (UnpackedPDF(pdf), UnpackedPDF(golden)) else {
            return try report(pdf, name, golden, "a file that qpdf cannot read")
        }
        if new == old { return note(name, versions, "unpacked, since they are compressed otherwise") }
        guard !sameFonts, new.withoutFontPrograms == old.withoutFontPrograms else {
            return try report(pdf, name, golden, "more than compression, on other library versions")
        }
        guard (try? Raster.pages(of: pdf) == Raster.pages(of: golden)) == true else {
            return try report(pdf, name, golden, "the outlines of glyphs, on other library versions")
        }
        return note(name, versions, "by pixels and without the programs of fonts")
    }

    private func firstDifference(_ pdf: [UInt8], _ golden: [UInt8]) -> String {
        let offset = zip(pdf, golden).prefix { $0 == $1 }.count
        return "\(pdf.count) bytes, the golden \(golden.count), first different at offset \(offset)"
    }

    /// Keeps both PDFs and pictures of the first five pages that look different, and describes the differences.
    private func report(_ pdf: [UInt8], _ name: String, _ golden: [UInt8], _ what: String) throws -> String {
        var files = ["expected.pdf": golden, "actual.pdf": pdf]
        var lines = ["GoldenPDFs/\(name).pdf differs: \(what)"]
        do {
            let documents = (try PDFDocument(golden, name: "expected.pdf"), try PDFDocument(pdf, name: "actual.pdf"))
            let difference = try DocumentComparison(documents.0, documents.1).difference { picture in
                guard files.count < 7 else { return }
                files["difference-page-\(picture.number).png"] = try picture.png()
            }
            lines += DifferenceDescription(difference).lines
        } catch {
            lines.append("cannot compare the pages: \(error)")
        }
        return (lines + [try keep(name, files)]).joined(separator: "\n")
    }

    /// Says that a golden is compared in another way than byte by byte; returns nil, for no difference.
    private func note(_ name: String, _ versions: LibraryVersions, _ way: String) -> String? {
        note(
            """

            ******** NOTE: GoldenPDFs/\(name).pdf is compared \(way) ********
            ******** recorded with \(recordedVersions?.summary ?? "unknown versions")
            ******** this run uses \(versions.summary)


            """)
        return nil
    }
}
