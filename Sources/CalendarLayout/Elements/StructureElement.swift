/// An element of the document's structure (ISO 32000-1, 14.8.4).
package struct StructureElement {
    package let tag: Tag
    /// The role of its group; nil if it has no group of its own.
    package let role: Structure.Role?
    /// The area of its group, if that has one.
    package let frame: Rect?
    /// The number of elements with the same tag before it on the page.
    package let place: Int
    /// The index of its parent; nil at the top level of the page.
    package let parent: Int?
    /// The index of the element that it is read with, in one go: its cell or its list item, else itself.
    let block: Int
    /// The words that are read instead of its text (ISO 32000-1, 14.9.4); nil to read the text.
    package let spoken: String?
    /// Its parts in reading order, in the page's list of parts.
    package internal(set) var parts = PartList()
    /// True if one of its parts is drawn.
    package internal(set) var holdsContent = false
    /// The language of all its texts, if it is not the document's.
    package internal(set) var language: Language = .unknown

    /// The language of an element's own texts, as far as it is known.
    package enum Language: Equatable {
        /// The element has no text yet.
        case unknown
        /// They are in another language than the document.
        case other(String)
        /// They may be in the document's.
        case document
    }

    /// True if its spoken words are also copied and found.
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

        /// True if such an element is always read with its parent.
        var isPartOfBlock: Bool {
            switch self {
            case .label, .listBody, .span, .link, .gone: true
            default: false
            }
        }
    }
}
