/// A value and its place.
struct Located<Value> {
    let value: Value
    let position: TextPosition
}
