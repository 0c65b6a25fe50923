/// The room that an entry takes in its cell, in one setting.
struct EntryMeasure {
    var height: Length
    /// The height with its text cut to one line.
    var leastHeight: Length
    /// The result of filling lines with its value.
    var fill: LineFill
}
