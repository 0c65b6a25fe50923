import CalendarCore

// The columns and the rows of each page, and their heights.
extension RosterPlanner {
    /// The columns of each page, and their width on all of them.
    struct Columns {
        let parts: [Range<Int>]
        let width: Length
        let head: Length
    }

    func columns(_ totals: RosterTotals) -> Columns {
        let head = rows == .person ? metrics.nameColumn : metrics.dayColumn
        let hours = totals.endWidths(.zero, metrics).sum()
        let count = rows == .person ? dayCount : roster.people.count
        let ends = totals.ends.count { $0 != .hours }
        var least = metrics.leastColumn(rows)
        if rows == .day {
            least = max(least, RosterNames.widestPart(of: roster.people, metrics, typesetter))
        }
        let room = frame.content.width - head - hours
        let most = max(1, room.rawValue / max(1, least.rawValue))
        let pages = min(max(1, count), (count + ends + most - 1) / most)
        let parts = EvenParts.ranges(of: count, extra: ends, parts: max(1, pages))
        let widest = parts.map { $0.count + ($0.upperBound == count ? ends : 0) }.max() ?? 1
        return Columns(parts: parts, width: min(room / max(1, widest), metrics.mostColumn), head: head)
    }

    // MARK: Rows

    func rowParts(_ contents: RosterContents, _ needs: [Length], top: Point, below: Length) -> [Range<Int>] {
        let room = frame.body.maxY - top.y - headHeight(contents)
        let extra = feet(contents) + below
        let even = needs.isEmpty ? metrics.leastRow(rows) : needs.sum() / needs.count
        for pages in 1..<max(2, needs.count + 1) {
            let virtual = (extra.rawValue + even.rawValue - 1) / max(1, even.rawValue)
            let parts = EvenParts.ranges(of: needs.count, extra: virtual, parts: pages)
            let fits = parts.allSatisfy { part in
                needs[part].sum() + headings(ofRows: part)
                    + (part.upperBound == needs.count ? extra : .zero) <= room
            }
            if fits { return parts }
        }
        return EvenParts.ranges(of: needs.count, parts: max(1, needs.count))
    }

    /// The height each row needs.
    func rowNeeds(_ contents: RosterContents) -> [Length] {
        let (people, days) = (roster.people.indices, 0..<dayCount)
        let least = max(metrics.leastRow(rows), contents.type.leading + metrics.padding(rows))
        func need(_ cells: [RosterCell]) -> Length {
            let tallest = cells.map(\.height).max() ?? .zero
            return tallest > .zero ? tallest + metrics.padding(rows) : .zero
        }
        guard rows == .person else {
            return days.map { day in max(least, need(people.map { contents.cell(person: $0, day: day) })) }
        }
        return people.map { person in
            let name = contents.names.rowHeight(person) + metrics.padding / 2
            return max(least, name, need(days.map { contents.cell(person: person, day: $0) }))
        }
    }

    /// The height of the headings of groups above some rows.
    private func headings(ofRows part: Range<Int>) -> Length {
        metrics.leastGroupHeading * rowGroups.headings(in: part).count
    }

    /// The height of all heads above the rows.
    func headHeight(_ contents: RosterContents) -> Length {
        columnHeadingHeight + headerHeight(contents)
    }

    /// The height of the row of months, or of people's groups, above the heads of columns; zero without any.
    var columnHeadingHeight: Length {
        rows == .person
            ? (months.isEmpty ? .zero : metrics.monthHeading) : (groups.isEmpty ? .zero : metrics.mostGroupHeading)
    }

    func headerHeight(_ contents: RosterContents) -> Length {
        guard rows == .day else { return metrics.dayHeader + (style.hasWeekNumbers ? metrics.weekLine : .zero) }
        return max(contents.names.columnHeight + metrics.padding, metrics.dayHeader)
    }

    /// The height of the totals below the columns.
    func feet(_ contents: RosterContents) -> Length { metrics.foot(rows) * contents.totals.feet.count }
}
