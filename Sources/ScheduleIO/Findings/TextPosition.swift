/// A line, and a column in Unicode scalars, both counted from 1.
struct TextPosition: Hashable, Comparable {
    let line: Int
    let column: Int

    static func < (a: TextPosition, b: TextPosition) -> Bool { (a.line, a.column) < (b.line, b.column) }
}

/// A value and its place.
struct Located<Value> {
    let value: Value
    let position: TextPosition
}
