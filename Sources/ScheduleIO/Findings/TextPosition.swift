/// A place in a text: line, and column in Unicode scalars, both from 1.
struct TextPosition: Hashable, Comparable {
    let line: Int
    let column: Int

    static func < (a: TextPosition, b: TextPosition) -> Bool { (a.line, a.column) < (b.line, b.column) }
}
