/// A value and where it stands.
struct Located<Value> {
    let value: Value
    let position: TextPosition
}
