import CalendarCore

// Where and how the entries are printed.
extension MonthComposer {
    func placements() -> [Placement] {
        var placements = notePlacements()
        placements.reserveCapacity(placements.count + plan.days.reduce(0) { $0 + $1.kept.count })
        for (day, set) in zip(plan.cells.days, plan.days) {
            let cell = plan.geometry.dayCell(row: day.row, column: day.column)
            var top = cell.minY + DayCell.entriesTop
            for entry in set.kept {
                let height = plan.typography.leading * entry.lineCount
                let box = Rect(x: cell.minX, y: top, width: cell.width, height: height)
                if !entry.text.isEmpty { placements.append(placement(of: entry, on: day.date, box)) }
                top += height
            }
        }
        return placements
    }

    private func placement(of set: SetEntry, on date: CivilDate, _ box: Rect) -> Placement {
        let (entry, type) = (set.entry, plan.typography.type)
        return Placement(
            subject: .day(date, line: entry.line?.key), kind: entry.kind, text: set.text, source: entry.location,
            outcome: Placement.Outcome(type), page: number, box: box, type: type, fonts: set.fonts,
            missing: set.missing, omitted: set.omitted)
    }

    private func notePlacements() -> [Placement] {
        guard let notes = plan.notes, let box = plan.geometry.notes else { return [] }
        return zip(notes.notes.lines, notes.glyphs).map { line, glyphs in
            Placement(
                subject: .note(plan.cells.grid.month, number: line.number), kind: .note, text: line.text,
                source: line.location, outcome: Placement.Outcome(notes.type), page: number, box: box,
                type: notes.type, fonts: glyphs.fonts, missing: glyphs.missing, omitted: glyphs.omitted)
        }
    }
}
