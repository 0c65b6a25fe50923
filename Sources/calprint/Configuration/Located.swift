import CalendarCore

/// A value and its place in a file.
struct Located<Value> {
    let value: Value
    let location: SourceLocation
}
