/// An element of the document's structure, as readers of tagged pages know it (ISO 32000-1, 14.8.4).
struct StructureElement {
    let tag: Tag
    /// The index of the element that it is part of; nil for what stands on the page itself.
    let parent: Int?
    /// In reading order.
    var parts: [Part] = []

    /// What an element consists of.
    enum Part {
        /// The element of this index.
        case element(Int)
        /// The sequence of this mark.
        case sequence(mark: Int)
        /// The link of this index.
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
