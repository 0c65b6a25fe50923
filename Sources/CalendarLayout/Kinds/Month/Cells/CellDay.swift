import CalendarCore

/// A day and the entries in its cell. It is a class because its set day and every pass over the days would copy it.
final class CellDay {
    let date: CivilDate
    let row: Int
    let column: Int
    let isWeekend: Bool
    /// True if it is closed; and the word that the strip shows for it.
    let isClosed: Bool
    let closingWord: String?
    /// The entries from the strip down, in printing order.
    let body: [CellEntry]
    /// The entries from the foot up, in printing order.
    let foot: [CellEntry]
    /// The same, and the events for which its week has no bar; they are not in the cell.
    let listed: [CellEntry]
    /// The number of lanes of bars that cross it.
    let laneCount: Int

    /// The contents of a cell, in numbers.
    struct Counts {
        let lanes: Int
        let body: Int
        /// The entries of the body that begin with a time.
        let timed: Int
        let foot: Int
    }

    var counts: Counts {
        Counts(lanes: laneCount, body: body.count, timed: body.count(where: \.isTimed), foot: foot.count)
    }

    /// All entries but those on bars, in printing order.
    var entries: FlattenSequence<[[CellEntry]]> { [body, foot].joined() }

    init(
        _ date: CivilDate, row: Int, column: Int, isWeekend: Bool, _ bars: WeekBars, _ context: LayoutContext
    ) {
        (self.date, self.row, self.column, self.isWeekend) = (date, row, column, isWeekend)
        laneCount = bars.laneCount(inColumn: column)
        var (closings, lines, timed, foot): ([CellEntry], [CellEntry], [CellEntry], [CellEntry]) = ([], [], [], [])
        var hidden: Set<ObjectIdentifier> = []
        var word: String?
        // A holiday may be the reason that a text gives, too.
        var reasons: Set<String?> = []
        var (shown, unshown) = (bars.bars.map(\.bar), bars.hidden)
        // A removed entry comes below its replacement.
        var form = CellEntry.Form.line
        var isBelowClosing = false
        let entries = CellDay.entries(date, context)
        lines.reserveCapacity(entries.count)
        for entry in entries {
            // Each bar shows one entry, even if several are equal.
            if let bar = shown.firstIndex(where: { $0.shows(entry) }) {
                shown.remove(at: bar)
                continue
            }
            if let event = unshown.firstIndex(where: { $0.shows(entry) }) {
                unshown.remove(at: event)
                lines.append(CellEntry(entry, context))
                hidden.insert(ObjectIdentifier(lines[lines.count - 1]))
                continue
            }
            if let closing = context.schedule.closing(of: entry), word == nil || word == closing.word {
                let isNew = reasons.insert(closing.reason).inserted
                closings.append(CellEntry(entry, closing: isNew ? closing : closing.withoutReason, context))
                (word, form, isBelowClosing) = (closing.word, .line, true)
                continue
            }
            let cell = CellEntry(entry, context)
            if entry.revision != .replaced { (form, isBelowClosing) = (cell.form, false) }
            switch form {
            case .line where isBelowClosing: closings.append(cell)
            case .line: lines.append(cell)
            case .timed: timed.append(cell)
            case .foot: foot.append(cell)
            }
        }
        lines.insert(contentsOf: closings, at: 0)
        lines += timed
        (listed, self.foot) = (lines, foot)
        body = hidden.isEmpty ? listed : listed.filter { !hidden.contains(ObjectIdentifier($0)) }
        (isClosed, closingWord) = (word != nil, word)
    }

    /// The entries of a date; stacked cells have an empty one for each line without an entry.
    private static func entries(_ date: CivilDate, _ context: LayoutContext) -> [Entry] {
        let entries = context.schedule.entries(on: date)
        guard context.style.cellStyle == .stacked else { return entries }
        return context.schedule.lines.flatMap { line in
            let own = entries.filter { $0.line == line }
            return own.isEmpty ? [Entry(line: line, text: "")] : own
        } + entries.filter { $0.line == nil }
    }
}

extension CellSpacing {
    /// The height a day's cell needs besides its entries.
    func cellFrame(_ day: CellDay) -> Length {
        cellFrame(day.counts)
    }

    /// The same height, from the numbers of lanes and entries.
    func cellFrame(_ counts: CellDay.Counts) -> Length {
        let bars = counts.lanes > 0 ? metrics.barsHeight(counts.lanes) : .zero
        // Timed events are the last of the body.
        let closeCount = isDense ? max(0, counts.timed - 1) : 0
        let gaps = entryGap * (max(0, counts.body - 1) - closeCount + max(0, counts.foot - 1))
        let rest = counts.foot > 0 ? footFrame : counts.body == 0 ? leading : .zero
        return metrics.stripHeight + bars + metrics.bottom + gaps + rest
    }
}
