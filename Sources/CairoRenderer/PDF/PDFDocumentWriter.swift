import CalendarLayout

/// Writes a PDF from display lists, with fonts that Cairo embeds.
///
/// Cairo draws each glyph once, on pages that are thrown away (``Specimen``). Its bytes come in through ``write(_:)``,
/// and only the fonts are kept. Pages, structure, links, outline, labels and metadata come from the display list, page
/// by page. Anything unexpected in Cairo's bytes is a ``PDFWritingError``.
final class PDFDocumentWriter {
    private let file: PDFFileWriter
    private let deflate: Deflate
    private let metadata: DocumentMetadata
    private let library: FontLibrary
    private let codes = GlyphCodes()
    private var reader = CairoObjectReader()
    private var numbers = ObjectNumbers()
    /// The numbers of the fonts that are read otherwise than Cairo says, by their index.
    private var otherFonts: [Int: Int] = [:]
    private var document: DocumentObjects
    private var waiting: [Page] = []
    private var awaited: Specimen
    private var specimen: SpecimenPage?
    private var content: [UInt8] = []
    /// How many of Cairo's bytes are collected before they are read.
    private var patience: Int
    private let leastPatience: Int
    private let mostWaiting: Int

    /// - Parameters:
    ///   - conformance: the standards that the file keeps to.
    ///   - patience: how many of Cairo's bytes to read at once; tests make it small.
    ///   - mostWaiting: how many pages may wait for one specimen.
    init(
        _ metadata: DocumentMetadata, _ library: FontLibrary, _ conformance: PDFConformance, patience: Int = 1 << 16,
        mostWaiting: Int = 16, to sink: @escaping ByteSink
    ) throws {
        (self.metadata, self.library) = (metadata.writable, library)
        (self.patience, leastPatience, self.mostWaiting) = (patience, patience, mostWaiting)
        awaited = Specimen(codes, library)
        deflate = try Deflate()
        file = PDFFileWriter(deflate, to: sink)
        document = DocumentObjects(file, conformance)
        try file.begin()
    }

    // MARK: Pages

    /// Adds a page. A page with new glyphs waits, and so do the next ones, until Cairo has drawn the glyphs; one
    /// specimen serves many pages.
    ///
    /// - Returns: whether enough pages wait to draw the specimen.
    func add(_ page: Page) throws -> Bool {
        if document.conformance == .archival, let text = page.unarchivableTexts.first {
            throw RenderError.notArchivable(text)
        }
        if waiting.isEmpty {
            try readObjects()
            if hasCodes, try write(page) { return false }
        }
        waiting.append(page)
        awaited.add(page)
        return waiting.count >= mostWaiting
    }

    private var hasCodes: Bool { !codes.table.subsets.isEmpty }

    /// The specimen that Cairo has to draw for the waiting pages; nil if none waits.
    func beginSpecimen() -> Specimen? {
        guard !waiting.isEmpty else { return nil }
        specimen = SpecimenPage(awaited)
        return awaited
    }

    /// Writes the waiting pages, after Cairo has drawn the specimen.
    func writeWaiting() throws {
        try readObjects()
        guard specimen == nil else { throw PDFWritingError("the specimen's page is missing") }
        for page in waiting {
            guard try write(page) else { throw PDFWritingError("new glyphs after the specimen") }
        }
        waiting.removeAll(keepingCapacity: true)
        awaited = Specimen(codes, library)
    }

    /// Writes a page, unless one of its glyphs has no code.
    ///
    /// - Returns: whether it is written.
    private func write(_ page: Page) throws -> Bool {
        let structure = PageStructure(page, language: metadata.language)
        var writer = ContentWriter(
            page, codes.table, library, isTagged: document.conformance.isTagged, reusing: &content)
        writer.write(structure)
        content = writer.output
        guard !writer.needsSpecimen else { return false }
        if !writer.newReadings.isEmpty {
            codes.add(writer.newReadings)
            return try write(page)
        }
        let number = file.allocate()
        try file.write(number, packing: content)
        let fonts = writer.subsets.map { (name: "F\($0)", number: fontNumber($0)) }
        try document.add(page, structure, contents: number, fonts: fonts)
        return true
    }

    private func fontNumber(_ subset: Int) -> Int {
        let font = codes.table.subsets[subset]
        guard font.texts != nil else { return numbers.number(font.object, file) }
        if let known = otherFonts[subset] { return known }
        otherFonts[subset] = file.allocate()
        return otherFonts[subset]!
    }

