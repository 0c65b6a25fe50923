import CalendarLayout

/// The annotation of a link (ISO 32000-1, 12.5.6.5).
struct LinkAnnotation {
    let link: PageLink
    /// The object numbers of the link's own page and of the page that it leads to.
    let page: Int
    let target: Int
    /// The height of both pages: in a PDF the origin is at the bottom.
    let height: Length
    /// Its key in the parent tree; nil if the document is not tagged.
    let parentKey: Int?

    func append(to bytes: inout [UInt8]) {
        let area = link.area
        bytes.append("<</Type/Annot/Subtype/Link/F 4/Border[0 0 0]/Rect[" as StaticString)
        bytes.append([area.minX, height - area.maxY, area.maxX, height - area.minY])
        bytes.append("]/P " as StaticString)
        bytes.append(reference: page)
        bytes.append("/Dest[" as StaticString)
        bytes.append(reference: target)
        bytes.append("/XYZ " as StaticString)
        bytes.append([link.place.position.x, height - link.place.position.y])
        bytes.append(" null]/Contents" as StaticString)
        bytes.append(textString: link.text)
        if let parentKey {
            bytes.append("/StructParent " as StaticString)
            bytes.append(decimal: parentKey)
        }
        bytes.append(">>" as StaticString)
    }
}

extension [UInt8] {
    fileprivate mutating func append(_ lengths: [Length]) {
        for (index, length) in lengths.enumerated() {
            if index > 0 { append(32) }
            append(hundredths: length)
        }
    }
}
