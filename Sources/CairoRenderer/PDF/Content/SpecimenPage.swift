/// A specimen, and what Cairo has written of it so far.
struct SpecimenPage {
    private let specimen: Specimen
    /// Its content stream, decompressed; empty until Cairo has written it.
    var content: [UInt8] = []
    private var lines: [SpecimenLine]?

    init(_ specimen: Specimen) {
        self.specimen = specimen
    }

    /// Reads the content, whose font names `resources` resolve.
    mutating func read(fonts resources: PDFDictionary, _ codes: GlyphCodes) throws(PDFWritingError) {
        let fonts = try PDFDictionary(resources["Font"] ?? UnsafeRawBufferPointer(start: nil, count: 0))
        var reader = SpecimenReader(lineCount: specimen.lineCount) { (name, isLatin) throws(PDFWritingError) in
            guard let object = fonts.reference(name) else { throw PDFWritingError("an unknown font") }
            return codes.subset(named: name, isLatin: isLatin, object: object)
        }
        lines = try reader.read(content)
    }

    /// Gives each glyph of the specimen its code. Throws ``PDFWritingError`` if something of the page is missing.
    func assignCodes() throws(PDFWritingError) {
        guard let lines else { throw PDFWritingError("a page without resources") }
        try specimen.assignCodes(from: lines)
    }
}
