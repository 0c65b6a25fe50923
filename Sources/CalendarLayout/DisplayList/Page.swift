/// A page: a media box and what is drawn in it.
public struct Page: Sendable {
    public let mediaBox: Size
    public let items: [DisplayItem]
    /// The page's name in a viewer's page field: `2025-01`.
    public let label: String
    /// The page's entry in the document's outline.
    public let outline: Outline

    /// An entry of the outline: the page's name, and whether it stands under the last entry that does not.
    public struct Outline: Hashable, Sendable {
        public let title: String
        public let isNested: Bool

        public init(_ title: String, isNested: Bool = false) {
            (self.title, self.isNested) = (title, isNested)
        }
    }

    public init(mediaBox: Size, items: [DisplayItem], label: String, outline: Outline) {
        (self.mediaBox, self.items, self.label, self.outline) = (mediaBox, items, label, outline)
    }
}
