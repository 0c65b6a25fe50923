import CalendarCore

/// Sets the entries of an agenda in lines: the leads in a column, and the texts beside them.
struct AgendaSetter {
    let metrics: AgendaMetrics
    /// The width of lines.
    private let width: Length
    /// The distances from the edge where lines begin to the texts of entries with a label, and of those with a time.
    private let labelColumn: Length
    private let timeColumn: Length
    private let context: LayoutContext

    init(_ rows: [AgendaDays.Row], width: Length, _ metrics: AgendaMetrics, _ context: LayoutContext) {
        (self.width, self.metrics, self.context) = (width, metrics, context)
        var (label, time) = (Length.zero, Length.zero)
        for case .day(_, let items, _) in rows {
            for item in items {
                guard let lead = AgendaLead(item.form, metrics, context.typesetter) else { continue }
                // A lead wider than two fifths gets a line of its own.
                guard lead.width <= width * 2 / 5 else { continue }
                if lead.isTime { time = max(time, lead.width) } else { label = max(label, lead.width) }
            }
        }
        (labelColumn, timeColumn) = (label + metrics.labelGap, time + metrics.labelGap)
    }

    func set(_ item: AgendaItem) -> SetAgendaItem {
        let lead = AgendaLead(item.form, metrics, context.typesetter)
        let column =
            lead.map { $0.isTime ? timeColumn : labelColumn } ?? (item.entry.isBelowSuccessor ? labelColumn : .zero)
        let isBeside = lead.map { $0.width + metrics.labelGap <= column } ?? true
        let indent = isBeside ? column : metrics.labelGap
        let value = TextBlock(
            context.typesetter.paragraph(item.text, of: item.entry), in: item.isBold ? .bold : .regular,
            size: item.entry.size(among: metrics.size), leading: metrics.leading, width: width - indent,
            context.typesetter)
        return SetAgendaItem(item: item, lead: lead, isBeside: isBeside, value: value, indent: indent)
    }
}

/// An entry of an agenda, set in lines.
struct SetAgendaItem {
    let item: AgendaItem
    let lead: AgendaLead?
    /// True if the lead is on the text's first line, and not above it.
    let isBeside: Bool
    let value: TextBlock
    /// The distance from the edge where lines begin to the text.
    let indent: Length

    var lineCount: Int { firstValueLine + max(1, value.lineCount) }

    /// The line of the text on a line of the entry; nil if it has none there.
    func valueLine(onLine line: Int) -> Int? {
        let own = line - firstValueLine
        return (0..<value.lineCount).contains(own) ? own : nil
    }

    private var firstValueLine: Int { isBeside ? 0 : 1 }
}
