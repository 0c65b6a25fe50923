/// All differences of two documents.
public struct DocumentDifference: Sendable {
    /// The differences in the order of the pages; those that concern no page come last.
    public let differences: [Difference]
    /// The number of pages of the first document.
    public let pageCount: Int
    /// The number of pages of the second document.
    public let otherPageCount: Int

    /// The depth of the difference.
    public enum Verdict: String, Sendable {
        /// Every byte is the same, or all differences are ignored.
        case same
        /// Only bytes differ: compression, the order of objects, or anything else that the other verdicts do not cover.
        case bytes
        /// Only the metadata differs.
        case metadata
        /// Outline, labels, tags or destinations differ; the pages read and look the same.
        case document
        /// Pages differ.
        case pages
    }

    /// The depth of the difference.
    public var verdict: Verdict {
        let kinds = Set(differences.map(\.kind))
        if kinds.isEmpty { return .same }
        if kinds == ["bytes"] { return .bytes }
        if kinds == ["metadata"] { return .metadata }
        return differences.allSatisfy(\.isOfDocument) ? .document : .pages
    }
}

extension Difference {
    /// True if no page shows it.
    var isOfDocument: Bool {
        if case .document = self { true } else { false }
    }
}
