/// A difference of a whole page. A page's `beginning` is its first words.
public enum PageDifference: Hashable, Sendable {
    /// Only the first document has the page.
    case missing(Int, beginning: String)
    /// Only the second document has the page.
    case added(Int, beginning: String)
    /// The page is elsewhere in the second document.
    case moved(PageNumbers, beginning: String)
    /// The page has another width or height.
    case resized(PageNumbers, before: PageDimensions, after: PageDimensions)

    /// The page's number in the first document; nil if it has none.
    var page: Int? {
        switch self {
        case .missing(let page, _): page
        case .added: nil
        case .moved(let pages, _), .resized(let pages, _, _): pages.page
        }
    }

    /// The page's number in the second document; nil if it has none.
    var otherPage: Int? {
        switch self {
        case .missing: nil
        case .added(let page, _): page
        case .moved(let pages, _), .resized(let pages, _, _): pages.otherPage
        }
    }
}

/// The numbers that one page has in the two documents, from 1.
public struct PageNumbers: Hashable, Sendable {
    /// In the first document.
    public let page: Int
    /// In the second document.
    public let otherPage: Int
}
