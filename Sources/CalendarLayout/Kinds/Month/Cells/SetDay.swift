import CalendarCore

/// A day's entries, set: those in its cell with their tops, and those that have no place in it. It is a class because
/// every pass over a month's days would copy it.
final class SetDay {
    let day: CellDay
    /// The entries from the strip down; tops are measured from the cell's top.
    let body: [PlacedEntry]
    /// The entries down to the cell's foot.
    let foot: [PlacedEntry]
    /// The rule over the lines at the foot; nil if there are none.
    let footRule: Length?
    /// The entries that are not in the cell at all.
    let continued: [CellEntry]
    /// The top of "+3 more, p. 2"; nil if nothing is continued.
    let reference: Length?
    /// The height left between the body and the foot.
    let room: Length

    struct PlacedEntry {
        let set: SetEntry
        let top: Length
        /// The distance from the beginning of its line to the next entry on it; nil for the last.
        var end: Length?
    }

    /// Sets the entries of a day in a cell of this height.
    ///
    /// `footSetter` sets the lines at the foot.
    init(_ day: CellDay, height: Length, _ setter: EntrySetter, foot footSetter: EntrySetter, spanCount: Int) {
        self.day = day
        var fill = CellFill(day, setter, footSetter, spanCount)
        let typography = setter.typography
        let frame =
            typography.spacing.cellFrame(day) - (day.body.isEmpty && day.foot.isEmpty ? typography.leading : .zero)
        fill.fit(in: height - frame)
        continued = fill.continued
        let metrics = typography.metrics
        var top = metrics.stripHeight + metrics.barsHeight(day.laneCount)
        body = SetDay.body(fill.body, &top, typography.spacing)
        reference = continued.isEmpty ? nil : top
        if reference != nil { top += typography.leading }
        foot = SetDay.foot(fill.foot, above: height - metrics.bottom, gap: typography.entryGap)
        footRule = foot.first.map { $0.top - metrics.footSpace }
        room = (footRule ?? height - metrics.bottom) - top
    }

    /// Places entries one below the other, from `top` down, which is then below them.
    private static func body(_ entries: [SetEntry], _ top: inout Length, _ spacing: CellSpacing) -> [PlacedEntry] {
        var body: [PlacedEntry] = []
        body.reserveCapacity(entries.count)
        for set in entries {
            if let start = set.sharedStart, let line = body.last {
                body[body.count - 1].end = start
                body.append(PlacedEntry(set: set, top: line.top))
                continue
            }
            body.append(PlacedEntry(set: set, top: top))
            top += set.height + spacing.gap(below: set.cell)
        }
        return body
    }

    /// Places entries one below the other, the last above `bottom`.
    private static func foot(_ entries: [SetEntry], above bottom: Length, gap: Length) -> [PlacedEntry] {
        var bottom = bottom
        return entries.reversed().map { set in
            defer { bottom -= set.height + gap }
            return PlacedEntry(set: set, top: bottom - set.height)
        }.reversed()
    }

    /// The entries in its cell.
    var placed: FlattenSequence<[[PlacedEntry]]> { [body, foot].joined() }

    /// The number of texts that are not in the cell at all; a label without a text does not count.
    var continuedCount: Int { continued.count { !$0.entry.text.isEmpty } }

    /// True if a text is cut, or an entry has no place in the cell.
    var isShortened: Bool {
        !continued.isEmpty || body.contains { $0.set.cut != nil } || foot.contains { $0.set.cut != nil }
    }
}

/// Fills a cell, and cuts or leaves out what does not fit.
private struct CellFill {
    private(set) var body: [SetEntry] = []
    private(set) var foot: [SetEntry] = []
    private(set) var continued: [CellEntry] = []
    /// The height of the body and the foot; a day may have thousands of entries.
    private var height = Length.zero
    /// The space that was between entries that are left out.
    private var freedGaps = Length.zero
    private let setter: EntrySetter
    private let footSetter: EntrySetter
    private let spanCount: Int

