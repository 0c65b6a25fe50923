import CalendarLayout

/// Writes the objects that make a document: pages, structure, links, outline, labels, catalog.
struct DocumentObjects {
    private let file: PDFFileWriter
    let conformance: PDFConformance
    private let tree: Int
    private var pages = PageNumbers()
    /// The structure tree; nil if the document is not tagged.
    private var structure: StructureTree?
    private var outline: OutlineObjects
    /// The label of each page.
    private var labels: [String] = []
    private var resources = PageResources()

    init(_ file: PDFFileWriter, _ conformance: PDFConformance) {
        (self.file, self.conformance) = (file, conformance)
        tree = file.allocate()
        structure = conformance.isTagged ? StructureTree(file, isTyped: conformance == .archival) : nil
        outline = OutlineObjects(file)
    }

    /// Writes a page.
    ///
    /// - Parameters:
    ///   - contents: the number of its content stream, which is written already.
    ///   - fonts: names and object numbers.
    mutating func add(
        _ page: Page, _ structure: PageStructure, contents: Int, fonts: [(name: String, number: Int)]
    ) throws {
        let number = pages.next(file)
        let annotations = structure.links.map { _ in file.allocate() }
        let key = try addSection(structure, page: number, annotations)
        try writeLinks(structure.links, of: page, number: number, annotations, firstKey: key.map { $0 + 1 })
        let resources = try resources.number(for: fonts, file)
        try file.write(number) { object in
            object.entry("Type", .name("Page"))
            object.entry("Parent", .reference(tree))
            for box in ["MediaBox", "CropBox"] as [StaticString] { object.entry(box, .box(page.mediaBox)) }
            object.entry("Contents", .reference(contents))
            object.entry("Resources", .reference(resources))
            if !annotations.isEmpty { object.entry("Annots", .references(annotations)) }
            if let key {
                object.entry("Tabs", .name("S"))
                object.entry("StructParents", .integer(key))
            }
        }
        if let entry = page.outline { try outline.add(entry, page: number) }
        labels.append(page.label)
    }

    /// Writes the elements of a page; an empty page has none, and no section. Returns its key in the parent tree.
    private mutating func addSection(_ page: PageStructure, page number: Int, _ annotations: [Int]) throws -> Int? {
        guard !page.elements.isEmpty else { return nil }
        return try structure?.add(SectionWriter(page, file, page: number, annotations: annotations))
    }

    private mutating func writeLinks(
        _ links: [PageLink], of page: Page, number: Int, _ annotations: [Int], firstKey: Int?
    ) throws {
        for (index, link) in links.enumerated() {
            let annotation = LinkAnnotation(
                link: link, page: number, target: link.place.map { pages.number(ofPage: $0.page, file) },
                height: page.mediaBox.height, parentKey: firstKey.map { $0 + index })
            try file.write(annotations[index], annotation.append)
        }
    }

    // MARK: The end

    /// Writes the objects that are known only at the end. Returns the numbers of the catalog and the information
    /// dictionary.
    mutating func finish(_ metadata: DocumentMetadata) throws -> (root: Int, info: Int) {
        let (root, info, xmp) = (file.allocate(), file.allocate(), file.allocate())
        // A link to a page that was not drawn leads nowhere.
        for number in pages.awaited { try file.write(number, .null) }
        try file.write(tree) { object in
            object.entry("Type", .name("Pages"))
            object.entry("Count", .integer(pages.count))
            object.entry("Kids", .references(pages.drawn))
        }
        try file.write(info, metadata.appendInformation)
        let packet = Array(XMPPacket(metadata, conformance).text.utf8)
        try packet.withUnsafeBytes { packet in
            try file.write(xmp, data: packet) { stream in
                stream.entry("Type", .name("Metadata"))
                stream.entry("Subtype", .name("XML"))
            }
        }
        let outlines = try outline.finish()
        let structureRoot = try structure?.finish(language: metadata.language)
        let intent = conformance == .archival ? try OutputIntent(file).write() : nil
        // ISO 32000-1, table 28
        try file.write(root) { catalog in
            catalog.entry("Type", .name("Catalog"))
            catalog.entry("Pages", .reference(tree))
            catalog.entry("Metadata", .reference(xmp))
            catalog.entry("Lang", .text(metadata.language))
            catalog.entry(
                "ViewerPreferences", .dictionary(["DisplayDocTitle": .boolean(true), "PrintScaling": .name("None")]))
            catalog.entry("Outlines", .reference(outlines))
            if pages.count > 0 { catalog.entry("PageLabels", pageLabels) }
            catalog.entry("OutputIntents", intent.map { .references([$0]) })
            if let structureRoot {
                catalog.entry("MarkInfo", .dictionary(["Marked": .boolean(true)]))
                catalog.entry("StructTreeRoot", .reference(structureRoot))
            }
        }
        return (root, info)
    }

    /// The number tree of the pages' labels (ISO 32000-1, 12.4.2).
    private var pageLabels: PDFValue {
        let numbers = labels.enumerated().flatMap { [.integer($0), .dictionary(["P": .text($1)])] as [PDFValue] }
        return .dictionary(["Nums": .array(numbers)])
    }
}

extension PDFValue {
    /// A rectangle whose lower left corner is the origin (ISO 32000-1, 7.9.5).
    fileprivate static func box(_ size: Size) -> PDFValue {
        .array([.integer(0), .integer(0), .length(size.width), .length(size.height)])
    }

    /// An array of references: `[1 0 R 2 0 R]`.
    static func references(_ numbers: [Int]) -> PDFValue { .array(numbers.map { .reference($0) }) }
}

/// The resources of pages: pages with the same fonts share an object.
struct PageResources {
    private var recent: [(fonts: [Int], number: Int)] = []

    /// The number of the object with these fonts; writes it unless a recent page has the same.
    mutating func number(for fonts: [(name: String, number: Int)], _ file: PDFFileWriter) throws -> Int {
        let key = fonts.map(\.number)
        if let same = recent.first(where: { $0.fonts == key }) { return same.number }
        let number = file.allocate()
        try file.write(number) { resources in
            resources.dictionary("Font") { dictionary in
                for font in fonts { dictionary.entry(named: font.name, .reference(font.number)) }
            }
        }
        if recent.count == 8 { recent.removeFirst() }
        recent.append((key, number))
        return number
    }
}

/// The object numbers of pages, including link targets that are not drawn yet.
struct PageNumbers {
    /// Numbers of all pages that are drawn or that links lead to.
    private var numbers: [Int] = []
    /// The number of pages drawn.
    private(set) var count = 0

    /// Numbers of the pages that are drawn.
    var drawn: [Int] { Array(numbers.prefix(count)) }

    /// Numbers of the pages that links lead to and that are not drawn.
    var awaited: [Int] { Array(numbers.dropFirst(count)) }

    /// The next page's number.
    mutating func next(_ file: PDFFileWriter) -> Int {
        count += 1
        return number(ofPage: count, file)
    }

    /// The number of a page, counted from 1.
    mutating func number(ofPage page: Int, _ file: PDFFileWriter) -> Int {
        while numbers.count < page { numbers.append(file.allocate()) }
        return numbers[page - 1]
    }
}