    /// Completes the file, after Cairo has completed its own.
    func finish() throws {
        try readObjects()
        guard waiting.isEmpty else { throw PDFWritingError("a page still waits for its glyphs") }
        try reader.withRest { rest in
            guard rest.starts(with: "xref\n".utf8), rest.suffix(6).elementsEqual("%%EOF\n".utf8) else {
                throw PDFWritingError("the file has no end")
            }
        }
        if let number = numbers.unwritten { throw PDFWritingError("object \(number) of Cairo's file is missing") }
        let (root, info) = try document.finish(metadata)
        try file.finish(root: root, info: info)
    }

    // MARK: Cairo's objects

    /// Takes the next bytes from Cairo.
    func write(_ bytes: UnsafeRawBufferPointer) throws {
        reader.append(bytes)
        guard reader.pendingCount >= patience else { return }
        try readObjects()
        // An incomplete object is not read again for every further byte.
        patience = max(leastPatience, 2 * reader.pendingCount)
    }

    private func readObjects() throws {
        try reader.readObjects { try take($0) }
    }

    private func take(_ object: CairoObject) throws {
        let dictionary = try PDFDictionary(object.value)
        if let data = object.data { return try takeStream(object.number, dictionary, data) }
        let kind = try CairoObjectKind(dictionary)
        // Cairo writes comments only in objects that are dropped.
        guard kind.isDropped || !dictionary.hasComment else { throw PDFWritingError("a comment in an object") }
        switch kind {
        case .page: try takeSpecimen()
        case .resources: try specimen?.read(fonts: dictionary, codes)
        case .font(let subtype):
            try takeFont(object, subtype)
            try writeOthers(like: object, dictionary)
        case .fontDescriptor:
            try file.write(try numbers.write(object.number, file)) { try copy(object.value, to: &$0) }
        case .superseded: break
        }
    }

    private func takeStream(_ number: Int, _ dictionary: PDFDictionary, _ data: UnsafeRawBufferPointer) throws {
        guard !dictionary.hasComment else { throw PDFWritingError("a comment in a stream's dictionary") }
        let unpacked = try deflate.unpacked(data)
        if specimen?.content.isEmpty == true {
            try dictionary.require(only: ["Length", "Filter"], in: "a page's content")
            specimen?.content = unpacked
        } else {
            let entries = try FontStream.entries(dictionary)
            try file.write(try numbers.write(number, file), entries: entries, data: data)
        }
    }

    private func takeSpecimen() throws {
        guard let specimen else { throw PDFWritingError("an unexpected page") }
        try specimen.assignCodes()
        self.specimen = nil
    }

    private func takeFont(_ object: CairoObject, _ subtype: String) throws {
        guard FontStream.subtypes.contains(subtype) else { throw PDFWritingError("a font of subtype \(subtype)") }
        try file.write(try numbers.write(object.number, file)) { bytes in
            try copy(object.value, to: &bytes)
            // Codes are the glyph numbers of the face's file (PDF/UA: ISO 14289-1, 7.21.3.2).
            if subtype == "/CIDFontType2" { bytes.insert(entries: "/CIDToGIDMap/Identity") }
        }
    }

    /// Writes the fonts that draw as one of Cairo's and are read otherwise.
    private func writeOthers(like object: CairoObject, _ dictionary: PDFDictionary) throws {
        for (index, font) in codes.table.subsets.enumerated() where font.object == object.number {
            guard let texts = font.texts, let number = otherFonts[index] else { continue }
            let map = file.allocate()
            try file.write(map, packing: CharacterMap(texts, isLatin: font.isLatin).bytes)
            try file.write(number) { bytes in
                bytes.append("<<" as StaticString)
                for entry in dictionary.entries where entry.key != "ToUnicode" {
                    bytes.append("/\(entry.key)")
                    try copy(UnsafeRawBufferPointer(rebasing: object.value[entry.value]), to: &bytes)
                }
                bytes.append("/ToUnicode \(map) 0 R>>")
            }
        }
    }

    private func copy(_ value: UnsafeRawBufferPointer, to bytes: inout [UInt8]) throws {
        try ObjectCopy { self.numbers.number($0, self.file) }.append(value, to: &bytes)
    }
}

extension [UInt8] {
    /// Adds entries to a dictionary that ends here.
    fileprivate mutating func insert(entries: String) {
        removeLast(2)
        append(entries)
        append(">>" as StaticString)
    }
}
