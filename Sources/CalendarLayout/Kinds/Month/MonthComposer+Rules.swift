import CalendarCore

// The strips, rules and marks under the texts.
extension MonthComposer {
    /// The strips of weekends and closed days; those of other days are white.
    var strips: [DisplayItem] {
        plan.days.compactMap { set in
            context.ground(
                of: set.day.date, isClosed: set.day.isClosed,
                in: cell(of: set.day).top(typography.metrics.stripHeight))
        }
    }

    /// The grid, and the rules over the lines at the foot of cells.
    var rules: [DisplayItem] {
        let rules = GridRules(geometry: geometry, grid: plan.cells.grid, scale: style.scale)
        var foot: [Rule] = []
        for set in plan.days {
            let cell = cell(of: set.day).inset(by: Insets(top: .zero, left: inset, bottom: .zero, right: inset))
            if let top = set.footRule {
                // A box needs no rule over it.
                guard !(set.foot.first?.set.cell.isRunIn ?? false) else { continue }
                foot.append(.horizontal(y: cell.minY + top, from: cell.minX, to: cell.maxX))
            } else if lacksFoot(set) {
                foot += dashes(around: emptyFoot(of: set.day, in: cell))
            }
        }
        let hairline = style.scale.stroke(StrokeWeight.hairline)
        return rules.items(headerRule: plan.header.rule) + (foot.isEmpty ? [] : [.rules(foot, weight: hairline)])
    }

    var entryMarks: [DisplayItem] {
        var marks: [DisplayItem] = []
        for set in plan.days {
            for placed in set.placed {
                marks += context.marks(of: placed.set.cell.entry, around: words(of: placed, set))
            }
        }
        return marks
    }

    var dayMarks: [DisplayItem] {
        plan.days.flatMap { context.marks(of: $0.day.date, in: cell(of: $0.day)) }
    }

    /// The box of an entry's words, with a little room at the left and at the right.
    private func words(of placed: SetDay.PlacedEntry, _ set: SetDay) -> Rect {
        let cell = cell(of: set.day)
        let words = Rect(
            x: cell.minX + inset, y: cell.minY + placed.top, width: cell.width - inset * 2, height: placed.set.height)
        return words.widened(by: inset * 3 / 4)
    }

    // MARK: A foot that is missing

    /// Returns true if a day has nothing at its foot although four days of five have.
    private func lacksFoot(_ set: SetDay) -> Bool {
        guard set.foot.isEmpty, style.cellStyle != .stacked, set.room > emptyFootHeight(set.day) else { return false }
        return UsualCover.isUsual(plan.days.count { !$0.foot.isEmpty }, of: plan.days.count)
    }

    private func emptyFootHeight(_ day: CellDay) -> Length {
        let foot = plan.footTypography
        return foot.leading + (plan.trial.footLabels[inWeekend: day.isWeekend] ? .zero : foot.labelLeading)
    }

    private func emptyFoot(of day: CellDay, in cell: Rect) -> Rect {
        let bottom = cell.maxY - typography.metrics.bottom
        let height = emptyFootHeight(day)
        return Rect(x: cell.minX, y: bottom - height, width: cell.width, height: height)
    }

    private func dashes(around box: Rect) -> [Rule] {
        let dash = style.scale.furniture(.points(3))
        func steps(_ from: Length, _ to: Length) -> [(Length, Length)] {
            stride(from: from.rawValue, to: to.rawValue, by: dash.rawValue * 2).map {
                (Length(rawValue: $0), min(Length(rawValue: $0) + dash, to))
            }
        }
        return steps(box.minX, box.maxX).flatMap { from, to in
            [Rule.horizontal(y: box.minY, from: from, to: to), .horizontal(y: box.maxY, from: from, to: to)]
        }
            + steps(box.minY, box.maxY).flatMap { from, to in
                [Rule.vertical(x: box.minX, from: from, to: to), .vertical(x: box.maxX, from: from, to: to)]
            }
    }
}
