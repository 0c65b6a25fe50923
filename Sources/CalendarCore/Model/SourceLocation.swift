/// A place in a user's file.
public struct SourceLocation: Hashable, Sendable {
    /// The file as the user named it; `-` is standard input.
    public let file: String
    /// The line, from 1.
    public let line: Int
    /// The column, from 1, in Unicode scalars; on a sheet, in cells.
    public let column: Int
    /// The sheet of a workbook, of which `line` is a row; nil for a text file.
    public let sheet: String?

    /// A place in a file, or in a sheet of a workbook; lines and columns count from 1.
    public init(file: String, line: Int, column: Int, sheet: String? = nil) {
        (self.file, self.line, self.column, self.sheet) = (file, line, column, sheet)
    }
}

extension SourceLocation {
    /// `A7` on a sheet; nil for a text file.
    public var cell: String? { sheet.map { _ in SourceLocation.letters(ofColumn: column) + String(line) } }

    /// `A` for column 1, `AA` for column 27.
    public static func letters(ofColumn column: Int) -> String {
        var (letters, rest) = ([Unicode.Scalar](), column)
        while rest > 0 {
            letters.append(Unicode.Scalar(UInt8(0x41 + (rest - 1) % 26)))
            rest = (rest - 1) / 26
        }
        return String(String.UnicodeScalarView(letters.reversed()))
    }
}

extension SourceLocation: CustomStringConvertible {
    /// `FILE:LINE:COLUMN`, or `FILE:SHEET!A7`.
    public var description: String {
        guard let sheet, let cell else { return "\(file):\(line):\(column)" }
        return "\(file):\(sheet)!\(cell)"
    }
}
