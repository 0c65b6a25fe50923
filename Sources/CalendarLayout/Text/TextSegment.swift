/// A piece of a text between two places where a line may end.
///
/// Offsets are UTF-8 code units.
struct TextSegment: Hashable, Sendable {
    let start: Int
    /// Where its trailing white space begins.
    let inkEnd: Int
    /// How good the place before it is for the end of a line.
    let endBefore: LineEnd
}
