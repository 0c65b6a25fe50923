/// The type of a page's day cells in one setting, which all their lines are set in. It is a class, because every cell
/// would copy its two kilobytes.
final class CellTypography {
    let setting: CellSetting
    let spacing: CellSpacing
    /// The width of the labels' column and its gap; nil if labels are run in or above their values.
    let labelColumn: Length?
    /// By kind of column.
    private let weekday: CellBreakers
    private let weekend: CellBreakers

    var faces: FacePair { setting.type.faces }
    var size: Length { spacing.size }
    var metrics: CellMetrics { spacing.metrics }
    var leading: Length { spacing.leading }
    var labelSize: Length { spacing.labelSize }
    var labelGap: Length { spacing.labelGap }
    var labelLeading: Length { spacing.labelLeading }
    var entryGap: Length { spacing.entryGap }
    /// The size of what is gone.
    let goneSize: Length

    /// `weekday` and `weekend` are the widths of the narrowest of their columns.
    init(_ setting: CellSetting, _ page: CellPage, weekday: Length, weekend: Length) {
        self.setting = setting
        spacing = CellSpacing(setting, page)
        goneSize = spacing.goneSize(page.scale)
        labelColumn = page.labelColumn(setting.type.faces, spacing)
        let (room, column) = (spacing.metrics.inset * 2, labelColumn ?? .zero)
        self.weekday = CellBreakers(setting, spacing, width: weekday - room, labelColumn: column, page)
        self.weekend = CellBreakers(setting, spacing, width: weekend - room, labelColumn: column, page)
    }

    func breakers(inWeekend: Bool) -> CellBreakers { inWeekend ? weekend : weekday }
}

/// The setters of weekdays and weekends.
final class CellSetters {
    let weekday: EntrySetter
    let weekend: EntrySetter

    init(_ typography: CellTypography, _ labels: FootLabels, _ context: LayoutContext) {
        weekday = EntrySetter(typography, inWeekend: false, isFootRunIn: labels.isBesideInWeek, context)
        weekend = EntrySetter(typography, inWeekend: true, isFootRunIn: labels.isBesideInWeekend, context)
    }

    subscript(day: CellDay) -> EntrySetter { self[inWeekend: day.isWeekend] }

    subscript(inWeekend isWeekend: Bool) -> EntrySetter { isWeekend ? weekend : weekday }
}
