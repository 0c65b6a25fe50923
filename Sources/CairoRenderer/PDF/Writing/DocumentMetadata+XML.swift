import CalendarLayout

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
