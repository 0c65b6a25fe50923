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
    /// The height of a bar.
    let barHeight: Length
    /// Below each bar.
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
        barHeight = scale.furniture(sizes.bar) * 142 / 100
        barGap = scale.furniture(Length(rawValue: 2253))
        barInset = scale.furniture(.quarterPoints(10))
    }

    /// The height that bars take below the strip.
    func barsHeight(_ laneCount: Int) -> Length { (barHeight + barGap) * laneCount }
}
