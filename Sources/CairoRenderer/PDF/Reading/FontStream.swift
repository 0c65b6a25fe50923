/// The streams of fonts: outlines and character maps. They are copied as they are.
enum FontStream {
    /// Without Type 3, whose glyphs are drawings.
    static let subtypes: Set = ["/TrueType", "/Type0", "/CIDFontType2", "/CIDFontType0", "/Type1"]

    /// The dictionary's entries except the length.
    ///
    /// Throws ``PDFWritingError`` if there is an entry that font streams do not have.
    static func entries(_ dictionary: PDFDictionary) throws(PDFWritingError) -> String {
        guard dictionary.text("Filter") == "/FlateDecode" else {
            throw PDFWritingError("a stream with an unknown filter")
        }
        var entries = "/Filter/FlateDecode"
        for entry in dictionary.entries where entry.key != "Length" && entry.key != "Filter" {
            guard let value = dictionary.text(entry.key), isKnown(entry.key, value) else {
                throw PDFWritingError("/\(entry.key) in a stream")
            }
            entries += "/\(entry.key) \(value)"
        }
        return entries
    }

    private static func isKnown(_ key: String, _ value: String) -> Bool {
        switch key {
        case "Length1", "Length2", "Length3": value.utf8.count < 10 && value.utf8.allSatisfy { (48...57).contains($0) }
        case "Subtype": ["/CIDFontType0C", "/Type1C", "/OpenType"].contains(value)
        default: false
        }
    }
}
