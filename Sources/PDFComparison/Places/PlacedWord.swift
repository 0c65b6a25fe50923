/// A word, and where on its page a person finds it.
struct PlacedWord {
    let word: PageContent.Word
    /// `Tue 5`; nil outside days.
    let day: String?
    /// Which line below the day's number or heading, from 1; nil on its line and outside days.
    let line: Int?
    /// Tells the lines of a page apart, also outside days.
    let lineKey: Int

    var text: String { word.text }
    var box: Box { word.box }
}
