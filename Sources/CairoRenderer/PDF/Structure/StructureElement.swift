/// An element of the document's structure (ISO 32000-1, 14.8.4).
struct StructureElement {
    let tag: Tag
    /// How many elements with the same tag come before it on the page.
    let place: Int
    /// The index of its parent; nil at the top level of the page.
    let parent: Int?
    /// The index of the element that it is read with, in one go: its cell, or its list item; its own if there is none.
    let block: Int
    /// What is read instead of its text (ISO 32000-1, 14.9.4).
    let spoken: String?
    /// Its parts in reading order, in the page's list of parts.
    var parts = PartList()
    /// Whether one of its parts is drawn.
    var holdsContent = false
    /// The language of all its texts, if it is not the document's.
    var language: Language = .unknown

    /// What is known of the language of an element's own texts.
    enum Language: Equatable {
        /// There is none yet.
        case unknown
        /// They are in another language than the document.
        case other(String)
        /// They may be in the document's.
        case document
    }

    /// Whether its spoken text is also what is copied and found.
    let isCopiedAsSpoken: Bool

    /// What is spoken, if the content has to say it as well, for readers that go without the structure.
    var spokenInContent: String? { isCopiedAsSpoken ? spoken : nil }

    /// The standard structure types in use.
    enum Tag: Int, CaseIterable {
        case heading
        case subheading
        case paragraph
        case table
        case tableRow
        case columnHeader
        case rowHeader
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
            case .columnHeader, .rowHeader: "TH"
            case .tableCell: "TD"
            case .list: "L"
            case .listItem: "LI"
            case .label: "Lbl"
            case .listBody: "LBody"
            case .span: "Span"
            case .link: "Link"
            }
        }

        /// The beginning of an element's dictionary, up to its parent.
        var head: StaticString {
            switch self {
            case .heading: "<</S/H1/P"
            case .subheading: "<</S/H2/P"
            case .paragraph: "<</S/P/P"
            case .table: "<</S/Table/P"
            case .tableRow: "<</S/TR/P"
            case .columnHeader: "<</S/TH/A<</O/Table/Scope/Column>>/P"
            case .rowHeader: "<</S/TH/A<</O/Table/Scope/Row>>/P"
            case .tableCell: "<</S/TD/P"
            case .list: "<</S/L/P"
            case .listItem: "<</S/LI/P"
            case .label: "<</S/Lbl/P"
            case .listBody: "<</S/LBody/P"
            case .span: "<</S/Span/P"
            case .link: "<</S/Link/P"
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
