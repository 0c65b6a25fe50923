import CalendarLayout

extension DocumentMetadata {
    /// The information dictionary (ISO 32000-1, 14.3.3). One program creates the document and writes its PDF.
    func appendInformation(to dictionary: inout DictionaryWriter) {
        dictionary.entry("Title", .text(title))
        dictionary.entry("Author", author.map { .text($0) })
        dictionary.entry("Creator", .text(creator))
        dictionary.entry("Producer", .text(creator))
        dictionary.entry("CreationDate", .text(pdfDate))
        dictionary.entry("ModDate", .text(pdfDate))
    }

    /// `D:20250101000000Z` (ISO 32000-1, 7.9.4).
    private var pdfDate: String { "D:" + date.filter { $0.isNumber } + "Z" }
}

extension DocumentMetadata {
    /// The metadata without the characters that XML does not have: control characters, U+FFFE and U+FFFF (XML 1.0,
    /// 2.2). The information dictionary must say the same as XMP (ISO 19005-2, 6.6.3), so neither has them.
    var writable: DocumentMetadata {
        DocumentMetadata(
            title: title.inXML, author: author?.inXML, creator: creator.inXML, date: date, language: language,
            stamp: stamp?.inXML)
    }
}

extension String {
    fileprivate var inXML: String {
        guard !unicodeScalars.allSatisfy(\.isInXML) else { return self }
        var text = ""
        text.unicodeScalars.append(contentsOf: unicodeScalars.map { $0.isInXML ? $0 : "\u{FFFD}" })
        return text
    }
}

extension Unicode.Scalar {
    fileprivate var isInXML: Bool {
        switch value {
        case 9, 10, 13: true
        case 0..<32, 0xFFFE, 0xFFFF: false
        default: true
        }
    }
}
