/// Lays out a calendar and hands its pages out one after the other, so that memory stays flat.
public protocol PageSequence {
    /// How many spans of days have not been handed out yet.
    var remainingSpanCount: Int { get }

    /// The next page; nil after the last.
    mutating func next() throws(LayoutError) -> LaidOutPage?
}
