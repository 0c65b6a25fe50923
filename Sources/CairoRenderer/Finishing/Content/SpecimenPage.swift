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
    mutating func read(fonts resources: PDFDictionary, _ codes: GlyphCodes) throws(FinishingError) {
        let fonts = try PDFDictionary(resources["Font"] ?? UnsafeRawBufferPointer(start: nil, count: 0))
        var reader = SpecimenReader(lineCount: specimen.lineCount) { (name, isLatin) throws(FinishingError) in
            guard let object = fonts.reference(name) else { throw FinishingError("a font that is none") }
            return codes.subset(named: name, isLatin: isLatin, object: object)
        }
        lines = try reader.read(content)
    }

    /// Throws ``FinishingError`` where something of the page is missing.
    func teach() throws(FinishingError) {
        guard let lines else { throw FinishingError("a page in disorder") }
        try specimen.teach(lines)
    }
}
