/// A specimen, and what has come of it from Cairo so far.
struct SpecimenPage {
    private let specimen: Specimen
    /// Its content stream, unpacked; empty until it has come.
    var content: [UInt8] = []
    private var lines: [SpecimenLine]?

    init(_ specimen: Specimen) {
        self.specimen = specimen
    }

    /// Reads the content, now that the resources tell which fonts its names mean.
    mutating func read(fonts resources: PDFDictionary, _ codes: GlyphCodes) throws(PDFWritingError) {
        let fonts = try PDFDictionary(resources["Font"] ?? UnsafeRawBufferPointer(start: nil, count: 0))
        var reader = SpecimenReader(lineCount: specimen.lineCount) { (name, isLatin) throws(PDFWritingError) in
            guard let object = fonts.reference(name) else { throw PDFWritingError("a font that is none") }
            return codes.subset(named: name, isLatin: isLatin, object: object)
        }
        lines = try reader.read(content)
    }

    /// Throws ``PDFWritingError`` where something of the page is missing.
    func assignCodes() throws(PDFWritingError) {
        guard let lines else { throw PDFWritingError("a page in disorder") }
        try specimen.assignCodes(from: lines)
    }
}
