/// Lays out a calendar and hands its pages out one by one, so that memory use stays flat.
public protocol PageSequence {
    /// How many spans of days have not been laid out yet.
    var remainingSpanCount: Int { get }

    /// The next page; nil after the last. Throws a ``LayoutError`` if it cannot be laid out.
    mutating func next() throws(LayoutError) -> LaidOutPage?
}
