/// One line of a text that is set in lines.
struct TextLine: Hashable {
    /// Its clusters, without white space at the ends.
    var clusters: Range<Int>
    /// The whole of a word that this line shares with another, and that is not broken at a hyphen of its own.
    var brokenWord: Range<Int>?

    /// True if a hyphen has to be drawn at the line's end.
    var endsInsideWord: Bool { brokenWord.map { $0.upperBound > clusters.upperBound } ?? false }
}

extension [TextLine] {
    /// True if one of them ends inside a word.
    var breaksWord: Bool { contains(where: \.endsInsideWord) }
}
