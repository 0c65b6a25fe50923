import CalendarLayout

extension StructureElement {
    /// The spoken text, if the content must have it as well, for readers that ignore the structure.
    var spokenInContent: String? { isCopiedAsSpoken ? spoken : nil }

    /// Its attributes (ISO 32000-1, 14.7.5).
    var attributes: PDFValue? {
        guard let columns = role?.columnSpan, columns > 1 else { return tag.attributes }
        return .dictionary([
            "O": .name("Table"), "Scope": .name(tag == .columnHeader ? "Column" : "Row"), "ColSpan": .integer(columns),
        ])
    }
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

    /// The attributes of an element with the tag that takes one column.
    fileprivate var attributes: PDFValue? {
        switch self {
        case .columnHeader: .dictionary(["O": .name("Table"), "Scope": .name("Column")])
        case .rowHeader: .dictionary(["O": .name("Table"), "Scope": .name("Row")])
        // ISO 32000-1, table 344
        case .gone: .dictionary(["O": .name("Layout"), "TextDecorationType": .name("LineThrough")])
        default: nil
        }
    }
}
