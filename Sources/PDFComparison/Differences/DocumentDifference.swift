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

/// A text that is gone, new, or another.
public enum TextChange: Hashable, Sendable {
    /// Only the first document has the text.
    case missing(String)
    /// Only the second document has the text.
    case added(String)
    /// The documents have different texts.
    case replaced(String, by: String)

    /// Returns nil if neither document has a text.
    init?(_ before: String?, _ after: String?) {
        switch (before, after) {
        case (let before?, let after?): self = .replaced(before, by: after)
        case (let before?, nil): self = .missing(before)
        case (nil, let after?): self = .added(after)
        case (nil, nil): return nil
        }
    }

    /// The first document's text.
    public var before: String? {
        switch self {
        case .missing(let before), .replaced(let before, _): before
        case .added: nil
        }
    }

    /// The second document's text.
    public var after: String? {
        switch self {
        case .added(let after), .replaced(_, let after): after
        case .missing: nil
        }
    }
}
