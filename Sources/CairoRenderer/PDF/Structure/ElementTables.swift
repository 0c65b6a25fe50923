/// Where elements wait to be written: in a table those that occur by the hundred on a page, each in a row; in one with
/// wider rows those that name many others.
struct ElementTables {
    private let file: PDFFileWriter
    private var narrow: ObjectTable
    private var wide: ObjectTable

    init(_ file: PDFFileWriter) {
        self.file = file
        (narrow, wide) = (file.table(columns: 5), file.table(columns: 10))
    }

    /// Writes an element; `value` appends it.
    mutating func write(_ number: Int, _ tag: StructureElement.Tag, _ value: (inout TableRows) -> Void) throws {
        switch tag {
        case .tableCell, .listItem, .label, .listBody: try file.write(number, to: &narrow, value)
        default: try writeWide(number, value)
        }
    }

    /// Writes an object that names many others; `value` appends it.
    mutating func writeWide(_ number: Int, _ value: (inout TableRows) -> Void) throws {
        try file.write(number, to: &wide, value)
    }

    /// Writes an array of references.
    mutating func write(_ number: Int, _ references: [Int]) throws {
        try file.write(number, to: &narrow) { $0.append(references: references) }
    }

    /// Writes what waits.
    mutating func flush() throws {
        try file.flush(&narrow)
        try file.flush(&wide)
    }
}
