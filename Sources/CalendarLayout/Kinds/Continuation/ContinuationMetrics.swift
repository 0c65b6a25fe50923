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

    /// The sizes of running lines.
    static let lines = ListSizes(.quarterPoints(34))
    static let leading = lines.leading
    /// The sizes of a page, from the largest down. The one that needs fewest pages wins, and of several the largest.
    static let pageSizes = [44, 38, 34].map { ListSizes(.quarterPoints($0)) }

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
}

/// The sizes of entries in a list and of the headings above them, which grow together.
struct ListSizes: Hashable {
    /// The size of an entry's value.
    let size: Length

    init(_ size: Length) { self.size = size }

    /// A length among values of 8.5 pt, at this size.
    private func scaled(_ quarterPoints: Int) -> Length { size * quarterPoints / 34 }

    var faces: FacePair { type.faces }
    /// The type of entries.
    var type: BodyType { BodyType(.condensed, size: size) }
    var leading: Length { size * 233 / 200 }
    /// The gap between two entries.
    var entryGap: Length { scaled(8) }
    var labelSize: Length { size * 37 / 50 }
    /// The gap between a label and its value.
    var labelGap: Length { labelSize * 21 / 50 }

    var numberSize: Length { scaled(56) }
    var weekdaySize: Length { scaled(40) }
    /// The gap between a day's number and its weekday.
    var numberGap: Length { scaled(19) }
    /// The black at each side of the number of a closed day.
    var closedPad: Length { scaled(16) }
    /// The distance from the top of a block's rule to the heading's baseline.
    var headingBaseline: Length { scaled(59) }
    /// The distance from the top of a block's rule to its first entry; the heading has one line.
    var headingHeight: Length { scaled(76) }
    var headingLeading: Length { scaled(48) }
    /// The gap from the last line of a block to the next block.
    var blockGap: Length { scaled(24) }
}
