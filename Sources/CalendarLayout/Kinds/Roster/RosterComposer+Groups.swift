import CalendarCore

// The headings of groups of people and of months: rows across the table, or a row above the heads of columns.
extension RosterComposer {
    /// Of the rows and of the columns: people have groups, days have months.
    private var rowGroups: [RosterHeading] {
        byPerson ? contents.groups.headings(in: plan.part.people) : contents.months.headings(in: plan.part.days)
    }
    private var columnGroups: [RosterHeading] {
        byPerson ? contents.months.headings(in: plan.part.days) : contents.groups.headings(in: plan.part.people)
    }

    /// The headings of groups of rows, each by the row below it.
    func rowHeadings() -> [Int: DisplayItem] {
        let rows = zip(rowGroups, geometry.headings).map { heading, area in
            let columns = 1 + geometry.columnCount + geometry.endWidths.count
            let cell = self.cell(heading, .rowGroupHeader(columns: columns), indent: .zero, in: area)
            return (heading.members.lowerBound, DisplayItem.group(Structure(.row, frame: area), [cell]))
        }
        return Dictionary(uniqueKeysWithValues: rows)
    }

    /// The row with the headings of groups of columns; none without any.
    func columnHeadings() -> [DisplayItem] {
        guard geometry.columnHeadingHeight > .zero else { return [] }
        let cells = geometry.cells(of: geometry.columnHeading)
        let first = columnGroups.first?.members.lowerBound ?? cells.columns.count
        let named = zip(columnGroups, columnHeadingAreas).map { heading, area in
            cell(heading, .columnGroupHeader(columns: heading.members.count), indent: metrics.inset * 3, in: area)
        }
        return [
            .group(
                Structure(.headerRow, frame: geometry.columnHeading),
                empty([cells.head]) + empty(cells.columns[..<first]) + named + empty(cells.ends))
        ]
    }

    /// The area of each heading of a group of columns.
    var columnHeadingAreas: [Rect] {
        let columns = geometry.cells(of: geometry.columnHeading).columns
        return columnGroups.map { columns[$0.members.lowerBound].union(columns[$0.members.upperBound - 1]) }
    }

    private func empty(_ cells: some Sequence<Rect>) -> [DisplayItem] {
        cells.map { .group(Structure(.cell, frame: $0), []) }
    }

    private func cell(_ heading: RosterHeading, _ role: Structure.Role, indent: Length, in area: Rect) -> DisplayItem {
        let words =
            heading.isContinued ? style.locale.phrases.continued.filled(["title": heading.name]) : heading.name
        let text = typesetter.word(words, in: .bold)
        let size = text.size(atMost: metrics.groupSize, fitting: area.width - indent)
        let x = area.x(of: text.advance.width(at: size), from: indent, direction)
        let y = area.minY + typesetter.centredBaseline(of: .bold, size: size, height: area.height)
        return .group(
            Structure(role, frame: area), [.text(TextRun(text, origin: Point(x: x, y: y), size: size))])
    }
}
