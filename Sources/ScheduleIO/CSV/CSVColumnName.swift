/// A cell of the header.
struct CSVColumnName {
    /// As the user wrote it.
    let spelling: String
    /// In lower case.
    let word: String
    let position: TextPosition

    init(_ spelling: String, at position: TextPosition) {
        (self.spelling, word, self.position) = (spelling, spelling.lowercased(), position)
    }

    /// One of `line1` to `line4`.
    var isAlias: Bool { word.hasPrefix("line") }
}
