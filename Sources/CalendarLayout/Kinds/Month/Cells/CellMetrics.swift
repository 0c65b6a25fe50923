/// The dimensions of day cells that follow from the sheet and from the body's class, small or not, but from no text.
struct CellMetrics: Hashable {
    /// Between the strokes at the left and right and the texts.
    let inset: Length
    /// Below the last line.
    let bottom: Length
    /// Above the rule over the lines at the foot, and below it.
    let footSpace: Length
    /// The size of the day's number.
    let numberSize: Length
    /// The height of the strip that has the day's number.
    let stripHeight: Length
    /// The size of the words of bars.
    private(set) var barSize: Length
    /// Between the strip and the first bar, and below each bar.
    let barGap: Length
    /// The distance of a bar's true ends from the cell's edge.
    let barInset: Length

    /// `isSmall` is true if the body is below 9 pt.
    init(_ style: PageStyle, _ scale: SheetScale, isSmall: Bool) {
        let sizes = style.sizes
        inset = scale.furniture(.points(4))
        bottom = scale.furniture(Length(rawValue: 3277))
        footSpace = scale.furniture(.quarterPoints(10))
        numberSize = scale.furniture(isSmall ? sizes.smallDayNumber : sizes.dayNumber)
        stripHeight = numberSize * 116 / 100
        barSize = scale.furniture(sizes.bar)
        barGap = scale.furniture(Length(rawValue: 2253))
        barInset = scale.furniture(.quarterPoints(10))
    }

    /// The height of a bar.
    var barHeight: Length { barSize * 142 / 100 }

    /// The height that bars take below the strip.
    func barsHeight(_ laneCount: Int) -> Length { laneCount == 0 ? .zero : barTop(laneCount) }

    /// The distance of a lane from the strip.
    func barTop(_ lane: Int) -> Length { (barHeight + barGap) * lane + barGap }

    /// The same dimensions with bars whose words go with a body: 0.74 of its size, from the size of the style up to
    /// 10.5 pt on Letter.
    func barsBeside(_ body: Length, _ scale: SheetScale) -> CellMetrics {
        var metrics = self
        metrics.barSize = max(barSize, min(scale.furniture(.quarterPoints(42)), body * 74 / 100))
        return metrics
    }
}

/// The sizes and distances of a page's cells in one setting, which follow from its body size alone.
struct CellSpacing {
    let metrics: CellMetrics
    /// The body size.
    let size: Length
    let leading: Length
    let labelSize: Length
    let labelGap: Length
    /// The leading of a label above its value.
    let labelLeading: Length
    /// Between entries.
    let entryGap: Length
    /// True for a body below 9 pt: timed events are one text each, without space between them.
    let isDense: Bool
    /// The distance of entries that share a line; nil if each has its own.
    let sharedGap: Length?
    /// The indent of the further lines of a timed event.
    let hang: Length
    /// The size of times before titles, and the gap behind them.
    let timeSize: Length
    let timeGap: Length
    /// The size and the leading of the lines below a title, or of a remark below names.
    let detailSize: Length
    let detailLeading: Length

    /// The least size of a value that is set smaller because a part of it is wider than the cell.
    let leastValueSize: Length

    /// The spacing of the body, or of lines at the foot, in a setting.
    init(_ setting: CellSetting, _ page: CellPage) {
        self.init(
            setting.type.size, page, bodySize: setting.bodySize, hasLabelsAbove: setting.hasLabelsAbove)
    }

    /// For lines at the foot, `bodySize` is the size of the body.
    init(_ size: Length, _ page: CellPage, bodySize: Length? = nil, hasLabelsAbove: Bool = false) {
        let scale = page.scale
        self.size = size
        let isSmall = size < scale.type(.points(9))
        metrics = (isSmall ? page.smallMetrics : page.metrics).barsBeside(size, scale)
        let tall = page.isTall ? size * 16 / 100 : .zero
        leading = (isSmall ? size * 1165 / 1000 : size * 6 / 5) + tall
        labelSize = CellSpacing.labelSize(size, from: .points(6), scale)
        labelGap = labelSize * 42 / 100
        labelLeading = labelSize * (page.isTall ? 138 : 122) / 100
        entryGap = size / 5
        leastValueSize = max(min(size * 78 / 100, bodySize ?? size), min(size, page.leastSize))
        isDense = isSmall
        sharedGap = isSmall && page.mayShareLines && !hasLabelsAbove ? scale.furniture(.points(7)) : nil
        hang = isSmall ? page.timeHang : .zero
        timeSize = CellSpacing.labelSize(size, from: .points(7), scale)
        timeGap = timeSize * 42 / 100
        detailSize =
            isSmall
            ? max(size - scale.type(.points(1)), min(size, scale.type(.points(6))))
            : max(scale.type(.points(7)), size * 77 / 100)
        detailLeading = detailSize * (page.isTall ? 134 : 118) / 100
    }

    /// The space below an entry, above the next.
    func gap(below entry: CellEntry) -> Length { isDense && entry.isTimed ? .zero : entryGap }

    /// 0.74 of the body, from the least size to 10.5 pt on Letter; never more than the body, whose lines it begins.
    static func labelSize(_ size: Length, from least: Length, _ scale: SheetScale) -> Length {
        min(size, scale.type(.quarterPoints(42)), max(scale.type(least), size * 74 / 100))
    }

    /// The size of what is gone: 0.8 of the body, 6 pt on Letter at least.
    func goneSize(_ scale: SheetScale) -> Length { max(size * 4 / 5, min(size, scale.type(.points(6)))) }

    /// The height that the lines at a cell's foot take around them.
    var footFrame: Length { metrics.footSpace * 2 }
}
