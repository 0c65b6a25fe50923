/// A piece of a text that stays on one line: a word, or an initial of a run of initials.
///
/// Offsets are UTF-8 code units.
struct TextSegment: Hashable, Sendable {
    let start: Int
    /// Where its trailing white space begins.
    let inkEnd: Int
    let end: Int
    /// Whether the segment is one letter and a full stop, as in P.G.K.
    let isInitial: Bool
    /// Where Unicode would let a line end inside, as after the hyphen of a name. Used only if there is no other way.
    let innerBreaks: [Int]
    /// Its words if a sign or a letter belongs to a word, as in "D ½"; empty for a single word.
    let severalWords: [Word]

    /// Never empty.
    var words: [Word] {
        severalWords.isEmpty ? [Word(start: start, end: inkEnd, innerBreaks: innerBreaks)] : severalWords
    }

    struct Word: Hashable, Sendable {
        let start: Int
        let end: Int
        let innerBreaks: [Int]
    }
}
