/// Measures plain values in one setting by their widths alone.
struct CellPass {
    let setting: CellSetting
    /// Words that are wider may be broken.
    let widestWord: Int
    private let spacing: CellSpacing
    private let weekday: Room
    private let weekend: Room
    private let isStacked: Bool
    private let hasLabelColumn: Bool

    /// The room inside the insets of a cell, on paper and at the body's size.
    private struct Room {
        let width: Length
        let limit: Int
    }

    /// `weekday` and `weekend` are the widths of the narrowest of their columns.
    init(_ setting: CellSetting, _ spacing: CellSpacing, _ page: CellPage, weekday: Length, weekend: Length) {
        (self.setting, self.spacing) = (setting, spacing)
        func room(_ column: Length) -> Room {
            let width = column - spacing.metrics.inset * 2
            return Room(width: width, limit: LineBreaker.limit(width: width, size: spacing.size).rawValue)
        }
        (self.weekday, self.weekend) = (room(weekday), room(weekend))
        isStacked = page.context.style.cellStyle == .stacked
        hasLabelColumn = page.context.style.labels == .column && !isStacked
        widestWord = LineBreaker.limit(width: page.leastWidth, size: page.leastSize).rawValue
    }

    /// Whether an entry can be measured by its widths: a value, perhaps with a label that is run in or above it.
    func isPlain(_ item: EntryWidths.Item, inWeekend: Bool) -> Bool {
        guard item.isPlain, !hasLabelColumn else { return false }
        return item.label == 0 || labelWidth(item) <= (inWeekend ? weekend : weekday).width
    }

    private func labelWidth(_ item: EntryWidths.Item) -> Length { Advance(item.label).width(at: spacing.labelSize) }

    /// What an entry takes, as ``EntrySetter/measure(_:)`` says; nil if a word would have to be broken.
    func measure(
        _ item: EntryWidths.Item, _ widths: EntryWidths, inWeekend: Bool, isFootRunIn: Bool
    ) -> EntryMeasure? {
        let limit = (inWeekend ? weekend : weekday).limit
        guard item.label > 0 else {
            return widths.fill(item, firstLimit: limit, limit: limit, setting.worstEnd).map { measure($0, .zero) }
        }
        if isStacked || (item.isFoot && !isFootRunIn) {
            let fill = widths.fill(item, firstLimit: limit, limit: limit, setting.worstEnd)
            return fill.map { measure($0, spacing.labelLeading) }
        }
        let indent = labelWidth(item) + spacing.labelGap
        let first = max(0, limit - indent.rawValue * Advance.unitsPerEm / spacing.size.rawValue)
        return widths.fill(item, firstLimit: first, limit: limit, setting.worstEnd).map { measure($0, .zero) }
    }

    private func measure(_ fill: LineFill, _ above: Length) -> EntryMeasure {
        EntryMeasure(
            height: above + spacing.leading * fill.lineCount,
            leastHeight: above + spacing.leading * (fill.beginsBelow ? 2 : 1), fill: fill)
    }
}
