/// The property of a document's metadata that has its stamp (``DocumentMetadata/stamp``).
enum StampProperty {
    static let prefix = "calprint"
    /// A unique name.
    static let namespace = "urn:uuid:b6d7c0c4-5a41-4f0e-9d2f-3f6f0f5a2e71"
    static let start = "<calprint:stamp>"
    static let end = "</calprint:stamp>"

    static let schema = XMPSchema(
        name: "calprint", namespace: namespace, prefix: prefix, property: "stamp", type: "Text",
        description: "Digests of what the document shows of its schedule")
}

extension StampProperty {
    /// The stamp of a PDF that this library wrote; nil if it has none.
    ///
    /// Programs that change a PDF leave its metadata readable, as ISO 32000-1, 14.3.2, recommends.
    static func value(in pdf: [UInt8]) -> String? {
        guard let start = pdf.end(of: start, from: 0), let end = pdf.end(of: end, from: start) else { return nil }
        return String(decoding: pdf[start..<end - self.end.utf8.count], as: UTF8.self).withoutXMLEscapes
    }
}

extension [UInt8] {
    /// The end of the first occurrence of a text; nil if there is none.
    fileprivate func end(of text: String, from start: Int) -> Int? {
        let words = Array(text.utf8)
        return withUnsafeBytes { all in
            (start..<Swift.max(start, count - words.count + 1)).first { place in
                all[place] == words[0] && all[place..<place + words.count].elementsEqual(words)
            }.map { $0 + words.count }
        }
    }
}

extension String {
    /// The text as it was before XMP escaped it.
    fileprivate var withoutXMLEscapes: String {
        var (result, rest) = ("", self[...])
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[start...]
            let escape = [("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")].first { rest.hasPrefix($0.0) } ?? ("&", "&")
            result += escape.1
            rest = rest.dropFirst(escape.0.count)
        }
        return result + rest
    }
}
