import CalendarCore

// Placements: where and how the entries are printed.
extension MonthComposer {
    func placements() -> [Placement] {
        var placements = notePlacements()
        if let below = plan.below { placements += below.lines.placements(at: below.origin, page: number) }
        placements.reserveCapacity(plan.days.reduce(placements.count) { $0 + $1.body.count + $1.foot.count })
        for set in plan.days {
            let cell = cell(of: set.day)
            placements += barPlacements(on: set.day)
            for placed in set.placed where !placed.set.cell.text.isEmpty {
                placements.append(placement(of: placed, set, in: cell))
            }
        }
        return placements
    }

    private func placement(of placed: SetDay.PlacedEntry, _ set: SetDay, in cell: Rect) -> Placement {
        let (entry, date) = (placed.set.entry, set.day.date)
        var type = typography.setting.type
        if placed.set.cell.isGone { type = BodyType(type.faces, size: typography.goneSize) }
        let isCut = placed.set.cut != nil
        let rest = isCut ? plan.blockIndex(of: placed.set.cell, set).flatMap { part(of: date, entry: $0) } : nil
        return Placement(
            of: entry, as: Placement.Subject(entry, on: date), text: placed.set.cell.text, page: number,
            box: box(of: placed, set.day, in: cell), type: type, glyphs: placed.set.glyphs,
            outcome: isCut ? .shortened : nil, rest: rest)
    }

    /// The lines of an entry; of one that closes its day, with the strip above them.
    private func box(of placed: SetDay.PlacedEntry, _ day: CellDay, in cell: Rect) -> Rect {
        let top = placed.set.cell.isClosing ? cell.minY : cell.minY + placed.top
        let bottom =
            cell.minY
            + max(placed.top + placed.set.height, placed.set.cell.isClosing ? typography.metrics.stripHeight : .zero)
        let start = placed.set.sharedStart.map { $0 + inset } ?? .zero
        let width = (placed.end.map { $0 + inset } ?? cell.width) - start
        let x = cell.x(of: width, from: start, geometry.direction)
        return Rect(x: x, y: top, width: width, height: bottom - top)
    }

    /// The entries on the bars that cross a day: each is one entry of the day.
    private func barPlacements(on day: CellDay) -> [Placement] {
        plan.bars[day.row].filter { $0.bar.columns.contains(day.column) }.map { bar in
            let whole = plan.bars.joined().first { $0.bar.event == bar.bar.event && !$0.isCut }
            let shown = bar.isCut ? whole ?? bar : bar
            let entry = bar.bar.event.entry(on: day.date)
            let type = BodyType(
                shown.pieces.first?.face == .bold ? .regular : .condensed, size: shown.pieces.first?.size ?? .zero)
            return Placement(
                of: entry, as: Placement.Subject(entry, on: day.date), text: context.format.text(of: entry),
                page: number, box: shown.box, type: type, glyphs: SetGlyphs(shown.pieces.prefix(1).map(\.shaped)),
                outcome: shown.isCut ? .shortened : nil, rest: shown.isCut ? rest(of: bar) : nil)
        }
    }

    private func rest(of bar: SetBar) -> Placement.Part? {
        for day in plan.cells.days {
            if let index = plan.cutBars(beginningOn: day).firstIndex(where: { $0.bar.event == bar.bar.event }) {
                return part(of: day.date, entry: index)
            }
        }
        return nil
    }

    private func notePlacements() -> [Placement] {
        guard let notes = plan.header.notes else { return [] }
        let layout = notes.layout
        return zip(zip(layout.notes.lines, layout.frames(in: notes.box)), layout.glyphs).compactMap { note, glyphs in
            guard note.0.isCounted else { return nil }
            let line = note.0.line
            // The first line's capitals are as high up as the title's; its leading begins above the margin.
            let top = max(note.1.minY, context.frame.content.minY)
            let box = Rect(x: note.1.minX, y: top, width: note.1.width, height: note.1.maxY - top)
            return Placement(
                of: Entry(note: line), as: .note(note.0.month, number: line.number), text: line.text, page: number,
                box: box,
                type: layout.type, glyphs: glyphs)
        }
    }
}
