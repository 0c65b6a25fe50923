/// An element of the document's structure (ISO 32000-1, 14.8.4).
struct StructureElement {
    let tag: Tag
    /// The index of its parent; nil at the top level of the page.
    let parent: Int?
    /// In reading order.
    var parts: [Part] = []

    /// A part of an element.
    enum Part {
        /// The element with this index.
        case element(Int)
        /// The marked sequence with this mark.
        case sequence(mark: Int)
        /// The link with this index.
        case link(Int)
    }

    /// The standard structure types in use.
    enum Tag {
        case heading
        case subheading
        case paragraph
        case table
        case tableRow
        case columnHeader
        case tableCell
        case list
        case listItem
        case listBody
        case link

        /// `TD`
        var name: StaticString {
            switch self {
            case .heading: "H1"
            case .subheading: "H2"
            case .paragraph: "P"
            case .table: "Table"
            case .tableRow: "TR"
            case .columnHeader: "TH"
            case .tableCell: "TD"
            case .list: "L"
            case .listItem: "LI"
            case .listBody: "LBody"
            case .link: "Link"
            }
        }
    }
}
