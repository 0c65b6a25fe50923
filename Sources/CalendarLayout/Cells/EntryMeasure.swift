/// What an entry takes in its cell, in one setting.
struct EntryMeasure {
    var height: Length
    /// The height with its text cut to one line.
    var leastHeight: Length
    /// How its value fills lines.
    var fill: LineFill
}
