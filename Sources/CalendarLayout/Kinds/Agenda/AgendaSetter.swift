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

    /// The distance from the top of a line to its baseline.
    var baseline: Length {
        context.typesetter.baseline(of: .regular, size: metrics.size, leading: metrics.leading)
    }

    func set(_ item: AgendaItem) -> EntryBlock<AgendaLead> {
        let lead = AgendaLead(item.form, metrics, context.typesetter)
        let column =
            lead.map { $0.isTime ? timeColumn : labelColumn } ?? (item.entry.isBelowSuccessor ? labelColumn : .zero)
        let isBeside = lead.map { $0.width + metrics.labelGap <= column } ?? true
        let indent = isBeside ? column : metrics.labelGap
        let value = TextBlock(
            context.typesetter.paragraph(item.text, of: item.entry), in: item.isBold ? .bold : .regular,
            size: item.entry.size(among: metrics.size), leading: metrics.leading, width: width - indent,
            context.typesetter)
        return EntryBlock(
            entry: item.entry, subject: item.subject, lead: lead, isBeside: isBeside, value: value, indent: indent)
    }
}
