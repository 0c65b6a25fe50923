/// One line of a text that is set in lines.
struct TextLine: Hashable {
    /// Without white space at its ends.
    var clusters: Range<Int>
    /// Of a word that this line shares with another: all of the word. It is not broken at a hyphen of its own.
    var brokenWord: Range<Int>?

    /// Whether a hyphen has to be drawn at the line's end.
    var endsInsideWord: Bool { brokenWord.map { $0.upperBound > clusters.upperBound } ?? false }
}

extension [TextLine] {
    /// Whether one of them ends inside a word.
    var breaksWord: Bool { contains(where: \.endsInsideWord) }
}
