/// The phrases that a page prints besides names and data. Each takes the values named in braces.
public struct PagePhrases: Hashable, Sendable {
    /// The heading of a month's notes on a page that continues it: "Notes".
    public var notes: String
    /// The title of a page that continues another, and a heading repeated in the next column; takes `{title}`.
    public var continued: Phrase
    /// The outline's entry for such a page; takes `{page}`.
    public var continuedOutline: Phrase
    /// What a page that continues another is about; takes the number `{page}` of that other page.
    public var inFull: Phrase
    /// Refers to the entries that do not fit; takes `{count}` and `{page}`.
    public var more: Phrase
    /// The number of a page; takes `{page}`.
    public var page: Phrase
    /// A title with the user's words before it; takes `{words}` and `{title}`.
    public var titled: Phrase
    /// From one time to another; takes `{first}` and `{last}`.
    public var times: Phrase
    /// The time at which an entry of several days begins; takes `{time}`.
    public var from: Phrase
    /// The time at which an entry of several days ends; takes `{time}`.
    public var until: Phrase
    /// A text after its time; takes `{time}` and `{text}`.
    public var timed: Phrase
    /// A text with its place; takes `{text}` and `{place}`.
    public var placed: Phrase
    /// A text that is not certain; takes `{text}`.
    public var tentative: Phrase

    /// After a text that is cut, if all of it is on another page; takes `{page}`.
    public var cut: Phrase = "… p. {page}"
    /// After a text that is cut, if all of it is below the grid.
    public var cutAbove: String = "… below"
    /// Beside the number of the day that is marked.
    public var today: String = "today"
    /// How current the data are; takes `{date}` and `{time}`.
    public var asOf: Phrase = "as of {date}, {time}"
    /// The number of a page and of the last; takes `{page}` and `{count}`.
    public var pageOf: Phrase = "page {page} of {count}"
    /// Above the numbers of weeks, in a narrow column.
    public var week: String = "Wk"
    /// At the end of a bar that goes on after the month; takes `{date}`.
    public var toDate: Phrase = "to {date}"
    /// What is read aloud of an event of several days; takes `{text}`, `{first}` and `{last}`.
    public var onDays: Phrase = "{text}, {first} to {last}"

    /// Phrases for each part of a page; those that are not given are English.
    public init(
        notes: String, continued: Phrase, continuedOutline: Phrase, inFull: Phrase, more: Phrase,
        page: Phrase, titled: Phrase, times: Phrase, from: Phrase, until: Phrase, timed: Phrase, placed: Phrase,
        tentative: Phrase
    ) {
        (self.notes, self.continued) = (notes, continued)
        (self.continuedOutline, self.inFull) = (continuedOutline, inFull)
        (self.more, self.page, self.titled) = (more, page, titled)
        (self.times, self.from, self.until) = (times, from, until)
        (self.timed, self.placed, self.tentative) = (timed, placed, tentative)
    }
}
