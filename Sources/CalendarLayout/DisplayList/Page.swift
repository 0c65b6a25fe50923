/// A page: a media box and the items drawn in it.
public struct Page: Sendable {
    /// The paper's size; its top left is the origin.
    public let mediaBox: Size
    /// The items, in drawing order.
    public let items: [DisplayItem]
    /// The page's name in a viewer's page field: `2025-01`.
    public let label: String
    /// The page's entry in the document's outline; nil for a page that needs none.
    public let outline: Outline?

    /// An entry of the outline: the page's name and its rank.
    public struct Outline: Hashable, Sendable {
        /// The words of the entry.
        public let title: String
        /// Nests the entry under the last one that is not nested.
        public let isNested: Bool

        /// An entry with this title.
        public init(_ title: String, isNested: Bool = false) {
            (self.title, self.isNested) = (title, isNested)
        }
    }

    /// A page that shows `items`.
    public init(mediaBox: Size, items: [DisplayItem], label: String, outline: Outline?) {
        (self.mediaBox, self.items, self.label, self.outline) = (mediaBox, items, label, outline)
    }

    /// The page with more items, drawn over the others.
    func adding(_ more: [DisplayItem]) -> Page {
        Page(mediaBox: mediaBox, items: items + more, label: label, outline: outline)
    }

    /// The page with each item changed.
    func mapping(_ change: (DisplayItem) -> DisplayItem) -> Page {
        Page(mediaBox: mediaBox, items: items.map(change), label: label, outline: outline)
    }
}
