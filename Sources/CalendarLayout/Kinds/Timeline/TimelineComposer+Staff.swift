import CalendarCore

// The column beside a day.
extension TimelineComposer {
    func staffItems(_ day: Int) -> [DisplayItem] {
        guard let staff = plan.bands.staff else { return [] }
        return staff.sections.map { section in
            let area = staff.area
            var items: [DisplayItem] = []
            if let label = section.label {
                let baseline = section.top + section.labelSize
                let word = item(label, .start(.zero), in: area, at: baseline, size: section.labelSize)
                items.append(.group(Structure(.label), [word]))
                if let count = section.count {
                    let word = item(count, .end(.zero), in: area, at: baseline, size: section.labelSize)
                    items.append(.group(Structure(.artifact), [word]))
                }
            }
            var top = section.top + section.labelHeight
            var runs: [TextRun] = []
            for name in section.names {
                runs += name.runs(at: Point(x: direction == .leftToRight ? area.minX : area.maxX, y: top), direction)
                top += name.height
            }
            items.append(.group(Structure(.value), runs.map(DisplayItem.text)))
            return .group(Structure(.entry, spoken: context.format.spoken(section.entry)), items)
        }
    }

    var staffLines: [DisplayItem] {
        guard let staff = plan.bands.staff else { return [] }
        let (area, gap) = (staff.area, style.scale.furniture(.points(6)))
        let between = staff.sections.map {
            Rule.horizontal(y: $0.top + $0.height + gap, from: area.minX, to: area.maxX)
        }
        let body = context.frame.body
        let side = metrics.sideGap
        let x = direction == .leftToRight ? area.minX - side : area.maxX + side
        let edge = Rule.vertical(x: x, from: body.minY, to: body.maxY)
        let ruled = staff.ruledLines.map { Rule.horizontal(y: $0, from: area.minX, to: area.maxX) }
        let notes = staff.notes.runs(
            at: Point(x: direction == .leftToRight ? area.minX : area.maxX, y: staff.notesTop), direction)
        return [.rules(between + [edge], weight: hairline), .rules(ruled, weight: hairline, dash: metrics.dots)]
            .filter { !$0.isEmptyRules } + notes.map(DisplayItem.text)
    }

    /// Beside a day there is room above and below; the other edge is the page's.
    var staffMarks: [DisplayItem] {
        guard let staff = plan.bands.staff else { return [] }
        let room = style.scale.furniture(.points(3))
        let x = direction == .leftToRight ? staff.area.minX - room : staff.area.minX
        return staff.sections.flatMap { section in
            context.marks(
                of: section.entry,
                around: Rect(
                    x: x, y: section.top - room, width: staff.area.width + room, height: section.height + room * 2))
        }
    }

    func staffPlacements(_ day: Int) -> [Placement] {
        guard let staff = plan.bands.staff else { return [] }
        return staff.sections.map { section in
            let box = Rect(x: staff.area.minX, y: section.top, width: staff.area.width, height: section.height)
            return placement(section.entry, plan.days[day].date, section.type, box, SetGlyphs(section.names))
        }
    }
}

extension DisplayItem {
    fileprivate var isEmptyRules: Bool { if case .rules(let rules, _, _, _) = self { rules.isEmpty } else { false } }
}
