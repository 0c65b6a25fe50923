import CalendarCore

// Boxes around the entries that say that a line has too few people.
extension TimelineComposer {
    var gapBoxes: [DisplayItem] {
        let ofDays = plan.days.indices.flatMap { day in
            boxes(in: plan.lines, .lines, day) + boxes(in: plan.foot, .foot, day)
        }
        return (ofDays + staffBoxes).map { GapBox($0, style.scale).item }
    }

    private func boxes(in columns: TextColumns, _ band: TimelineGeometry.Band, _ day: Int) -> [Rect] {
        let area = textArea(band, day)
        return columns.columns[day].texts.filter { $0.set.entry.gap != nil }.map { set, top in
            Rect(x: area.minX, y: area.minY + top, width: area.width, height: set.height)
                .widened(by: metrics.inset * 3 / 4)
        }
    }

    /// Beside a day there is room above and below; the other edge is the page's.
    private var staffBoxes: [Rect] {
        guard let staff = plan.staff else { return [] }
        let room = style.scale.furniture(.points(3))
        return staff.sections.filter { $0.entry.gap != nil }.map { section in
            let x = direction == .leftToRight ? staff.area.minX - room : staff.area.minX
            return Rect(
                x: x, y: section.top - room, width: staff.area.width + room, height: section.height + room * 2)
        }
    }
}
