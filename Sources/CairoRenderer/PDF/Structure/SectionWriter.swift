/// Writes the elements of one page as a section of the document.
struct SectionWriter {
    private let file: PDFFileWriter
    private let structure: PageStructure
    private let isDrawn: [Bool]
    private let section: Int
    private let page: Int
    private let annotations: [Int]
    private let table: ElementTable
    private let numbers: [Int]

    /// - Parameters:
    ///   - marks: the marked sequences that have content.
    ///   - page: the number of the page's object.
    ///   - annotations: the numbers of its links' annotations.
    init(_ structure: PageStructure, marks: [Int], file: PDFFileWriter, page: Int, annotations: [Int]) {
        (self.structure, self.file, self.page, self.annotations) = (structure, file, page, annotations)
        section = file.allocate()
        table = ElementTable(structure.elements)
        var numbers = Array(repeating: 0, count: structure.elements.count)
        for index in table.sorted(Array(numbers.indices), by: { $0 }) { numbers[index] = file.allocate() }
        self.numbers = numbers
        var isDrawn = Array(repeating: false, count: structure.sequences.count + 1)
        marks.forEach { isDrawn[$0] = true }
        self.isDrawn = isDrawn
    }

    /// The number of each marked sequence's element, from mark 1.
    private var parentsOfSequences: [Int] {
        structure.sequences.sorted { $0.mark < $1.mark }.compactMap { $0.element.map { numbers[$0] } }
    }

    /// The number of each link's element.
    var parentsOfLinks: [Int] {
        structure.elements.indices.filter { structure.elements[$0].tag == .link }.map { numbers[$0] }
    }

    /// Writes the section and its elements. Returns the section's number.
    func write(under document: Int) throws -> Int {
        let roots = structure.elements.indices.filter { structure.elements[$0].parent == nil }
        try file.write(section) { bytes in
            bytes.append("<</S/Sect/P " as StaticString)
            bytes.append(reference: document)
            bytes.append("/K" as StaticString)
            bytes.append(references: roots.map { numbers[$0] })
            bytes.append(">>" as StaticString)
        }
        for index in table.sorted(Array(numbers.indices), by: { $0 }) { try write(index) }
        return section
    }

    /// Writes the elements of the page's marked sequences as an array. Returns its number.
    func writeParents() throws -> Int {
        let number = file.allocate()
        if table.isEmpty {
            try file.write(number) { $0.append(references: parentsOfSequences) }
        } else {
            try file.writeRow(number) { $0.append(columns: parentsOfSequences) }
        }
        return number
    }

    private func write(_ index: Int) throws {
        let element = structure.elements[index]
        if table.kind(of: index) > 0 {
            try file.writeRow(numbers[index]) { append(element, isRow: true, to: &$0) }
        } else {
            try file.write(numbers[index]) { append(element, isRow: false, to: &$0) }
        }
    }

    private func append(_ element: StructureElement, isRow: Bool, to bytes: inout [UInt8]) {
        bytes.append("<</S/" as StaticString)
        bytes.append(element.tag.name)
        bytes.append("/P " as StaticString)
        append(element.parent.map { numbers[$0] } ?? section, isRow: isRow, to: &bytes)
        if element.tag == .columnHeader { bytes.append("/A<</O/Table/Scope/Column>>" as StaticString) }
        if element.holdsContent {
            bytes.append("/Pg " as StaticString)
            append(page, isRow: isRow, to: &bytes)
        }
        if let spoken = element.spoken { bytes.append(actualText: spoken) }
        append(element.parts, isRow: isRow, to: &bytes)
        bytes.append(">>" as StaticString)
    }

    private func append(_ number: Int, isRow: Bool, to bytes: inout [UInt8]) {
        if isRow { bytes.append(column: number) } else { bytes.append(reference: number) }
    }

    private func append(_ parts: [StructureElement.Part], isRow: Bool, to bytes: inout [UInt8]) {
        guard !parts.isEmpty else { return }
        bytes.append("/K[" as StaticString)
        for part in parts { append(part, isRow: isRow, to: &bytes) }
        bytes.append("]" as StaticString)
    }

    private func append(_ part: StructureElement.Part, isRow: Bool, to bytes: inout [UInt8]) {
        if bytes.last != UInt8(ascii: "[") { bytes.append(32) }
        switch part {
        case .element(let index): append(numbers[index], isRow: isRow, to: &bytes)
        case .sequence(let mark):
            if isDrawn[mark] { bytes.append(decimal: mark - 1) }
        case .link(let index):
            bytes.append("<</Type/OBJR/Obj " as StaticString)
            bytes.append(reference: annotations[index])
            bytes.append(">>" as StaticString)
        }
    }
}

extension StructureElement {
    fileprivate var holdsContent: Bool {
        parts.contains {
            if case .element = $0 { false } else { true }
        }
    }
}
