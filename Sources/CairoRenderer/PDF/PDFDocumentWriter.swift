import CalendarLayout

/// Writes a PDF from display lists.
///
/// Pages, structure, links, outline, labels and metadata are written page by page, and the fonts at the end, when all
/// their glyphs are known.
final class PDFDocumentWriter {
    private let file: PDFFileWriter
    private let metadata: DocumentMetadata
    private let library: FontLibrary
    private var codes = CodeTable()
    /// The objects of the fonts, by their index.
    private var fontNumbers: [Int] = []
    private var document: DocumentObjects
    private var content: [UInt8] = []

    /// - Parameter conformance: the standards that the file keeps to.
    init(
        _ metadata: DocumentMetadata, _ library: FontLibrary, _ conformance: PDFConformance, to sink: @escaping ByteSink
    ) throws {
        (self.metadata, self.library) = (metadata.writable, library)
        file = PDFFileWriter(try Deflate(), to: sink)
        document = DocumentObjects(file, conformance)
        try file.begin()
    }

    /// Writes a page.
    func add(_ page: Page) throws {
        if document.conformance == .archival, let text = page.unarchivableTexts.first {
            throw RenderError.notArchivable(text)
        }
        let structure = PageStructure(page, language: metadata.language)
        var writer = ContentWriter(
            page, library, isTagged: document.conformance.isTagged, &codes, reusing: &content)
        writer.write(structure)
        let used = writer.fonts
        writer.giveBack(&codes, &content)
        while fontNumbers.count < codes.fonts.count { fontNumbers.append(file.allocate()) }
        let number = file.allocate()
        try file.write(number, packing: content)
        try document.add(page, structure, contents: number, fonts: used.map { ("F\($0)", fontNumbers[$0]) })
    }

    /// Completes the file. Throws ``RenderError/notEmbeddable(font:reason:)`` if a font cannot be part of it.
    func finish() throws {
        let fonts = zip(codes.fonts, fontNumbers).map { (font: $0, number: $1) }
        for (index, face) in codes.faces.enumerated() {
            try FontObjects(fonts.filter { $0.font.face == face }, face, at: index, of: library, file).write()
        }
        let (root, info) = try document.finish(metadata)
        try file.finish(root: root, info: info)
    }
}
