/// The sizes and gaps of an agenda.
struct AgendaMetrics {
    /// The size of texts.
    let size: Length
    /// The distance between two baselines.
    let leading: Length
    let labelSize: Length
    /// The size of the labels of lines at the foot, white on black.
    let callSize: Length
    /// The type of events that a sheet sets smaller than its duties.
    let eventSize: Length
    /// The size of words after a label, such as hours.
    let remarkSize: Length
    /// The size of the word for a closed day.
    let closedSize: Length
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
    /// True for the sheet of one person: each day has a row of its own, and the notes are in small print at the end.
    let isOwnSheet: Bool

    /// The sizes of a list whose texts have a size.
    init(_ style: PageStyle, size: Length) {
        let scale = style.scale
        (self.size, isOwnSheet) = (size, false)
        (eventSize, remarkSize) = (size, size)
        leading = size * 6 / 5
        labelSize = max(size * 37 / 50, scale.furniture(.points(7)))
        callSize = max(labelSize, .quarterPoints(30))
        closedSize = min(size, scale.type(.quarterPoints(38)))
        labelGap = size * 2 / 5
        labelInset = size * 3 / 10
        entryGap = size / 5
        padding = max(scale.furniture(.points(4)), size * 2 / 5)
        leastHeight = max(scale.furniture(.points(24)), size * 2)
        foldedHeight = max(scale.furniture(.points(15)), size * 8 / 5)
        foldedSize = min(size, scale.type(.points(9)))
        (numberSize, weekdaySize) = AgendaMetrics.dateSizes(style)
        (columnRule, dayRule) = (scale.stroke(StrokeWeight.heavy), scale.stroke(StrokeWeight.thin))
    }

    /// The sizes of a person's own sheet, whose days are at least `rowHeight` high.
    init(ofOwnSheet style: PageStyle, rowHeight: Length) {
        let (scale, sizes) = (style.scale, style.bodySizes)
        func size(_ quarters: Int) -> Length { sizes.clamped(scale.furniture(.quarterPoints(quarters))) }
        (self.size, isOwnSheet) = (size(52), true)
        (labelSize, callSize) = (size(52), max(size(40), .quarterPoints(30)))
        (eventSize, closedSize, remarkSize) = (size(38), size(38), size(44))
        leading = self.size * 29 / 25
        (labelGap, labelInset) = (scale.furniture(.points(5)), scale.furniture(.points(4)))
        (entryGap, padding) = (.zero, scale.furniture(.points(4)))
        (leastHeight, foldedHeight, foldedSize) = (rowHeight, rowHeight, self.size)
        (numberSize, weekdaySize) = AgendaMetrics.dateSizes(style)
        (columnRule, dayRule) = (scale.stroke(StrokeWeight.heavy), scale.stroke(StrokeWeight.thin))
    }

    private static func dateSizes(_ style: PageStyle) -> (number: Length, weekday: Length) {
        (style.scale.furniture(style.sizes.dayNumber), style.scale.furniture(.points(9)))
    }

    /// The type of texts.
    var type: BodyType { BodyType(.regular, size: size) }
}
