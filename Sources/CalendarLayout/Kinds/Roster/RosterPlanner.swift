import CalendarCore

/// Shares a roster among pages: each has some of the people, as evenly as they need.
struct RosterPlanner {
    let roster: Roster
    let context: LayoutContext
    let metrics: RosterMetrics
    let frame: PageFrame
    let rows: RosterRows
    let groups: RosterGroups
    let months: RosterGroups

    init(_ roster: Roster, _ context: LayoutContext) {
        (self.roster, self.context) = (roster, context)
        (frame, rows) = (context.frame, context.style.rosterRows)
        metrics = RosterMetrics(scale: context.style.scale)
        groups = RosterGroups(roster.people)
        months = RosterGroups(monthsOf: roster.days, context.style.locale)
    }

    var style: PageStyle { context.style }
    var typesetter: Typesetter { context.typesetter }
    var dayCount: Int { roster.days.dayCount }
    /// The groups of the rows: of people, or the months of days.
    var rowGroups: RosterGroups { rows == .person ? groups : months }

    func plans() -> [RosterPlan] {
        let styles = RosterLineStyle.styles(
            of: roster.lines, gaps: Set(context.schedule.gaps(in: roster.days).map(\.lineKey)))
        let totals = RosterTotals(roster, styles, rows)
        let columns = columns(totals)
        let contents = contents(styles, totals, columnWidth: columns.width)
        let top = top(contents.legend)
        let needs = rowNeeds(contents)
        let (sizes, below) = textsBelow(contents, needs, top: top)
        let rowParts = rowParts(contents, needs, top: top, below: below)
        let parts = parts(rowParts, columns.parts)
        return parts.map { part in
            let geometry = geometry(contents, part, columns, needs, top: top, below: below)
            let blocks = part.isLast ? blocks(contents) { place(of: $0, part, geometry) } : []
            return RosterPlan(
                span: roster.days, geometry: geometry, contents: contents, part: part,
                below: below > .zero && part.isLast
                    ? ContinuationLines(blocks, sizes, width: frame.content.width, context) : nil,
                overflow: below > .zero ? [] : blocks)
        }
    }

    /// The largest type of the texts below the table in which they need no page more, nor much of one, and their
    /// height; zero if there is no such type, or no text.
    private func textsBelow(
        _ contents: RosterContents, _ needs: [Length], top: Point
    ) -> (sizes: ListSizes, height: Length) {
        let blocks = blocks(contents) { _ in top }
        let pages = rowParts(contents, needs, top: top, below: .zero).count
        for sizes in blocks.isEmpty ? [] : RosterMetrics.sizesBelow {
            let lines = ContinuationLines(blocks, sizes, width: frame.content.width, context)
            let height = lines.height + metrics.belowGap
            if height * 4 <= frame.body.maxY - top.y, rowParts(contents, needs, top: top, below: height).count == pages
            {
                return (sizes, height)
            }
        }
        return (ContinuationMetrics.lines, .zero)
    }

    private func contents(
        _ styles: [RosterLineStyle], _ totals: RosterTotals, columnWidth: Length
    ) -> RosterContents {
        let width = columnWidth - metrics.inset * 2
        let type = RosterType(
            styles, width: width, largest: largestCode(totals, columnWidth: columnWidth),
            least: style.bodySizes.minimum ?? RosterMetrics.leastCode, leastInverse: metrics.leastInverse, typesetter)
        let setter = RosterCellSetter(
            roster: roster, styles: styles, type: type, width: width, metrics: metrics, context: context)
        let names =
            rows == .person
            ? RosterNames(rowHeads: roster.people, width: metrics.nameColumn, metrics, typesetter)
            : RosterNames(columnHeads: roster.people, width: columnWidth, metrics, typesetter)
        let hoursSize = totals.hoursSize(
            atMost: metrics.totalSize,
            fitting: (rows == .person ? metrics.hoursColumn : columnWidth) - metrics.inset, typesetter, style.locale)
        return RosterContents(
            roster: roster, rows: rows, metrics: metrics, frame: frame, legend: legend(styles, type.codes),
            names: names, groups: groups, months: months,
            needs: roster.lines.map { RosterNeeds($0, of: context.schedule, on: roster.days, style.locale).words },
            totals: totals, hoursSize: hoursSize, closed: context.schedule.closingTexts(on: roster.days),
            setter: setter)
    }

    /// The largest size of codes, one at which everybody has room on a page, with a few lines below; if rows are
    /// people, wider columns have larger codes.
    private func largestCode(_ totals: RosterTotals, columnWidth: Length) -> Length {
        let lines = roster.entries.allSatisfy(\.text.isUnderstood) ? 0 : 3
        let headings = rowGroups.headings(in: 0..<(rows == .person ? roster.people.count : dayCount)).count
        let other =
            metrics.dayHeader * 3 / 2 + metrics.foot(rows) * totals.feet.count + LinesBelow.height(lines, style)
            + metrics.leastGroupHeading * headings + columnHeadingHeight
        let count = rows == .day ? dayCount : roster.people.count
        let row = (frame.body.height - other) / max(1, count) - metrics.padding(rows)
        guard rows == .day else {
            return max(metrics.largestCode, min(metrics.wideCode, columnWidth * 7 / 20, row * 20 / 27))
        }
        return min(metrics.largestCode, max(metrics.smallCode, row * 20 / 27))
    }

