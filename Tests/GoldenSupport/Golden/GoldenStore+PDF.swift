import Foundation

extension GoldenStore {
    /// How a PDF differs from its golden; nil where it does not, or where other libraries draw the same pixels.
    func difference(
        pdf: [UInt8], named name: String, from golden: [UInt8], _ versions: LibraryVersions, _ tolerance: Tolerance
    ) throws -> String? {
        guard pdf != golden else { return nil }
        guard recordedVersions != versions else {
            return try report(
                pdf, name, golden, tolerance, "\(firstDifference(pdf, golden)), on the same library versions")
        }
        tell(name, versions)
        let pages = try? PagePair.pairs(expected: golden, actual: pdf)
        guard pages?.allSatisfy({ $0.isSame(within: tolerance) }) != true else { return nil }
        return try report(pdf, name, golden, tolerance, "the pixels, on other library versions")
    }

    private func firstDifference(_ pdf: [UInt8], _ golden: [UInt8]) -> String {
        let offset = zip(pdf, golden).prefix { $0 == $1 }.count
        return "\(pdf.count) bytes, the golden \(golden.count), first different at offset \(offset)"
    }

    /// Leaves both PDFs and a picture of each page that differs (of the first page where none does).
    private func report(
        _ pdf: [UInt8], _ name: String, _ golden: [UInt8], _ tolerance: Tolerance, _ what: String
    ) throws -> String {
        var files = ["expected.pdf": golden, "actual.pdf": pdf]
        var lines = ["GoldenPDFs/\(name).pdf differs: \(what)"]
        do {
            let pages = try PagePair.pairs(expected: golden, actual: pdf)
            let differing = pages.filter { !$0.isSame(within: tolerance) }
            lines += differing.isEmpty ? ["every page looks the same"] : differing.map(\.summary)
            for page in differing.isEmpty ? Array(pages.prefix(1)) : Array(differing.prefix(5)) {
                files["difference-page-\(page.number).png"] = try page.picture.png()
            }
        } catch {
            lines.append("no picture of the difference: \(error)")
        }
        return (lines + [try keep(name, files)]).joined(separator: "\n")
    }

    private func tell(_ name: String, _ versions: LibraryVersions) {
        note(
            """

            ******** NOTE: GoldenPDFs/\(name).pdf is compared by its pixels only, not by its bytes ********
            ******** recorded with \(recordedVersions?.summary ?? "unknown versions")
            ******** here are      \(versions.summary)


            """)
    }
}
