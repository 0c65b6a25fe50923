import CalendarLayout

extension StructureElement {
    /// The spoken text, if the content must have it as well, for readers that ignore the structure.
    var spokenInContent: String? { isCopiedAsSpoken ? spoken : nil }
}

// The standard structure types (ISO 32000-1, 14.8.4).
extension StructureElement.Tag {
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
        case .gone: "Span"
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
        // ISO 32000-1, table 344
        case .gone: "<</S/Span/A<</O/Layout/TextDecorationType/LineThrough>>/P"
        }
    }
}