    init(_ day: CellDay, _ setter: EntrySetter, _ footSetter: EntrySetter, _ spanCount: Int) {
        (self.setter, self.footSetter, self.spanCount) = (setter, footSetter, spanCount)
        // Every name can be set in a setting that fits; if one could not, the audit of the page would report it.
        for entry in day.body { if let set = setter.set(entry) { body.append(set) } }
        body = body.sharingLines(in: setter.breakers.width, setter.typography.spacing)
        for entry in day.foot { if let set = footSetter.set(entry) { foot.append(set) } }
        height = [body, foot].joined().reduce(.zero) { $0 + $1.added(setter.typography.spacing) }
    }

    /// Everything else gives way to the lines at the foot; they are cut only where they are higher than the cell.
    mutating func fit(in room: Length) {
        guard height > room else { return }
        cutBody(toFit: room)
        while height + referenceHeight > room, let last = body.popLast() { leaveOut(last) }
        continued.reverse()
        for index in foot.indices { foot[index] = cut(foot[index], toFit: room - referenceHeight, footSetter) }
        // The last line at the foot stays longest.
        let kept = foot.drop { first in
            guard height + referenceHeight > room else { return false }
            leaveOut(first)
            return true
        }
        foot = Array(kept)
    }

    /// Cuts the lines below values first, and then the values: line by line the longest, so that texts share the loss.
    private mutating func cutBody(toFit room: Length) {
        let spacing = setter.typography.spacing
        var (values, details) = (body.map(\.lines.count), body.map(\.details.count))
        var excess = height - room
        var isCut = body.map { _ in false }
        func shorten(_ counts: inout [Int], to least: Int, by leading: Length) {
            while excess > .zero, let index = counts.indices.max(by: { counts[$0] < counts[$1] }), counts[index] > least
            {
                counts[index] -= 1
                excess -= leading
                isCut[index] = true
            }
        }
        shorten(&details, to: 0, by: spacing.detailLeading)
        shorten(&values, to: 1, by: spacing.leading)
        var counts = zip(values, details).map { $0 + $1 }
        for index in body.indices where isCut[index] {
            body[index] = cut(body[index], to: counts[index], setter)
        }
        // The shortest first: the other lines of a day may have more names to lose.
        while body.indices.filter({ isCut[$0] }).sorted(by: { counts[$0] < counts[$1] }).contains(where: {
            lengthen($0, &counts[$0], toFit: room)
        }) {}
    }

    /// Gives a text that is cut the next lines that it can use, if they fit. Lists end after a name, so they may leave
    /// lines free. Returns false if it stays as it is.
    private mutating func lengthen(_ index: Int, _ count: inout Int, toFit room: Length) -> Bool {
        let old = body[index]
        guard old.cut != nil, let whole = setter.set(old.cell) else { return false }
        for next in count + 1...max(count + 1, whole.lineCount) {
            guard setter.typography.leading * min(next, whole.lines.count) <= room else { return false }
            let longer =
                next < whole.lineCount
                ? setter.cut(old.cell, lineCount: next, spanCount: spanCount) : whole
            guard let longer, height - old.height + longer.height <= room else { return false }
            guard longer.lineCount > old.lineCount else { continue }
            count = next
            body[index] = longer
            height += longer.height - old.height
            return true
        }
        return false
    }

    private mutating func leaveOut(_ set: SetEntry) {
        let spacing = setter.typography.spacing
        if !continued.isEmpty { freedGaps += spacing.gap(below: set.cell) }
        continued.append(set.cell)
        height -= set.added(spacing)
    }

    /// The height of the reference to continued entries, less the space between them.
    private var referenceHeight: Length {
        continued.isEmpty ? .zero : setter.typography.leading - freedGaps
    }

    /// An entry without the last lines that have no room; at least one stays.
    private mutating func cut(_ set: SetEntry, toFit room: Length, _ setter: EntrySetter) -> SetEntry {
        let (excess, leading) = (height - room, setter.typography.leading)
        guard excess > .zero, set.lines.count > 1 else { return set }
        let lost = (excess.rawValue + leading.rawValue - 1) / leading.rawValue
        return cut(set, to: max(1, set.lines.count - lost), setter)
    }

    /// An entry cut to some lines, without those below its value; the same if that is no lower.
    private mutating func cut(_ set: SetEntry, to lineCount: Int, _ setter: EntrySetter) -> SetEntry {
        guard let cut = setter.cut(set.cell, lineCount: lineCount, spanCount: spanCount), cut.height < set.height
        else { return set }
        height -= set.height - cut.height
        return cut
    }
}
