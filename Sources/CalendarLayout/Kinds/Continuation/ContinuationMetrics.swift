/// The sizes, strokes and gaps of continued entries, on a page of their own or in lines below a grid.
enum ContinuationMetrics {
    /// The least width of a column, unless the page is narrower.
    static let leastColumnWidth = Length.points(150)
    static let gutter = Length.points(22)

    static let gutterRule = StrokeWeight.hairline
    /// The rule above the first block of a column.
    static let columnRule = Length.quarterPoints(6)
    /// The rule above every other block.
    static let blockRule = Length.quarterPoints(3)

    static let numberSize = Length.points(14)
    static let weekdaySize = Length.points(10)
    /// The gap between a day's number and its weekday.
    static let numberGap = Length.quarterPoints(19)
    /// The black at each side of the number of a closed day.
    static let closedPad = Length.points(4)
    /// The distance from the top of a block's rule to the heading's baseline.
    static let headingBaseline = Length.quarterPoints(59)
    /// The distance from the top of a block's rule to its first entry; the heading has one line.
    static let headingHeight = Length.points(19)
    static let headingLeading = Length.points(12)
    /// The gap from the last line of a block to the next block.
    static let blockGap = Length.points(6)

    static let size = Length.quarterPoints(34)
    static let leading = size * 233 / 200
    /// The gap between two entries.
    static let entryGap = Length.points(2)
    /// The size of entries that are gone.
    static let goneSize = size * 9 / 10
    static let labelSize = size * 37 / 50
    /// The gap between a label and its value.
    static let labelGap = labelSize * 21 / 50
    /// The greatest width of a label that is set in a column, as a part of the whole.
    static func widestLabel(in width: Length) -> Length { width * 2 / 5 }

    /// The gap between a day's number and its weekday, and the indent of lines below them, in running lines.
    static let runningGap = Length.points(3)
    /// The black at each side of the number of a closed day, and the white above and below it.
    static let runningPad = Length.points(3)
    static let runningInset = Length.quarterPoints(2)

    static let remarkSize = Length.quarterPoints(34)
    /// The gap between the title and the remark on its line.
    static let remarkGap = Length.points(20)

    /// The type of entries.
    static let type = BodyType(.condensed, size: size)
}
