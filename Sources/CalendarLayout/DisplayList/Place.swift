/// A position on a page of the document.
public struct Place: Hashable, Sendable {
    /// The page's number, from 1.
    public let page: Int
    /// The position on the page.
    public let position: Point

    /// A position on the page with this number.
    public init(page: Int, position: Point) {
        (self.page, self.position) = (page, position)
    }
}
