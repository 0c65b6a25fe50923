import CalendarCore

// Placements: where and how the entries are printed.
extension TimelineComposer {
    func placements() -> [Placement] {
        var all: [Placement] = []
        for day in plan.days.indices {
            all += staffPlacements(day)
            all += placements(plan.lines, .lines, day)
            all += barPlacements(on: day)
            all += placements(plan.before, .before, day)
            all += boxPlacements(day)
            all += placements(plan.after, .after, day)
            all += placements(plan.foot, .foot, day)
        }
        return all + listPlacements
    }

    private func placements(_ columns: TextColumns, _ band: TimelineGeometry.Band, _ day: Int) -> [Placement] {
        let area = textArea(band, day)
        return columns.columns[day].texts.map { set, top in
            let box = Rect(x: area.minX, y: area.minY + top, width: area.width, height: set.height)
            return placement(set.entry, plan.days[day].date, columns.type, box, Glyphs(set))
        }
    }

    private func barPlacements(on day: Int) -> [Placement] {
        plan.bars.lanes.enumerated().flatMap { lane, bars in
            bars.filter { $0.columns.contains(day) }.map { bar in
                let date = plan.days[day].date
                return placement(
                    bar.event.entry(on: date), date, bar.type, box(of: bar, lane: lane), Glyphs([bar.words]))
            }
        }
    }

    private func boxPlacements(_ day: Int) -> [Placement] {
        plan.boxes[day].boxes.filter { !$0.event.isContinued }.compactMap { box in
            box.text.map { text in
                placement(
                    box.event.entry, plan.days[day].date, text.type, box.rect, Glyphs(text.pieces.map(\.block)))
            }
        }
    }

    private var listPlacements: [Placement] {
        guard let list = plan.list else { return [] }
        return placedList.map { item, area in
            placement(item.set.entry, item.date, list.type, area, Glyphs(item.set))
        }
    }

    private func staffPlacements(_ day: Int) -> [Placement] {
        guard let staff = plan.staff else { return [] }
        return staff.sections.map { section in
            let box = Rect(x: staff.area.minX, y: section.top, width: staff.area.width, height: section.height)
            return placement(section.entry, plan.days[day].date, section.type, box, Glyphs(section.names))
        }
    }

    /// The fonts of a text, and the characters that no face has.
    private struct Glyphs {
        let fonts: [Int]
        let missing: [Unicode.Scalar]
        let omitted: [String]

        init(_ set: SetStackedText) { self.init([set.value], label: set.lead) }

        init(_ blocks: [TextBlock], label: ShapedText? = nil) {
            let ofLabel = label?.missing ?? []
            fonts = blocks.flatMap(\.fonts).firstOfEach
            missing = (ofLabel + blocks.flatMap(\.missing)).firstOfEach
            omitted = blocks.flatMap { $0.omitted(inUTF8: 0..<Int.max) }
        }
    }

    private func placement(
        _ entry: Entry, _ date: CivilDate, _ type: BodyType, _ box: Rect, _ glyphs: Glyphs
    ) -> Placement {
        Placement(
            subject: .day(date, line: entry.line?.key), kind: entry.kind, text: context.format.text(of: entry),
            source: entry.location, outcome: Placement.Outcome(type), page: number, box: box, type: type,
            fonts: glyphs.fonts, missing: glyphs.missing, omitted: glyphs.omitted)
    }
}

extension Array where Element: Equatable {
    /// Each element once, in order.
    fileprivate var firstOfEach: [Element] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
