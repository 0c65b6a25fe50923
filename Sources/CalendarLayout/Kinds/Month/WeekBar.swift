import CalendarCore

/// The part of an event of several days in one week row.
struct WeekBar {
    let bar: EventBar
    /// The lane, counted from 0 at the top.
    let lane: Int
    /// The words of the bar, and the ending after them.
    let words: String
    let ending: String?

    private var event: Event { bar.event }

    /// Returns true if an entry of one of its days is this event.
    func shows(_ entry: Entry) -> Bool {
        entry.days == event.firstDay...event.lastDay && entry.line == nil && entry.location == event.location
            && entry.event == event.content
    }
}

/// Puts the events of several days on the lanes of a week row: in order of their first day, the longer first, each on
/// the first lane that is free. An event without a lane is in its cells as other entries are.
struct WeekBars {
    private(set) var bars: [WeekBar] = []
    private let row: WeekRow
    private let context: LayoutContext
    private let laneCount: Int

    private static let mostLanes = 3

    init(_ row: WeekRow, _ context: LayoutContext) {
        (self.row, self.context) = (row, context)
        laneCount = WeekBars.laneCount(context.style)
        guard let first = row.date(inColumn: row.columns.lowerBound),
            let last = row.date(inColumn: row.columns.upperBound - 1)
        else { return }
        for event in context.barEvents(in: first...last, where: { $0.lastDay > $0.firstDay }) {
            add(EventBar(event, in: first...last, firstColumn: row.columns.lowerBound))
        }
    }

    private mutating func add(_ bar: EventBar) {
        guard let lane = (0..<laneCount).first(where: { isFree($0, bar.columns) }) else { return }
        let words =
            bar.begins
            ? context.words(ofBarBeginning: bar.event) : context.format.owned(bar.event.words, of: bar.event.content)
        let isOnLastRow = bar.days.upperBound == row.month.lastDay
        bars.append(
            WeekBar(bar: bar, lane: lane, words: words, ending: bar.ending(isOnLastRow: isOnLastRow, context)))
    }

    /// The most lanes that leave a line for entries in a month of eight rows, which is more than any month has.
    private static func laneCount(_ style: PageStyle) -> Int {
        let metrics = CellMetrics(style, style.scale, isSmall: true)
        let line = style.scale.type(.points(10))
        let room = style.sheet.content.height / 8 - metrics.stripHeight - metrics.bottom - line
        return min(mostLanes, max(0, room.rawValue / metrics.barsHeight(1).rawValue))
    }

    private func isFree(_ lane: Int, _ columns: ClosedRange<Int>) -> Bool {
        !bars.contains { $0.lane == lane && $0.bar.columns.overlaps(columns) }
    }
}
