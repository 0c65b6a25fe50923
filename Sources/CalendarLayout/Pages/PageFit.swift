import CalendarCore

/// The setting that makes a page fit, and its costs.
public struct PageFit: Hashable, Sendable {
    /// The legibility score, in points: the body size of a page without fault that reads as well.
    public let score: Length
    /// The width of a weekend's column, in tenths of another's.
    public let weekendTenths: Int
    /// True if lines may end at the hyphens of names.
    public let breaksNames: Bool
    /// The number of days with a text that is cut, or is not in its cell.
    public let shortenedDayCount: Int
    /// The number of settings tried.
    public let stepCount: Int
    /// The words that are broken where they have no hyphen.
    public let brokenWords: [BrokenWord]

    /// A word that is wider than its cell at every size.
    public struct BrokenWord: Hashable, Sendable {
        /// The word.
        public let word: String
        /// The place of its text in the user's file.
        public let source: SourceLocation?
    }
}
