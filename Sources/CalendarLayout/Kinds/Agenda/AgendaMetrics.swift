/// The sizes and gaps of an agenda in a style, whose texts have a size.
struct AgendaMetrics {
    /// The size of texts.
    let size: Length
    /// The distance between two baselines.
    let leading: Length
    let labelSize: Length
    /// The gap between a label or a time and its text.
    let labelGap: Length
    /// The gap between an inverted label and its edge.
    let labelInset: Length
    /// The gap between two entries.
    let entryGap: Length
    /// The room above the first line of a day, and below the last.
    let padding: Length
    /// The least height of a day with entries.
    let leastHeight: Length
    /// The height of the line for days without entries.
    let foldedHeight: Length
    let numberSize: Length
    let weekdaySize: Length
    /// The size of the line for days without entries.
    let foldedSize: Length
    let columnRule: Length
    let dayRule: Length

    init(_ style: PageStyle, size: Length) {
        let scale = style.scale
        self.size = size
        leading = size * 6 / 5
        labelSize = max(size * 37 / 50, scale.furniture(.points(7)))
        labelGap = size * 2 / 5
        labelInset = size * 3 / 10
        entryGap = size / 5
        padding = max(scale.furniture(.points(4)), size * 2 / 5)
        leastHeight = max(scale.furniture(.points(24)), size * 2)
        foldedHeight = max(scale.furniture(.points(15)), size * 8 / 5)
        numberSize = scale.furniture(style.sizes.dayNumber)
        weekdaySize = scale.furniture(.points(9))
        foldedSize = min(size, scale.type(.points(9)))
        columnRule = scale.stroke(StrokeWeight.heavy)
        dayRule = scale.stroke(StrokeWeight.thin)
    }

    /// The type of texts.
    var type: BodyType { BodyType(.regular, size: size) }
}
