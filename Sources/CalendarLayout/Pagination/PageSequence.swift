/// Lays out a calendar and hands its pages out one by one, so that memory use stays flat.
public protocol PageSequence {
    /// The number of spans of days that have not been laid out yet.
    var remainingSpanCount: Int { get }

    /// Enters its pages behind those of a directory, before the first is laid out. `isLast` is true if its last page is
    /// also the document's. Throws a ``LayoutError`` if they cannot be counted.
    mutating func enter(into directory: inout PageDirectory, isLast: Bool) throws(LayoutError)

    /// Takes the directory of all pages, in which it entered its own.
    mutating func begin(_ directory: PageDirectory)

    /// The next page; nil after the last. Throws a ``LayoutError`` if it cannot be laid out.
    mutating func next() throws(LayoutError) -> LaidOutPage?
}

/// The reasons why pages cannot be laid out.
public enum LayoutError: Error, Hashable, Sendable {
    /// A text cannot be measured or set.
    case measuring(MeasuringError)
    /// The pages would lose an entry, or show one that they should not.
    case accounting(AccountingError)
    /// Characters that no available face has; never empty.
    case missingCharacters([MissingCharacter])
}
