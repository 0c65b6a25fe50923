/// The words and conventions of a language: everything that is printed or read aloud besides the data.
///
/// It is never taken from the environment, so a page is the same on every machine.
public struct CalendarLocale: Hashable, Sendable {
    /// BCP 47 language tag: `en-US`; used for fonts, line breaking and speech.
    public var languageTag: String
    /// The direction of writing, which also orders columns.
    public var direction: WritingDirection
    /// Months and weekdays.
    public var names: DateNames
    /// Dates and times of day.
    public var patterns: DatePatterns
    /// The other phrases of a page.
    public var phrases: PagePhrases
    /// The digit 0; those of 1 to 9 follow it.
    public var zero: Unicode.Scalar = "0"
    /// The weekday of the first column.
    public var firstWeekday = Weekday.sunday
    /// The days that are no working days.
    public var weekend: WeekdaySet = [.saturday, .sunday]
    /// How times of day are written.
    public var timeFormat = TimeFormat.hours24
    /// From one title to another; takes `{first}` and `{last}`.
    public var range: Phrase = "{first} – {last}"
    /// From one time to another; takes `{first}` and `{last}`.
    public var times: Phrase = "{first}–{last}"

    /// A locale with these words; its conventions are at first: digits 0 to 9, weeks from Sunday to Saturday, 24 hours.
    public init(
        languageTag: String, direction: WritingDirection, names: DateNames, patterns: DatePatterns,
        phrases: PagePhrases
    ) {
        (self.languageTag, self.direction) = (languageTag, direction)
        (self.names, self.patterns, self.phrases) = (names, patterns, phrases)
    }
}
