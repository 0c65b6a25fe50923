import CalendarLayout

/// The tables in which elements wait to be written: one for those that occur by the hundred on a page, each in a row,
/// and one with wider rows for those that name many others.
struct ElementTables {
    private let file: PDFFileWriter
    private var narrow: ObjectTable
    private var wide: ObjectTable
    private let isTyped: Bool

    /// - Parameter isTyped: true if each element has a `Type` entry, which takes room in its row.
    init(_ file: PDFFileWriter, isTyped: Bool) {
        (self.file, self.isTyped) = (file, isTyped)
        (narrow, wide) = (file.table(columns: isTyped ? 7 : 5), file.table(columns: isTyped ? 12 : 10))
    }

    /// Writes an element; `entries` writes its entries, all but its type.
    mutating func write(
        _ number: Int, _ tag: StructureElement.Tag, _ entries: (inout DictionaryWriter) -> Void
    ) throws {
        switch tag {
        case .paragraph, .listItem, .label, .listBody:
            try file.write(number, to: &narrow) { [isTyped] in $0.append(element: entries, isTyped: isTyped) }
        default: try writeWide(number, entries)
        }
    }

    /// Writes an element that names many others; `entries` writes its entries, all but its type.
    mutating func writeWide(_ number: Int, _ entries: (inout DictionaryWriter) -> Void) throws {
        try file.write(number, to: &wide) { [isTyped] in $0.append(element: entries, isTyped: isTyped) }
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

extension TableRows {
    fileprivate mutating func append(element entries: (inout DictionaryWriter) -> Void, isTyped: Bool) {
        append { element in
            entries(&element)
            if isTyped { element.entry("Type", .name("StructElem")) }
        }
    }
}
