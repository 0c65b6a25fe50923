import CalendarCore

/// How a page was made to fit, and what was given up for it.
public struct PageFit: Hashable, Sendable {
    /// The legibility score, in points: the body size of a page without fault that reads as well.
    public let score: Length
    /// How wide a weekend's column is, in tenths of another's.
    public let weekendTenths: Int
    /// Whether lines may end at the hyphens of names.
    public let breaksNames: Bool
    /// The number of days of which a text is cut, or not in its cell.
    public let shortenedDayCount: Int
    /// How many settings were tried.
    public let stepCount: Int
    /// The words that are broken where they have no hyphen.
    public let brokenWords: [BrokenWord]

    /// A word that is wider than its cell at every size.
    public struct BrokenWord: Hashable, Sendable {
        /// The word.
        public let word: String
        /// Where its text stands.
        public let source: SourceLocation?
    }
}
