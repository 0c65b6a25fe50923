/// A page: a media box and what is drawn in it.
public struct Page: Sendable {
    /// The paper's size; its top left is the origin.
    public let mediaBox: Size
    /// What is drawn, in this order.
    public let items: [DisplayItem]
    /// The page's name in a viewer's page field: `2025-01`.
    public let label: String
    /// The page's entry in the document's outline; nil for pages that continue another.
    public let outlineTitle: String?

    /// A page that shows `items`.
    public init(mediaBox: Size, items: [DisplayItem], label: String, outlineTitle: String?) {
        (self.mediaBox, self.items, self.label, self.outlineTitle) = (mediaBox, items, label, outlineTitle)
    }
}
