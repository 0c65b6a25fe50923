/// An element of the document's structure (ISO 32000-1, 14.8.4).
struct StructureElement {
    let tag: Tag
    /// The index of its parent; nil at the top level of the page.
    let parent: Int?
    /// The index of the element that it is read with, in one go: its cell, or its list item; its own if there is none.
    let block: Int
    /// What is read instead of its text (ISO 32000-1, 14.9.4).
    let spoken: String?
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

    /// Changes its sequences' marks; `marks` has the new one for each.
    mutating func change(_ marks: [Int]) {
        parts = parts.map { part in
            if case .sequence(let mark) = part { .sequence(mark: marks[mark]) } else { part }
        }
    }

    /// What is spoken, if the content has to say it as well, for readers that go without the structure.
    var spokenInContent: String? { tag == .span ? spoken : nil }

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
        case label
        case listBody
        case span
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
            case .label: "Lbl"
            case .listBody: "LBody"
            case .span: "Span"
            case .link: "Link"
            }
        }

        /// Whether such an element is always read with its parent.
        var isPartOfBlock: Bool {
            switch self {
            case .label, .listBody, .span, .link: true
            default: false
            }
        }
    }
}
