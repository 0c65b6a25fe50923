/// The dimensions of a day cell that do not change with the type.
enum DayCell {
    static let padding = Length.points(3)
    /// Between a label and its value.
    static let labelGap = Length.points(3)
    /// From the cell's top to the day number's baseline.
    static let dayNumberBaseline = Length.quarterPoints(50)
    /// From the cell's top to the top of the first line.
    static let entriesTop = Length.points(15)
}
