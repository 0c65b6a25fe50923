/// Everything in which two documents differ.
public struct DocumentDifference: Sendable {
    /// In the order of the pages; what concerns no page comes last.
    public let differences: [Difference]
    /// How many pages the first document has.
    public let pageCount: Int
    /// How many pages the second document has.
    public let otherPageCount: Int

    /// How deep the difference goes.
    public enum Verdict: String, Sendable {
        /// Every byte is the same, or what differs is ignored.
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

    /// How deep the difference goes.
    public var verdict: Verdict {
        let kinds = Set(differences.map(\.kind))
        if kinds.isEmpty { return .same }
        if kinds == ["bytes"] { return .bytes }
        if kinds == ["metadata"] { return .metadata }
        return differences.allSatisfy(\.isOfDocument) ? .document : .pages
    }
}

extension Difference {
    /// Whether no page shows it.
    var isOfDocument: Bool {
        if case .document = self { true } else { false }
    }
}
