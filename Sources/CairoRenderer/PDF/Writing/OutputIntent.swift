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
