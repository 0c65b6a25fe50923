/// The type of a page's day cells in one setting, which all their lines are set in.
struct CellTypography {
    let setting: CellSetting
    let metrics: CellMetrics
    let style: CellStyle
    let leading: Length
    let labelSize: Length
    let labelGap: Length
    /// The leading of a label that stands above its value.
    let labelLeading: Length
    /// Between entries.
    let entryGap: Length
    /// The size of places and of times.
    let placeSize: Length
    let timeSize: Length
    let placeLeading: Length
    let timeLeading: Length
    /// The width of the labels' column and its gap; nil if labels are run in or above their values.
    let labelColumn: Length?
    /// The width of the times' column and its gap.
    let timeColumn: Length
    /// By kind of column.
    private let weekday: CellBreakers
    private let weekend: CellBreakers

    var faces: FacePair { setting.type.faces }
    var size: Length { setting.type.size }

    /// `widths` are those of the narrowest weekday's and weekend's column.
    init(
        _ setting: CellSetting, _ page: CellPage, weekday: Length, weekend: Length
    ) throws(MeasuringError) {
        let (style, size, scale) = (page.context.style, setting.type.size, page.context.style.scale)
        self.setting = setting
        self.style = style.cellStyle
        metrics = CellMetrics(style, bodySize: size)
        leading = size < scale.type(.points(9)) ? size * 1165 / 1000 : size * 6 / 5
        labelSize = CellTypography.labelSize(size, scale)
        labelGap = labelSize * 42 / 100
        labelLeading = labelSize * 122 / 100
        entryGap = size / 5
        placeSize = size * 88 / 100
        placeLeading = placeSize * 118 / 100
        timeSize = min(scale.type(.points(8)), max(scale.type(.points(7)), size * 76 / 100))
        timeLeading = timeSize * 118 / 100
        labelColumn = try page.labelColumn(setting.type.faces, labelSize: labelSize, gap: labelGap)
        timeColumn = try page.timeColumn(size: timeSize)
        let indents = CellBreakers.Indents(label: labelColumn ?? .zero, time: timeColumn)
        let room = metrics.inset * 2
        self.weekday = try CellBreakers(setting, width: weekday - room, indents, placeSize: placeSize, page)
        self.weekend = try CellBreakers(setting, width: weekend - room, indents, placeSize: placeSize, page)
    }

    /// 0.74 of the body, 6 to 9 pt on Letter.
    static func labelSize(_ size: Length, _ scale: SheetScale) -> Length {
        min(scale.type(.points(9)), max(scale.type(.points(6)), size * 74 / 100))
    }

    func breakers(inWeekend: Bool) -> CellBreakers { inWeekend ? weekend : weekday }

    /// The height that the lines at a cell's foot take around them.
    var footFrame: Length { metrics.footSpace * 2 }
}
