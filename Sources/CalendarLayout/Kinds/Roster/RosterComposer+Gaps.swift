import CalendarCore

// Gaps, in the cells with the numbers of people.
extension RosterComposer {
    /// The gaps of a line on a day.
    func gaps(_ line: Int, day: Int) -> [CoverageGap] {
        let date = contents.date(day)
        return context.schedule.gaps(in: date...date).filter { $0.lineKey == roster.lines[line].key }
    }

    func gapEntry(_ gap: CoverageGap, _ line: Int) -> Entry { Entry(gap, of: roster.lines[line]) }

    /// The boxes around the numbers of people of lines that have too few.
    func gapMarks() -> [DisplayItem] {
        countCells.filter { !gaps($0.line, day: $0.day).isEmpty }.map { total in
            context.outline(around: total.cell.inset(by: metrics.inset / 2))
        }
    }

    /// The placements of gaps, each in the cell with the number of its people.
    func gapPlacements() -> [Placement] {
        countCells.flatMap { total in
            gaps(total.line, day: total.day).map { gap in
                let type = BodyType(.regular, size: metrics.totalSize)
                let entry = gapEntry(gap, total.line)
                return Placement(
                    of: entry, as: Placement.Subject(entry, on: gap.date), text: context.format.text(of: entry),
                    page: number, box: total.cell, type: type, glyphs: SetGlyphs())
            }
        }
    }

    /// The cells with the people of a line on a day.
    private var countCells: [(line: Int, day: Int, cell: Rect)] {
        let first = plan.part.days.lowerBound
        guard byPerson else {
            return geometry.rows.enumerated().flatMap { row, area in
                zip(totals.ends.compactMap(\.line), geometry.cells(of: area).ends).map { ($0, first + row, $1) }
            }
        }
        return zip(totals.feet.compactMap(\.line), geometry.feet).flatMap { line, area in
            geometry.cells(of: area).columns.enumerated().map { (line, first + $0.offset, $0.element) }
        }
    }
}

extension RosterTotal {
    fileprivate var line: Int? { if case .line(let line) = self { line } else { nil } }
}