    private func legend(_ styles: [RosterLineStyle], _ codes: [String]) -> RosterLegend {
        let width = frame.content.width
        let title = PageTitle(style.rosterTitle(of: roster.days), width: width, style, typesetter)
        let isChanged = (0..<dayCount).contains(where: roster.isChanged(day:))
        let hasHalves = roster.hasRemark(Assignment.half)
        let words = RosterLegend.Words(
            onCall: style.locale.phrases.onCall, halfDay: hasHalves ? style.locale.phrases.halfDay : nil,
            changes: isChanged ? style.changesTitle : nil, hours: context.format.hours)
        return RosterLegend(
            styles, codes, words, room: width - title.width - metrics.legendGap * 2, width: width, metrics, typesetter)
    }

    /// The corner where the table begins: below the title, and below the legend if that is not beside it.
    private func top(_ legend: RosterLegend) -> Point {
        let heavy = style.scale.stroke(StrokeWeight.heavy)
        let lines = metrics.legendSize * 3 / 2 * legend.lineCount
        let isForward = style.locale.direction == .leftToRight
        return Point(
            x: isForward ? frame.content.minX : frame.content.maxX, y: frame.body.minY + lines + heavy)
    }

    // MARK: Pages

    /// The people in order; for each group of them, the days in order.
    private func parts(_ rowParts: [Range<Int>], _ columnParts: [Range<Int>]) -> [RosterPart] {
        let (people, days) = rows == .person ? (rowParts, columnParts) : (columnParts, rowParts)
        return people.flatMap { group in
            days.map { span in
                RosterPart(
                    people: group, days: span, hasLastPeople: group == people.last, hasLastDays: span == days.last)
            }
        }
    }

    private func geometry(
        _ contents: RosterContents, _ part: RosterPart, _ columns: Columns, _ needs: [Length], top: Point,
        below: Length
    ) -> RosterGeometry {
        let byPerson = rows == .person
        let (rowRange, columnRange) = byPerson ? (part.people, part.days) : (part.days, part.people)
        let (hasEnds, hasFeet) =
            byPerson ? (part.hasLastDays, part.hasLastPeople) : (part.hasLastPeople, part.hasLastDays)
        let feet = hasFeet ? contents.totals.feet.count : 0
        let headed = rowGroups.headings(in: rowRange).map(\.members.lowerBound)
        let needs = Array(needs[rowRange])
        let others = headHeight(contents) + metrics.foot(rows) * feet + (part.isLast ? below : .zero)
        let shared = frame.body.maxY - top.y - others
        let hasRoom = needs.sum() + metrics.mostGroupHeading * headed.count <= shared
        let heading = hasRoom ? metrics.mostGroupHeading : metrics.leastGroupHeading
        let room = shared - heading * headed.count
        let height = max(needs.sum(), min(room, metrics.mostRow(rows) * needs.count))
        return RosterGeometry(
            origin: top, headWidth: columns.head, columnWidth: columns.width, columnCount: columnRange.count,
            endWidths: hasEnds ? contents.totals.endWidths(columns.width, metrics) : [],
            columnHeadingHeight: columnHeadingHeight, headerHeight: headerHeight(contents),
            headedRows: headed, headingHeight: heading,
            rowHeights: needs.isEmpty ? [] : RowHeights.shared(height, needs: needs),
            footHeights: Array(repeating: metrics.foot(rows), count: feet), direction: style.locale.direction)
    }

    // MARK: Texts in full

    /// The texts in full, by day; `place` returns the place on the page they belong to.
    private func blocks(_ contents: RosterContents, place: (Int) -> Point) -> [ContinuedBlock] {
        (0..<dayCount).compactMap { day in
            let date = contents.date(day)
            let entries = contents.listed.sorted().map { roster.entries[$0] }.filter { $0.date == date }
            guard !entries.isEmpty else { return nil }
            return ContinuedBlock(date: date, entries: entries.map(\.entry), origin: place(day))
        }
    }

    /// The head of a day on the page, or the table's corner.
    private func place(of day: Int, _ part: RosterPart, _ geometry: RosterGeometry) -> Point {
        guard part.days.contains(day) else { return geometry.table.origin }
        let index = day - part.days.lowerBound
        return rows == .person ? geometry.cells(of: geometry.header).columns[index].origin : geometry.rows[index].origin
    }
}

extension PageStyle {
    /// "January 2025 · roster", or "January 5–18, 2025 · roster".
    func rosterTitle(of days: DaySpan) -> String {
        locale.phrases.roster.filled(["title": titled(locale.title(ofPage: days))])
    }
}
