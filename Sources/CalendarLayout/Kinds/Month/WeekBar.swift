import CalendarCore

/// The part of an event of several days in one week row.
struct WeekBar {
    let bar: EventBar
    /// The lane, counted from 0 at the top.
    let lane: Int
    /// The words of the bar, and the ending after them.
    let words: String
    let ending: String?
}

/// Puts the events of several days on the lanes of a week row: in order of their first day, the longer first, each on
/// the first lane that is free. The last lane says how many events have none.
struct WeekBars {
    private(set) var bars: [WeekBar] = []
    /// The events that have no lane, on the days of the row; each of their days goes on on another page.
    private(set) var hidden: [EventBar] = []
    /// The lane that says how many those are.
    private(set) var hiddenLane = 0

    private let row: WeekRow
    /// The last day of the grid; nil without bars.
    private var lastDay: CivilDate?

    /// No bars.
    init(_ row: WeekRow) { self.row = row }

    init(_ row: WeekRow, of grid: WeekGrid, _ context: LayoutContext) {
        self.init(row)
        lastDay = grid.days.upperBound
        guard let first = row.date(inColumn: row.columns.lowerBound),
            let last = row.date(inColumn: row.columns.upperBound - 1)
        else { return }
        let events = context.barEvents(in: first...last, where: { $0.lastDay > $0.firstDay }).map {
            EventBar($0, in: first...last, firstColumn: row.columns.lowerBound)
        }
        let lanes = BarLanes(grid.weekRows.count, context)
        let most = events.count > lanes.least ? lanes.count(for: events, on: first...last) : lanes.least
        put(events, on: most, context)
        guard !hidden.isEmpty else { return }
        (bars, self.hidden) = ([], [])
        hiddenLane = most - 1
        put(events, on: hiddenLane, context)
    }

    /// True if no event of the row is on several days.
    var isEmpty: Bool { bars.isEmpty && hidden.isEmpty }

    /// The number of lanes down to the last in a column.
    func laneCount(inColumn column: Int) -> Int {
        let lanes = bars.filter { $0.bar.columns.contains(column) }.map(\.lane)
        return (lanes + (hiddenColumns?.contains(column) ?? false ? [hiddenLane] : [])).max().map { $0 + 1 } ?? 0
    }

    /// The columns from the first to the last that an event without a lane crosses.
    var hiddenColumns: ClosedRange<Int>? {
        guard let first = hidden.map(\.columns.lowerBound).min(), let last = hidden.map(\.columns.upperBound).max()
        else { return nil }
        return first...last
    }

    private mutating func put(_ events: [EventBar], on laneCount: Int, _ context: LayoutContext) {
        for event in events {
            if let lane = (0..<laneCount).first(where: { isFree($0, event.columns) }) {
                add(event, lane, context)
            } else {
                hidden.append(event)
            }
        }
    }

    private mutating func add(_ bar: EventBar, _ lane: Int, _ context: LayoutContext) {
        let words =
            bar.begins
            ? context.words(ofBarBeginning: bar.event) : context.format.owned(bar.event.words, of: bar.event.content)
        let isOnLastRow = bar.days.upperBound == lastDay
        bars.append(
            WeekBar(bar: bar, lane: lane, words: words, ending: bar.ending(isOnLastRow: isOnLastRow, context)))
    }

    private func isFree(_ lane: Int, _ columns: ClosedRange<Int>) -> Bool {
        !bars.contains { $0.lane == lane && $0.bar.columns.overlaps(columns) }
    }
}

/// The lanes for bars that a week row of a grid has room for.
private struct BarLanes {
    /// The height of a row without a strip, and without the space at its bottom.
    private let height: Length
    private let metrics: CellMetrics
    private let context: LayoutContext
    private let line: Length

    /// As if the month had one more row: notes and weekdays take less than that.
    init(_ weekCount: Int, _ context: LayoutContext) {
        let style = context.style
        self.context = context
        metrics = CellMetrics(style, style.scale, isSmall: true)
        line = style.scale.type(.points(10))
        height = style.sheet.content.height / (weekCount + 1) - metrics.stripHeight - metrics.bottom
    }

    /// The lanes of any row: three, if a line is left for entries, and one on any sheet.
    var least: Int { max(1, min(3, count(besides: 1))) }

    /// The lanes of a row that leave a line for each entry of its days besides the bars.
    func count(for bars: [EventBar], on days: DaySpan) -> Int {
        let entryCounts = days.days.map { date in
            context.schedule.entries(on: date).count - bars.count { $0.days.contains(date) }
        }
        return max(least, count(besides: max(1, entryCounts.max() ?? 1)))
    }

    private func count(besides lineCount: Int) -> Int {
        let room = height - line * lineCount - metrics.barGap
        return room.rawValue / (metrics.barHeight + metrics.barGap).rawValue
    }
}
