/// A word, and where on its page a person finds it.
struct PlacedWord {
    let word: PageContent.Word
    /// Nil outside days.
    let place: CalendarPlace?
    /// Tells the lines of a page apart, also outside days.
    let lineKey: Int

    var text: String { word.text }
    var box: Box { word.box }
    /// `Tue 5`; nil outside days.
    var day: String? { place?.day }
    /// Which line below the day's number or heading, from 1; nil on its line and outside days.
    var line: Int? { place?.line }

    /// As a difference names it.
    var located: WordDifference.Word { WordDifference.Word(text: text, place: place, box: box) }
}
