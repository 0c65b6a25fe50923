/// Writes the elements of each page with the page; only their roots stay in memory.
struct StructureTree {
    private let file: PDFFileWriter
    private let document: Int
    private var sections: [Int] = []
    private var parents = ParentTree()
    private var tables: ElementTables
    private let isTyped: Bool

    /// - Parameter isTyped: true if each element has a `Type` entry: PDF/A requires it (ISO 19005-2, 6.7.3.3), and in
    ///   PDF it may be left out (ISO 32000-1, table 323).
    init(_ file: PDFFileWriter, isTyped: Bool) {
        (self.file, self.isTyped) = (file, isTyped)
        document = file.allocate()
        tables = ElementTables(file, isTyped: isTyped)
    }

    /// Writes a page's elements. Returns the page's key in the parent tree; those of its links follow it.
    mutating func add(_ section: SectionWriter) throws -> Int {
        try section.write(under: document, to: &tables)
        sections.append(section.section)
        let key = parents.add(section.parents)
        section.parentsOfLinks.forEach { _ = parents.add($0) }
        return key
    }

    /// Writes the roots. Returns the number of the whole tree.
    mutating func finish(language: String) throws -> Int {
        try tables.flush()
        let (root, numbers) = (file.allocate(), file.allocate())
        try file.write(document) { element in
            if isTyped { element.entry("Type", .name("StructElem")) }
            element.entry("S", .name("Document"))
            element.entry("P", .reference(root))
            element.entry("Lang", .text(language))
            element.entry("K", .references(sections))
        }
        try file.write(numbers, parents.append)
        try file.write(root) { tree in
            tree.entry("Type", .name("StructTreeRoot"))
            tree.entry("K", .reference(document))
            tree.entry("ParentTree", .reference(numbers))
            tree.entry("ParentTreeNextKey", .integer(parents.nextKey))
        }
        return root
    }
}

/// The elements of each page's marked sequences, and of each link (ISO 32000-1, 14.7.4.4).
struct ParentTree {
    /// The object for each key.
    private var values: [Int] = []

    /// Adds an object and returns its key; the keys of a page and its links are consecutive.
    mutating func add(_ value: Int) -> Int {
        values.append(value)
        return values.count - 1
    }

    /// The key after the last one.
    var nextKey: Int { values.count }

    func append(to dictionary: inout DictionaryWriter) {
        dictionary.array("Nums") { numbers in
            for (key, value) in values.enumerated() {
                numbers.add(.integer(key))
                numbers.add(.reference(value))
            }
        }
    }
}
