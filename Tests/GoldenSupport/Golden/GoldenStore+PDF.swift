import Foundation
import PDFComparison

extension GoldenStore {
    /// How a PDF differs from its golden; nil if it does not, or if other library versions draw the same pixels.
    func difference(
        pdf: [UInt8], named name: String, from golden: [UInt8], _ versions: LibraryVersions, _ tolerance: Tolerance
    ) throws -> String? {
        guard pdf != golden else { return nil }
        guard recordedVersions != versions else {
            return try report(pdf, name, golden, "\(firstDifference(pdf, golden)), on the same library versions")
        }
        noteOtherVersions(name, versions)
        let pages = try? PagePair.pairs(expected: golden, actual: pdf)
        guard pages?.allSatisfy({ $0.isSame(within: tolerance) }) != true else { return nil }
        return try report(pdf, name, golden, "the pixels, on other library versions")
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

    private func noteOtherVersions(_ name: String, _ versions: LibraryVersions) {
        note(
            """

            ******** NOTE: GoldenPDFs/\(name).pdf is compared by pixels only, not by bytes ********
            ******** recorded with \(recordedVersions?.summary ?? "unknown versions")
            ******** this run uses \(versions.summary)


            """)
    }
}
