import CalendarLayout

extension DocumentMetadata {
    /// The information dictionary (ISO 32000-1, 14.3.3). One program creates the document and writes its PDF.
    func appendInformation(to bytes: inout [UInt8]) {
        bytes.append("<<" as StaticString)
        let texts = [("Title", title), ("Author", author), ("Creator", creator), ("Producer", creator)]
        for case (let key, let text?) in texts {
            bytes.append("/\(key)")
            bytes.append(textString: text)
        }
        for key in ["CreationDate", "ModDate"] { bytes.append("/\(key)(\(pdfDate))") }
        bytes.append(">>" as StaticString)
    }

    /// `D:20250101000000Z` (ISO 32000-1, 7.9.4).
    private var pdfDate: String { "D:" + date.filter { $0.isNumber } + "Z" }
}
