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

    func append(to dictionary: inout DictionaryWriter) {
        let (area, place) = (link.area, link.place.position)
        let edges = [area.minX, height - area.maxY, area.maxX, height - area.minY]
        dictionary.entry("Type", .name("Annot"))
        dictionary.entry("Subtype", .name("Link"))
        dictionary.entry("F", .integer(4))
        dictionary.entry("Border", .array([.integer(0), .integer(0), .integer(0)]))
        dictionary.entry("Rect", .array(edges.map { .hundredths($0) }))
        dictionary.entry("P", .reference(page))
        dictionary.entry(
            "Dest",
            .array([.reference(target), .name("XYZ"), .hundredths(place.x), .hundredths(height - place.y), .null]))
        dictionary.entry("Contents", .text(link.text))
        dictionary.entry("StructParent", parentKey.map { .integer($0) })
    }
}
