/// The numbers that one page has in the two documents, from 1.
public struct PageNumbers: Hashable, Sendable {
    /// In the first document.
    public let page: Int
    /// In the second document.
    public let otherPage: Int
}
