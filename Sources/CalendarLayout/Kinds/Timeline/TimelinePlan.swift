import CalendarCore

/// A planned page with hours: the contents of each of its bands, and the entries that have no room.
public struct TimelinePlan {
    let frame: TimelineFrame
    let bands: TimelineBands
    let geometry: TimelineGeometry
    /// The boxes by column.
    let boxes: [TimelineBoxes]
    let list: NumberedList?
    /// How many entries of its first day the sheets before continue on the same other page.
    var continuedBefore = 0
    /// The entries that other pages have to show, by day, in the order of the page; also those of a day that the next
    /// sheets do not show.
    var overflow: [ContinuedBlock] = []

    var span: DaySpan { frame.span }
    var metrics: TimelineMetrics { frame.metrics }
    var days: [TimelineDay] { frame.days }
    var columns: [TimelineColumn] { frame.columns }

    /// The columns of a day.
    func columns(of day: Int) -> Range<Int> { frame.ranges[day] }

    /// The day of a column.
    func date(of column: Int) -> CivilDate { days[columns[column].day].date }

    /// A day's part of a band; at the foot of a page of one day with columns, all of the width.
    func cell(_ band: TimelineGeometry.Band, day: Int) -> Rect {
        let cell = geometry.cell(band, columns: columns(of: day))
        guard band == .foot, hasWideFoot else { return cell }
        return Rect(x: geometry.area.minX, y: cell.minY, width: geometry.area.width, height: cell.height)
    }

    var hasWideFoot: Bool { metrics.isDay && metrics.hasColumns }

    /// The area of a day, from the top to the bottom of the page.
    func area(of day: Int) -> Rect {
        let (cell, column) = (
            geometry.cell(.strip, columns: columns(of: day)), geometry.columns[columns(of: day).lowerBound]
        )
        return Rect(x: cell.minX, y: column.minY, width: cell.width, height: column.height)
    }

    /// The bar with the title of a closed day; nil on all other pages.
    var titleBar: Rect? {
        guard metrics.isDay, days[0].isClosed else { return nil }
        let body = frame.context.frame.body
        return Rect(x: body.minX, y: body.minY - metrics.titleBar, width: body.width, height: metrics.titleBar)
    }

    /// The entries that close a day and are only in its head, with the area of that.
    func closingsInHead(of day: Int) -> (entries: [Entry], head: Rect) {
        let hasWord = bands.hasClosedWord[day]
        let head = titleBar ?? cell(.strip, day: day)
        return (days[day].closing?.textless(hasWord: hasWord) ?? [], head)
    }
}

// The entries that do not fit.
extension TimelinePlan {
    /// The entries of a day that the page does not show, or not in full.
    func continued(on day: Int) -> [TimelineBoxes.Listed] {
        unseen(bands.staff?.continued ?? []) + bands.lines.columns[day].continued
            + columns(of: day).flatMap(continued(inColumn:)) + bands.foot.columns[day].continued
    }

    private func continued(inColumn column: Int) -> [TimelineBoxes.Listed] {
        continuedBars(column) + bands.before.columns[column].continued + continuedOnClock(column)
            + bands.after.columns[column].continued
    }

    private func unseen(_ entries: [Entry]) -> [TimelineBoxes.Listed] {
        entries.map { TimelineBoxes.Listed(unseen: $0) }
    }

    private func continuedBars(_ column: Int) -> [TimelineBoxes.Listed] {
        bands.bars.continued.map(\.bar).filter { $0.columns.contains(column) }.map { bar in
            TimelineBoxes.Listed(
                unseen: bar.entry(on: date(of: column)), isCounted: bar.countedColumns.contains(column))
        }
    }

    private func continuedOnClock(_ column: Int) -> [TimelineBoxes.Listed] { list == nil ? boxes[column].listed : [] }

    /// The index of the first entry of a column on the clock, among all of its day that are continued.
    func firstOnClock(_ column: Int) -> Int {
        let day = columns[column].day
        let before = columns(of: day).prefix { $0 < column }.map { continued(inColumn: $0).count }.reduce(0, +)
        return (day == 0 ? continuedBefore : 0) + (bands.staff?.continued.count ?? 0)
            + bands.lines.columns[day].continued.count + before + continuedBars(column).count
            + bands.before.columns[column].continued.count
    }
}

extension [TimelinePlan] {
    /// The sheets of a span, with the entries of a day on several of them continued in one place.
    var sharingOverflow: [TimelinePlan] {
        var (plans, blocks): ([TimelinePlan], [(date: CivilDate, sheet: Int, entries: [TimelineBoxes.Listed])]) =
            (self, [])
        for sheet in indices {
            for day in self[sheet].days.indices {
                let (date, entries) = (self[sheet].days[day].date, self[sheet].continued(on: day))
                if let last = blocks.last, last.date == date {
                    plans[sheet].continuedBefore = last.entries.count
                    blocks[blocks.count - 1].entries += entries
                } else if !entries.isEmpty {
                    blocks.append((date, sheet, entries))
                }
            }
        }
        for block in blocks {
            let plan = self[block.sheet]
            guard let day = plan.days.firstIndex(where: { $0.date == block.date }) else { continue }
            plans[block.sheet].overflow.append(
                ContinuedBlock(
                    date: block.date, entries: block.entries.map { ($0.entry, $0.standing) },
                    origin: plan.area(of: day).origin))
        }
        return plans
    }
}
