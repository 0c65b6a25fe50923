/// A field of a date or a time of day: its letter, and how often the pattern repeats it (UTS #35).
struct DateField: Hashable, Sendable {
    let letter: Unicode.Scalar
    let count: Int
}
