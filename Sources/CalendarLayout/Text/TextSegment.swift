/// A piece of a text between two places where a line may end.
///
/// Offsets are UTF-8 code units.
struct TextSegment: Hashable, Sendable {
    let start: Int
    /// The offset where its trailing white space begins.
    let inkEnd: Int
    /// The grade of the place before it, as the end of a line.
    let endBefore: LineEnd
}
