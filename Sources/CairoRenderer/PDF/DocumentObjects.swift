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
    private var labels: [UInt8] = []
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
        try file.write(number) { bytes in
            bytes.append("<</Type/Page/Parent " as StaticString)
            bytes.append(reference: tree)
            bytes.append(boxes: page.mediaBox)
            bytes.append("/Contents " as StaticString)
            bytes.append(reference: contents)
            bytes.append("/Resources " as StaticString)
            bytes.append(reference: resources)
            if !annotations.isEmpty {
                bytes.append("/Annots" as StaticString)
                bytes.append(references: annotations)
            }
            if let key {
                bytes.append("/Tabs/S/StructParents " as StaticString)
                bytes.append(decimal: key)
            }
            bytes.append(">>" as StaticString)
        }
        if let entry = page.outline { try outline.add(entry, page: number) }
        addLabel(page.label)
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
                link: link, page: number, target: pages.number(ofPage: link.place.page, file),
                height: page.mediaBox.height, parentKey: firstKey.map { $0 + index })
            try file.write(annotations[index], annotation.append)
        }
    }

    private mutating func addLabel(_ label: String) {
        labels.append(decimal: pages.count - 1)
        labels.append("<</P" as StaticString)
        labels.append(textString: label)
        labels.append(">>" as StaticString)
    }

    // MARK: The end

    /// Writes the objects that are known only at the end. Returns the numbers of the catalog and the information
    /// dictionary.
    mutating func finish(_ metadata: DocumentMetadata) throws -> (root: Int, info: Int) {
        let (root, info, xmp) = (file.allocate(), file.allocate(), file.allocate())
        // A link to a page that was not drawn leads nowhere.
        for number in pages.awaited { try file.write(number) { $0.append("null" as StaticString) } }
        try file.write(tree) { bytes in
            bytes.append("<</Type/Pages/Count \(pages.count)/Kids")
            bytes.append(references: pages.drawn)
            bytes.append(">>" as StaticString)
        }
        try file.write(info, metadata.appendInformation)
        let packet = Array(XMPPacket(metadata, conformance).text.utf8)
        try packet.withUnsafeBytes { try file.write(xmp, entries: "/Type/Metadata/Subtype/XML", data: $0) }
        let outlines = try outline.finish()
        let structureRoot = try structure?.finish(language: metadata.language)
        let intent = conformance == .archival ? try OutputIntent(file).write() : nil
        try file.write(root) { bytes in
            bytes.append("<</Type/Catalog/Pages \(tree) 0 R/Metadata \(xmp) 0 R/Lang")
            bytes.append(textString: metadata.language)
            bytes.append("/ViewerPreferences<</DisplayDocTitle true/PrintScaling/None>>" as StaticString)
            bytes.append("/Outlines \(outlines) 0 R")
            if pages.count > 0 {
                bytes.append("/PageLabels<</Nums[" as StaticString)
                bytes.append(contentsOf: labels)
                bytes.append("]>>" as StaticString)
            }
            if let intent { bytes.append("/OutputIntents[\(intent) 0 R]") }
            if let structureRoot { bytes.append("/MarkInfo<</Marked true>>/StructTreeRoot \(structureRoot) 0 R") }
            bytes.append(">>" as StaticString)
        }
        return (root, info)
    }
}

extension [UInt8] {
    fileprivate mutating func append(boxes size: Size) {
        for name in ["/MediaBox", "/CropBox"] {
            append(name)
            append("[0 0 " as StaticString)
            append(size.width)
            append(32)
            append(size.height)
            append("]" as StaticString)
        }
    }

    /// `[1 0 R 2 0 R]`
    mutating func append(references numbers: [Int]) {
        append(UInt8(ascii: "["))
        for (index, number) in numbers.enumerated() {
            if index > 0 { append(32) }
            append(reference: number)
        }
        append(UInt8(ascii: "]"))
    }
}

/// The meaning of an archive's colours: the greys of ``GreyProfile`` (ISO 32000-1, 14.11.5; ISO 19005-2, 6.2.3).
struct OutputIntent {
    private let file: PDFFileWriter

    init(_ file: PDFFileWriter) { self.file = file }

    /// Writes the intent and its profile. Returns the intent's number.
    func write() throws -> Int {
        let (intent, profile) = (file.allocate(), file.allocate())
        try file.write(profile, entries: "/N 1", packing: GreyProfile.bytes)
        try file.write(intent) { bytes in
            bytes.append("<</Type/OutputIntent/S/GTS_PDFA1/OutputConditionIdentifier(Custom)/Info")
            bytes.append(textString: GreyProfile.name)
            bytes.append("/DestOutputProfile \(profile) 0 R>>")
        }
        return intent
    }
}

/// The resources of pages: pages with the same fonts share an object.
struct PageResources {
    private var recent: [(fonts: [Int], number: Int)] = []

    /// The number of the object with these fonts; writes it unless a recent page has the same.
    mutating func number(for fonts: [(name: String, number: Int)], _ file: PDFFileWriter) throws -> Int {
        let key = fonts.map(\.number)
        if let same = recent.first(where: { $0.fonts == key }) { return same.number }
        let number = file.allocate()
        try file.write(number) { bytes in
            bytes.append("<</Font<<" as StaticString)
            for font in fonts { bytes.append("/\(font.name) \(font.number) 0 R") }
            bytes.append(">>>>" as StaticString)
        }
        if recent.count == 8 { recent.removeFirst() }
        recent.append((key, number))
        return number
    }
}
