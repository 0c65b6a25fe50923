import CalendarLayout

/// The tables in which elements wait to be written: one for those that occur by the hundred on a page, each in a row,
/// and one with wider rows for those that name many others.
struct ElementTables {
    private let file: PDFFileWriter
    private var narrow: ObjectTable
    private var wide: ObjectTable
    /// The end of an element's dictionary.
    private let end: StaticString

    /// - Parameter isTyped: true if each element has a `Type` entry, which takes room in its row.
    init(_ file: PDFFileWriter, isTyped: Bool) {
        self.file = file
        (narrow, wide) = (file.table(columns: isTyped ? 7 : 5), file.table(columns: isTyped ? 12 : 10))
        end = isTyped ? "/Type/StructElem>>" : ">>"
    }

    /// Writes an element; `entries` appends its dictionary up to the end.
    mutating func write(_ number: Int, _ tag: StructureElement.Tag, _ entries: (inout TableRows) -> Void) throws {
        switch tag {
        case .tableCell, .listItem, .label, .listBody:
            let end = end
            try file.write(number, to: &narrow) { row in
                entries(&row)
                row.bytes.append(end)
            }
        default: try writeWide(number, entries)
        }
    }

    /// Writes an element that names many others; `entries` appends its dictionary up to the end.
    mutating func writeWide(_ number: Int, _ entries: (inout TableRows) -> Void) throws {
        let end = end
        try file.write(number, to: &wide) { row in
            entries(&row)
            row.bytes.append(end)
        }
    }

    /// Writes an array of references.
    mutating func write(_ number: Int, _ references: [Int]) throws {
        try file.write(number, to: &narrow) { $0.append(references: references) }
    }

    /// Writes the waiting elements.
    mutating func flush() throws {
        try file.flush(&narrow)
        try file.flush(&wide)
    }
}
