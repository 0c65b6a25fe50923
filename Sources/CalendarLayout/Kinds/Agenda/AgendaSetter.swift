import CalendarCore

/// Sets the rows of an agenda.
protocol AgendaRowSetter {
    var metrics: AgendaMetrics { get }
    /// The entries of a row of the list; empty for days without entries.
    func lines(of row: AgendaDays.Row) -> EntryRows<AgendaLead>
}

/// Sets the entries of an agenda in lines: the leads in a column, and the texts beside them.
struct AgendaSetter: AgendaRowSetter {
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
                let lead = AgendaLead(item.form, fitting: width, metrics, context.typesetter)
                guard let lead else { continue }
                // A lead wider than two fifths gets a line of its own.
                guard lead.width <= width * 2 / 5 else { continue }
                if lead.isTime { time = max(time, lead.width) } else { label = max(label, lead.width) }
            }
        }
        (labelColumn, timeColumn) = (label + metrics.labelGap, time + metrics.labelGap)
    }

    func lines(of row: AgendaDays.Row) -> EntryRows<AgendaLead> {
        EntryRows(
            row.items.map(set), rowHeight: metrics.leading, gap: metrics.entryGap,
            baseline: context.typesetter.baseline(of: .regular, size: metrics.size, leading: metrics.leading))
    }

    private func lead(of item: AgendaItem) -> AgendaLead? {
        AgendaLead(item.form, fitting: width, metrics, context.typesetter)
    }

    private func set(_ item: AgendaItem) -> EntryBlock<AgendaLead> {
        let lead = lead(of: item)
        let column =
            lead.map { $0.isTime ? timeColumn : labelColumn } ?? (item.entry.isBelowSuccessor ? labelColumn : .zero)
        let isBeside = lead.map { $0.width + metrics.labelGap <= column } ?? true
        let indent = isBeside ? column : metrics.labelGap
        let value = TextBlock(
            item.text, in: item.isBold ? .bold : .regular,
            size: item.entry.size(among: metrics.size), leading: metrics.leading, width: width - indent,
            context.typesetter)
        return EntryBlock(
            entry: item.entry, subject: item.subject, lead: lead, isBeside: isBeside, value: value, indent: indent,
            tail: item.closedWord.map {
                let word = context.typesetter.word($0, in: .regular)
                return EntryTail(word, size: metrics.closedSize, after: value, width: width - indent)
            })
    }
}
