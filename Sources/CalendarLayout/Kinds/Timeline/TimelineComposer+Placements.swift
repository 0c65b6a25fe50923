import CalendarCore

// Placements: where and how the entries are printed.
extension TimelineComposer {
    func placements() -> [Placement] {
        var all: [Placement] = []
        for day in plan.days.indices {
            all += closingPlacements(day)
            all += staffPlacements(day)
            all += placements(plan.bands.lines, .lines, day)
            all += barPlacements(on: day)
            all += placements(plan.bands.before, .before, day)
            all += boxPlacements(day)
            all += placements(plan.bands.after, .after, day)
            all += placements(plan.bands.foot, .foot, day)
        }
        return all + listPlacements
    }

    private func placements(_ columns: TextColumns, _ band: TimelineGeometry.Band, _ day: Int) -> [Placement] {
        let area = textArea(band, day)
        return columns.columns[day].texts.map { set, top in
            let box = Rect(x: area.minX, y: area.minY + top, width: area.width, height: set.height)
            return placement(set.entry, plan.days[day].date, columns.type, box, set.glyphs)
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

    private func barPlacements(on day: Int) -> [Placement] {
        plan.bands.bars.lanes.enumerated().flatMap { lane, bars in
            bars.filter { $0.bar.columns.contains(day) }.map { bar in
                let date = plan.days[day].date
                return placement(
                    bar.bar.event.entry(on: date), date, bar.type, box(of: bar, lane: lane), SetGlyphs([bar.words]))
            }
        }
    }

    private func boxPlacements(_ day: Int) -> [Placement] {
        var rests = rests(on: day)[...]
        return plan.boxes[day].boxes.filter { !$0.event.isContinued }.compactMap { box in
            let rest = box.isShortened ? rests.popFirst() ?? nil : nil
            return box.text.map { text in
                placement(
                    box.event.entry, plan.days[day].date, text.type, box.rect, SetGlyphs(text.pieces.map(\.block)),
                    outcome: box.isShortened ? .shortened : nil, rest: rest)
            }
        }
    }

    /// The places of the whole texts of a day's boxes that do not show them, in the order of the clock.
    private func rests(on day: Int) -> [Placement.Part?] {
        let date = plan.days[day].date
        guard plan.list == nil else {
            return placedList.filter { $0.item.date == date }.map { Placement.Part(page: number, box: $0.area) }
        }
        let first = plan.firstOnClock(day)
        return plan.boxes[day].listed.indices.map { continuations.part(of: date, entry: first + $0) }
    }

    private var listPlacements: [Placement] {
        guard let list = plan.list else { return [] }
        return placedList.filter { !$0.item.isRepeated }.map { item, area in
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
