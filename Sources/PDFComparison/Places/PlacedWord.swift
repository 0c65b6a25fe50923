/// A word and its place in the calendar.
struct PlacedWord {
    let word: PageContent.Word
    /// The place; nil outside the days of a calendar.
    let place: CalendarPlace?
    /// Identifies a line of the page, also outside days.
    let lineKey: Int

    var text: String { word.text }
    var box: Box { word.box }
    /// `Tue 5`; nil outside days.
    var day: String? { place?.day }
    /// The line below the day's number or heading, from 1; nil on the number's line and outside days.
    var line: Int? { place?.line }

    /// The word as a difference names it.
    var located: WordDifference.Word { WordDifference.Word(text: text, place: place, box: box) }
}
