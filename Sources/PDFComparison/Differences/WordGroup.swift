/// Words that changed together.
public struct WordGroup: Hashable, Sendable {
    /// The part of the page that changed.
    public enum Scope: Hashable, Sendable {
        /// One word.
        case word(CalendarPlace?)
        /// All words of a line.
        case line(CalendarPlace?)
        /// All words of a day.
        case day(String)
        /// All words of a page.
        case page
    }

    /// The part of the page that changed, and its place.
    public let scope: Scope
    /// The first eight words; an ellipsis replaces the rest.
    public let text: String
    /// The number of words.
    public let count: Int
    /// The box around them in the first document.
    public let box: Box
    /// The box around them in the second document.
    public let otherBox: Box
}
