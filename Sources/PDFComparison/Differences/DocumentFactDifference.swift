/// A difference of two documents that no page shows.
public enum DocumentFactDifference: Hashable, Sendable {
    /// A page's label in viewers.
    case pageLabel(before: String, after: String, PageNumbers)
    /// An entry of the outline.
    case outline(TextChange)
    /// An element of the tree of tags, or the text in it.
    case tags(TextChange)
    /// A named destination.
    case destination(TextChange)
    /// A field of the metadata, by its name.
    case metadata(String, TextChange)
    /// Bytes, and nothing that the other kinds cover.
    case bytes
}
