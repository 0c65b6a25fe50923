import CalendarCore

// Placements: where and how the entries are printed.
extension TimelineComposer {
    func placements() -> [Placement] {
        var all: [Placement] = []
        for day in plan.days.indices {
            all += closingPlacements(day)
            all += staffPlacements(day)
            all += headPlacements(day)
            all += placements(plan.bands.lines, day, on: plan.days[day].date, in: textArea(.lines, day: day))
            all += plan.columns(of: day).flatMap(columnPlacements)
            all += placements(plan.bands.foot, day, on: plan.days[day].date, in: textArea(.foot, day: day))
        }
        return all + listPlacements
    }

    private func columnPlacements(_ column: Int) -> [Placement] {
        func texts(_ columns: TextColumns, _ band: TimelineGeometry.Band) -> [Placement] {
            placements(columns, column, on: plan.date(of: column), in: textArea(band, column: column))
        }
        return barPlacements(in: column) + texts(plan.bands.before, .before) + boxPlacements(column)
            + texts(plan.bands.after, .after)
    }

    private func placements(_ columns: TextColumns, _ column: Int, on date: CivilDate, in area: Rect) -> [Placement] {
        columns.columns[column].texts.filter(\.set.isCounted).map { set, top in
            let box = Rect(x: area.minX, y: area.minY + top, width: area.width, height: set.height)
            return placement(set.entry, date, columns.type, box, set.glyphs)
        }
    }

    /// The entries that say no more than the head of their day.
    private func closingPlacements(_ day: Int) -> [Placement] {
        let (entries, head) = plan.closingsInHead(of: day)
        return entries.map { entry in
            placement(
                entry, plan.days[day].date, BodyType(.regular, size: metrics.weekdaySize), head, SetGlyphs())
        }
    }

    private func barPlacements(in column: Int) -> [Placement] {
        plan.bands.bars.lanes.enumerated().flatMap { lane, bars in
            bars.filter { $0.bar.countedColumns.contains(column) }.map { bar in
                let date = plan.date(of: column)
                return placement(
                    bar.bar.entry(on: date), date, bar.type, box(of: bar, lane: lane), SetGlyphs([bar.words]))
            }
        }
    }

    private func boxPlacements(_ column: Int) -> [Placement] {
        var rests = rests(in: column)[...]
        return plan.boxes[column].boxes.filter { !$0.event.isContinued }.compactMap { box in
            let rest = box.isShortened ? rests.popFirst() ?? nil : nil
            guard !box.event.isRepeated else { return nil }
            return box.text.map { text in
                placement(
                    box.event.entry, plan.date(of: column), text.type, box.rect, SetGlyphs(text.pieces.map(\.block)),
                    outcome: box.isShortened ? .shortened : nil, rest: rest)
            }
        }
    }

    /// The places of the whole texts of a column's boxes that do not show them, in the order of the clock.
    private func rests(in column: Int) -> [Placement.Part?] {
        guard plan.list == nil else {
            return placedList.filter { $0.item.column == column }.map { Placement.Part(page: number, box: $0.area) }
        }
        let (first, date) = (plan.firstOnClock(column), plan.date(of: column))
        return plan.boxes[column].listed.indices.map { continuations.part(of: date, entry: first + $0) }
    }

    private var listPlacements: [Placement] {
        guard let list = plan.list else { return [] }
        return placedList.filter(\.item.isCounted).map { item, area in
            placement(item.set.entry, item.date, list.type, area, item.set.glyphs)
        }
    }

    func placement(
        _ entry: Entry, _ date: CivilDate, _ type: BodyType, _ box: Rect, _ glyphs: SetGlyphs,
        outcome: Placement.Outcome? = nil, rest: Placement.Part? = nil
    ) -> Placement {
        Placement(
            of: entry, as: Placement.Subject(entry, on: date), text: context.format.text(of: entry), page: number,
            box: box, type: type, glyphs: glyphs, outcome: outcome, rest: rest)
    }
}
