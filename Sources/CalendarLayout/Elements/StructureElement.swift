/// An element of the document's structure (ISO 32000-1, 14.8.4).
package struct StructureElement {
    package let tag: Tag
    /// The role of its group; nil if it has none of its own.
    package let role: Structure.Role?
    /// The area of its group, if that has one.
    package let frame: Rect?
    /// How many elements with the same tag come before it on the page.
    package let place: Int
    /// The index of its parent; nil at the top level of the page.
    package let parent: Int?
    /// The index of the element that it is read with, in one go: its cell, or its list item; its own if there is none.
    let block: Int
    /// What is read instead of its text (ISO 32000-1, 14.9.4).
    package let spoken: String?
    /// Its parts in reading order, in the page's list of parts.
    package internal(set) var parts = PartList()
    /// Whether one of its parts is drawn.
    package internal(set) var holdsContent = false
    /// The language of all its texts, if it is not the document's.
    package internal(set) var language: Language = .unknown

    /// What is known of the language of an element's own texts.
    package enum Language: Equatable {
        /// There is none yet.
        case unknown
        /// They are in another language than the document.
        case other(String)
        /// They may be in the document's.
        case document
    }

    /// Whether its spoken text is also what is copied and found.
    package let isCopiedAsSpoken: Bool

    /// The standard structure types in use.
    package enum Tag: Int, CaseIterable {
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
        /// Text that is gone, with a line through it.
        case gone

        /// Whether such an element is always read with its parent.
        var isPartOfBlock: Bool {
            switch self {
            case .label, .listBody, .span, .link, .gone: true
            default: false
            }
        }
    }
}
