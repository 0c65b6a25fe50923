/// A font that a PDF uses, as listed by Poppler's `pdffonts`.
package struct PDFFont: Equatable, Sendable {
    /// The name, with any subset tag: `ABCDEF+Roboto`.
    package let name: String
    /// True if the file contains the font.
    package let isEmbedded: Bool
    /// True if the file contains only the glyphs that are used.
    package let isSubset: Bool
    /// True if the file maps glyphs to characters, so that text can be searched and copied.
    package let hasUnicode: Bool

    package static func fonts(of pdf: [UInt8]) throws -> [PDFFont] {
        let table = try requireSuccess(of: "pdffonts", ["-"], input: pdf).text
        return table.split(separator: "\n").dropFirst(2).compactMap(PDFFont.init(row:))
    }

    /// Reads a row of the table: name, type, encoding, then emb, sub, uni, object and generation.
    package init?(row: some StringProtocol) {
        let cells = row.split(separator: " ")
        guard cells.count >= 7 else { return nil }
        let flags = cells.suffix(5).map { $0 == "yes" }
        (name, isEmbedded, isSubset, hasUnicode) = (String(cells[0]), flags[0], flags[1], flags[2])
    }
}
