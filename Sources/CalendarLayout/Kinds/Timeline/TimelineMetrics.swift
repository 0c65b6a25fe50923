/// The sizes and gaps of a page with hours: those of a week, or the larger ones of a day.
struct TimelineMetrics {
    let scale: SheetScale
    /// The smallest size of type.
    let leastSize: Length
    let style: TimelineStyle
    /// True if the page has one day, which has no strip.
    let isDay: Bool
    /// True if a day has columns for people, places or lines.
    let hasColumns: Bool

    init(_ style: PageStyle, isDay: Bool, hasColumns: Bool) {
        (scale, self.style, self.isDay, self.hasColumns) = (style.scale, style.timeline, isDay, hasColumns)
        leastSize = style.bodySizes.minimum ?? style.scale.type(.points(7))
    }

    /// True if the page has one column, and another beside it.
    var hasSide: Bool { isDay && !hasColumns }

    private func points(_ hundredths: Int) -> Length {
        scale.furniture(Length(rawValue: Length.unitsPerPoint * hundredths / 100))
    }

    // MARK: Bands

    /// The height of the numbers of the days; on the page of a day, room below the title's rule.
    var stripHeight: Length { points(!isDay ? 2200 : hasColumns ? 0 : 200) }
    var numberSize: Length { points(1800) }
    var weekdaySize: Length { points(950) }
    /// The least size of white type on black.
    var leastInverse: Length { points(750) }
    /// The height of the black bar with the title of a closed day, and the size of the title in it.
    var titleBar: Length { points(2100) }
    var barTitleSize: Length { points(1300) }
    /// The size of the name of a closed day beside its hours.
    var closingSize: Length { scale.type(.points(13)) }
    /// The gap between the edge of a column and its texts.
    var inset: Length { points(400) }
    /// The gap above and below the texts of a band.
    var bandPadding: Length { points(300) }
    /// The least height of the bands before and after the hours, and of that of whole days.
    var leastBand: Length { points(isDay ? 1900 : 1700) }
    var barGap: Length { points(150) }
    /// The gap above the bars, below a rule that is heavier on a page of one day.
    var barTop: Length { points(isDay ? 350 : 225) }
    /// The least height of the lines at the foot, and of the lines below the strip.
    var leastFoot: Length { isDay ? .zero : points(2700) }

    // MARK: Columns

    /// The sizes in the heads of columns: of names, and down to which they shrink, of the words below, of counts.
    var headNameSize: Length { points(1200) }
    var headLeastSize: Length { points(850) }
    var headWordsSize: Length { points(850) }
    var headCountSize: Length { points(900) }
    /// The size of the texts at the foot of days.
    var footSize: Length { points(950) }

    // MARK: Hours

    var labelSize: Length { style.labelSize.map(scale.furniture) ?? points(isDay ? 1200 : 900) }
    /// The size of the minutes behind an hour's name, and their height above its baseline, in percent of its size.
    static let raisedSize = 60
    static let raise = 32
    var bandLabelSize: Length { points(750) }
    /// The least height of an hour if the page has room for it by continuing the entries of a list below.
    var leastHour: Length { points(900) }
    /// The size of the words that refer to another page.
    var referenceSize: Length { points(800) }
    var referenceHeight: Length { referenceSize * 3 / 2 }
    var labelGap: Length { points(300) }
    /// The dots of a half hour.
    var dots: Dash { Dash(length: scale.stroke(StrokeWeight.hairline), gap: points(300)) }

    // MARK: Boxes

    var titleSize: Length { style.title.size.map(scale.type) ?? scale.type(.quarterPoints(hasSide ? 42 : 34)) }
    var subtitleSize: Length {
        style.subtitle.size.map(scale.type) ?? scale.type(Length(rawValue: hasSide ? 9728 : 7987))
    }
    var timeSize: Length { titleSize * 16 / 17 }
    var boxPadding: Length { scale.furniture(style.boxPadding) }
    var boxStroke: Length { scale.stroke(StrokeWeight.thin) }
    /// The width of the black edge at the side where lines begin.
    var boxEdge: Length { points(240) }
    /// The gaps between boxes side by side, and between them and the next day.
    var laneGap: Length { points(120) }
    var dayGap: Length { points(200) }
    /// The least width of a box with words, and of one with a number.
    var leastLane: Length { points(hasColumns ? 3800 : 3600) }
    var numberLane: Length { points(1300) }
    /// The height of a line of the smallest type in a box, with its strokes.
    var leastBox: Length { leastSize * 6 / 5 + boxStroke * 2 }
    /// The same for an event without length, with type of the usual size.
    var momentBox: Length { titleSize * 6 / 5 + boxStroke * 2 }
    var cornerRadius: Length { scale.furniture(style.cornerRadius) }
    var initialsSize: Length { scale.furniture(style.initialsSize) }

    // MARK: Beside a day, and below one with columns

    /// The share of the width, of 540 points, which is US Letter inside its margins.
    static let dayShare = (width: 366, of: 540)
    var sideGap: Length { points(900) }
    var sideLabelSize: Length { points(850) }
    var callSize: Length { points(2000) }
    var staffSize: Length { scale.type(.quarterPoints(46)) }
    var ruledLine: Length { points(2000) }
}
