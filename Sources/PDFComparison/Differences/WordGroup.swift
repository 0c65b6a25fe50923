/// Words that changed together.
public struct WordGroup: Hashable, Sendable {
    /// How much of the page changed.
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

    /// How much of the page changed, and where it is.
    public let scope: Scope
    /// The first eight words; an ellipsis stands for the rest.
    public let text: String
    /// How many words there are.
    public let count: Int
    /// The box around them in the first document.
    public let box: Box
    /// The box around them in the second document.
    public let otherBox: Box
}
