/// The sizes, strokes and gaps of what is continued, on a page of its own or in lines below a grid.
enum ContinuationMetrics {
    /// No column is narrower, unless the page is.
    static let leastColumnWidth = Length.points(150)
    static let gutter = Length.points(22)

    static let gutterRule = StrokeWeight.hairline
    /// Above the first block of a column.
    static let columnRule = Length.quarterPoints(6)
    /// Above every other block.
    static let blockRule = Length.quarterPoints(3)

    static let numberSize = Length.points(14)
    static let weekdaySize = Length.points(10)
    /// Between a day's number and its weekday.
    static let numberGap = Length.quarterPoints(19)
    /// From the top of a block's rule to the heading's baseline.
    static let headingBaseline = Length.quarterPoints(59)
    /// From the top of a block's rule to its first entry; the heading has one line.
    static let headingHeight = Length.points(19)
    static let headingLeading = Length.points(12)
    /// From the last line of a block to the next block.
    static let blockGap = Length.points(6)

    static let size = Length.quarterPoints(34)
    static let leading = size * 233 / 200
    /// Between two entries.
    static let entryGap = Length.points(2)
    /// Of what is gone.
    static let goneSize = size * 9 / 10
    static let labelSize = size * 37 / 50
    /// Between a label and its value.
    static let labelGap = labelSize * 21 / 50
    /// Labels have a column of their own if they are not wider than this part of the whole.
    static func widestLabel(in width: Length) -> Length { width * 2 / 5 }

    /// Between a day's number and its weekday, and the indent of lines below them, where days are running lines.
    static let runningGap = Length.points(3)

    static let remarkSize = Length.quarterPoints(34)
    /// Between the title and the remark on its line.
    static let remarkGap = Length.points(20)

    /// The type of entries.
    static let type = BodyType(.condensed, size: size)
}
