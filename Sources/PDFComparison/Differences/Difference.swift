/// One way in which two documents differ.
public enum Difference: Hashable, Sendable {
    /// A whole page: gone, new, moved, or of another size.
    case page(PageDifference)
    /// Words on a page that both documents have.
    case words(WordDifference, PageNumbers)
    /// Ink that no words explain, on a page that both documents have.
    case ink(InkDifference, PageNumbers)
    /// Something that no page shows.
    case document(DocumentFactDifference)

    /// The page in the first document, from 1; nil if it has none, and for the document as a whole.
    public var page: Int? {
        switch self {
        case .page(let page): page.page
        case .words(_, let pages), .ink(_, let pages), .document(.pageLabel(_, _, let pages)): pages.page
        case .document: nil
        }
    }

    /// The page in the second document.
    public var otherPage: Int? {
        switch self {
        case .page(let page): page.otherPage
        case .words(_, let pages), .ink(_, let pages), .document(.pageLabel(_, _, let pages)): pages.otherPage
        case .document: nil
        }
    }

    /// The place in the first document; nil if it has none.
    public var box: Box? {
        switch self {
        case .words(let words, _): words.box
        case .ink(let ink, _): ink.boxBefore
        case .page, .document: nil
        }
    }

    /// The place in the second document.
    public var otherBox: Box? {
        switch self {
        case .words(let words, _): words.otherBox
        case .ink(let ink, _): ink.boxAfter
        case .page, .document: nil
        }
    }
}
