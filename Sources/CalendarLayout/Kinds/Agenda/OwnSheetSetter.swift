import CalendarCore

/// Sets the rows of a person's own sheet: the duties of a day beside each other, each event on a row below them, and
/// the notes in small print.
struct OwnSheetSetter: AgendaRowSetter {
    let metrics: AgendaMetrics
    private let geometry: AgendaGeometry
    private let context: LayoutContext
    private var typesetter: Typesetter { context.typesetter }
    private var noteSize: Length { context.style.scale.furniture(context.style.sizes.notes) }

    init(_ geometry: AgendaGeometry, _ metrics: AgendaMetrics, _ context: LayoutContext) {
        (self.geometry, self.metrics, self.context) = (geometry, metrics, context)
    }

    func lines(of row: AgendaDays.Row) -> EntryRows<AgendaLead> {
        guard !row.isNotes else { return notes(row.items) }
        return EntryRows(
            days(row.items), rowHeight: metrics.leading, gap: metrics.entryGap,
            baseline: typesetter.baseline(of: .regular, size: metrics.size, leading: metrics.leading))
    }

    private func notes(_ items: [AgendaItem]) -> EntryRows<AgendaLead> {
        let leading = noteSize * 5 / 4
        return EntryRows(
            items.map { set($0, BodyStep(.regular, noteSize), leading: leading, width: geometry.columns[0].width) },
            rowHeight: leading, gap: .zero,
            baseline: typesetter.baseline(of: .regular, size: noteSize, leading: leading))
    }

    // MARK: Days

    private func days(_ items: [AgendaItem]) -> [EntryBlock<AgendaLead>] {
        var blocks: [EntryBlock<AgendaLead>] = []
        /// The end of the last duty, if another may follow it on its row.
        var end: Length?
        for item in items {
            let block = set(item, step(of: item), leading: metrics.leading, width: geometry.textWidth)
            guard item.isDuty, let width = block.widthOnOneRow else {
                (end, blocks) = (nil, blocks + [block])
                continue
            }
            blocks.append(place(block, width: width, after: end))
            end = blocks[blocks.count - 1].extent?.upperBound
        }
        return blocks
    }

    /// A duty after another on its row if there is room, else on a row of its own.
    private func place(
        _ block: EntryBlock<AgendaLead>, width: Length, after end: Length?
    ) -> EntryBlock<AgendaLead> {
        var block = block
        let start = end.map { $0 + metrics.labelGap * 2 } ?? .zero
        block.joinsRow = end != nil && start + width <= geometry.textWidth
        let origin = block.joinsRow ? start : .zero
        block.extent = origin..<origin + width
        return block
    }

    private func step(of item: AgendaItem) -> BodyStep {
        switch item.form {
        case .closing: BodyStep(.bold, metrics.size)
        case .label: BodyStep(.regular, metrics.remarkSize)
        case .plain where item.entry.line != nil: BodyStep(.bold, metrics.size)
        case .plain, .time: BodyStep(item.isBold ? .condensedBold : .condensed, metrics.eventSize)
        }
    }

    private func set(
        _ item: AgendaItem, _ step: BodyStep, leading: Length, width: Length
    ) -> EntryBlock<AgendaLead> {
        let lead = AgendaLead(item.form, fitting: width, metrics, typesetter)
        let words = item.text
        let beside = lead.map { $0.width + metrics.labelGap } ?? .zero
        let isBeside = beside <= width * 2 / 3 || words.text.isEmpty
        let indent = isBeside ? beside : .zero
        let value = TextBlock(
            words, in: item.entry.isGone ? .regular : step.face, size: item.entry.size(among: step.size),
            leading: leading, width: max(width - indent, metrics.size), typesetter)
        let tail = item.closedWord.map {
            EntryTail(
                typesetter.word($0, in: .regular), size: metrics.closedSize, after: value, width: width - indent)
        }
        return EntryBlock(
            entry: item.entry, subject: item.subject, lead: lead, isBeside: isBeside, value: value, indent: indent,
            tail: tail)
    }
}

/// A face at a size.
private struct BodyStep {
    let face: FontFace
    let size: Length

    init(_ face: FontFace, _ size: Length) {
        (self.face, self.size) = (face, size)
    }
}

extension AgendaItem {
    /// True if it is on the row of the day's duties: a line's text, or the day's name.
    fileprivate var isDuty: Bool { rank != .events && !entry.isGone && !entry.isBoxed }
}

extension EntryBlock<AgendaLead> {
    /// The width of all of it; nil if it has several rows.
    fileprivate var widthOnOneRow: Length? {
        guard rowCount == 1 else { return nil }
        let words = value.lineCount == 0 ? lead?.width ?? .zero : indent + value.width(ofLine: 0)
        return words + (tail?.width ?? .zero)
    }
}
