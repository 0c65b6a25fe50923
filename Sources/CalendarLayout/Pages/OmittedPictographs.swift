import CalendarCore

/// The pictographs that no face has, counted for each file; those of titles and labels are of none. What stands once in
/// a file counts once, however often pages show it.
public struct OmittedPictographs: Hashable, Sendable {
    /// The counts, in the order of the first pictographs.
    public private(set) var counts: [Count] = []
    private var known: Set<Text> = []

    /// How many pictographs of a file no face has.
    public struct Count: Hashable, Sendable {
        /// How many.
        public fileprivate(set) var number: Int
        /// The first one.
        public let first: String
        /// Where its text stands; nil if that is in no file.
        public let source: SourceLocation?
    }

    /// A text of a file, by its place.
    private struct Text: Hashable {
        let source: SourceLocation?
        let text: String?
        let omitted: [String]
    }

    /// None.
    public init() {}

    /// Adds those of a text, unless they were added before.
    public mutating func add(_ omitted: [String], of text: String, at source: SourceLocation?) {
        guard let first = omitted.first else { return }
        let text = Text(source: source, text: source == nil ? text : nil, omitted: omitted)
        guard known.insert(text).inserted else { return }
        if let index = counts.firstIndex(where: { $0.source?.file == source?.file }) {
            counts[index].number += omitted.count
        } else {
            counts.append(Count(number: omitted.count, first: first, source: source))
        }
    }

    /// Adds those of entries on paper.
    public mutating func add(_ placements: [Placement]) {
        for placement in placements where !placement.omitted.isEmpty {
            add(placement.omitted, of: placement.text, at: placement.source)
        }
    }
}
