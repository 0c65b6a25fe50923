/// Writes texts as cells of CSV (RFC 4180).
package enum CSVCellWriter {
    /// Appends a row of cells, with its line end.
    package static func append(row cells: [String], to bytes: inout [UInt8]) {
        for (index, cell) in cells.enumerated() {
            if index > 0 { bytes.append(0x2C) }
            append(cell, to: &bytes)
        }
        bytes += [0x0D, 0x0A]
    }

    /// Appends a cell, in quotation marks if it needs them to be read back unchanged.
    private static func append(_ text: String, to bytes: inout [UInt8]) {
        guard needsQuotes(text) else {
            bytes += text.utf8
            return
        }
        bytes.append(0x22)
        for byte in text.utf8 { bytes += byte == 0x22 ? [0x22, 0x22] : [byte] }
        bytes.append(0x22)
    }

    /// Puts an apostrophe before a text that a spreadsheet would take for a formula, and may run.
    package static func safe(_ text: String) -> String {
        guard let first = text.unicodeScalars.first, formulaSigns.contains(first) else { return text }
        return "'" + text
    }

    /// Those that begin a formula, full-width ones too: spreadsheets of East Asia take them for the plain ones.
    private static let formulaSigns = "=+-@\t\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}".unicodeScalars

    private static func needsQuotes(_ text: String) -> Bool {
        let edges = [text.utf8.first, text.utf8.last]
        return text.utf8.contains { [0x2C, 0x22, 0x0A, 0x0D].contains($0) } || edges.contains(0x20)
            || edges.contains(0x09)
    }
}
