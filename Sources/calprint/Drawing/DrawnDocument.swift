/// A document that has been drawn. It keeps what its pages were made of, so that a run that ends at once need not free
/// it.
struct DrawnDocument {
    let title: String
    let pageCount: Int
    let content: DrawingContent
}
