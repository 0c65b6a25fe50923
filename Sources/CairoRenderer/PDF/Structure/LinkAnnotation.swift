import CalendarLayout

/// The annotation of a link (ISO 32000-1, 12.5.6.5).
struct LinkAnnotation {
    let link: PageLink
    /// The object numbers of the link's own page and of the page that it leads to; nil if it leads to an address.
    let page: Int
    let target: Int?
    /// The height of both pages: in a PDF the origin is at the bottom.
    let height: Length
    /// Its key in the parent tree; nil if the document is not tagged.
    let parentKey: Int?

    func append(to dictionary: inout DictionaryWriter) {
        let area = link.area
        let edges = [area.minX, height - area.maxY, area.maxX, height - area.minY]
        dictionary.entry("Type", .name("Annot"))
        dictionary.entry("Subtype", .name("Link"))
        dictionary.entry("F", .integer(4))
        dictionary.entry("Border", .array([.integer(0), .integer(0), .integer(0)]))
        dictionary.entry("Rect", .array(edges.map { .hundredths($0) }))
        dictionary.entry("QuadPoints", quadPoints)
        dictionary.entry("P", .reference(page))
        dictionary.entry("Dest", destination)
        dictionary.entry("A", action)
        dictionary.entry("Contents", .text(link.text))
        dictionary.entry("StructParent", parentKey.map { .integer($0) })
    }

    /// The corners of each of several areas: the upper left and right, then the lower ones, as readers expect them; nil
    /// for a single area.
    private var quadPoints: PDFValue? {
        guard link.areas.count > 1 else { return nil }
        let corners = link.areas.flatMap { area in
            [area.minY, area.maxY].flatMap { y in [area.minX, height - y, area.maxX, height - y] }
        }
        return .array(corners.map { .hundredths($0) })
    }

    private var destination: PDFValue? {
        guard let target, let place = link.place?.position else { return nil }
        return .array([.reference(target), .name("XYZ"), .hundredths(place.x), .hundredths(height - place.y), .null])
    }

    /// ISO 32000-1, 12.6.4.7: an address has only ASCII.
    private var action: PDFValue? {
        link.address.map { .dictionary(["S": .name("URI"), "URI": .text($0.percentEncoded)]) }
    }
}

extension String {
    /// An address with `%C3%A9` for é (RFC 3986, 2.1); what is ASCII stays.
    var percentEncoded: String {
        utf8.reduce(into: "") { text, byte in
            guard byte >= 0x80 else { return text.unicodeScalars.append(Unicode.Scalar(byte)) }
            text += "%" + String(byte, radix: 16, uppercase: true)
        }
    }
}
