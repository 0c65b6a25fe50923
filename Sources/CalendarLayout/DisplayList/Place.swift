/// A place in the document.
public struct Place: Hashable, Sendable {
    /// From 1.
    public let page: Int
    public let position: Point

    public init(page: Int, position: Point) {
        (self.page, self.position) = (page, position)
    }
}
