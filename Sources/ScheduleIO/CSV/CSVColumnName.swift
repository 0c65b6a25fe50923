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
}
