import CalendarCore

/// An event in its box on the clock.
struct TimelineBox {
    let event: TimelineEvent
    private(set) var rect: Rect
    /// The event's extent on the clock, from beginning to end, which may be less than the box needs.
    let span: ClosedRange<Length>
    /// True if nothing else happens in its column at the same time.
    let isAlone: Bool
    /// True if the box of a column before is also its own.
    private(set) var isJoined = false
    var content: Content

    enum Content {
        case text(BoxText)
        /// The number of its text in the list at the foot of the page.
        case number(Int)
        /// Its text is on another page.
        case reference
        /// It is the rest of an event of the day before, with no room for words.
        case empty
    }

    var text: BoxText? { if case .text(let text) = content { text } else { nil } }

    /// Makes it, or the box of a column before, as wide as several columns.
    mutating func widen(to rect: Rect, _ text: BoxText, isJoined: Bool) {
        (self.rect, self.isJoined, content) = (rect, isJoined, .text(text))
    }

    /// True if its words are elsewhere in full; the day before shows those of an event that began on it.
    var isShortened: Bool { !event.isContinued && text?.isShortened ?? true }
}

/// The boxes of a column, side by side where events overlap.
struct TimelineBoxes {
    /// The boxes in the order of the clock.
    var boxes: [TimelineBox] = []
    /// The events that do not even have room for a number.
    private(set) var hidden: [TimelineEvent] = []

    init(
        _ events: [TimelineEvent], column: Int, _ axis: HourAxis, _ geometry: TimelineGeometry, _ setter: BoxTextSetter
    ) {
        guard !events.isEmpty, geometry.hourHeight > .zero else {
            hidden = events
            return
        }
        let extents = TimelineBoxes.extents(events, axis, geometry, setter.metrics)
        let column = geometry.cell(.hours, column: column)
        let slots = LaneLayout(extents).slots
        for index in events.indices.sorted(by: { (extents[$0].start, $0) < (extents[$1].start, $1) }) {
            let (event, extent, slot) = (events[index], extents[index], slots[index])
            let widths = TimelineBoxes.widths(of: column, slot.columnCount, setter.metrics)
            guard let place = widths.extent(of: slot.columns) else {
                hidden.append(event)
                continue
            }
            let rect = TimelineBoxes.rect(place, extent, in: column, geometry, setter.metrics)
            let clock = axis.extent(from: event.start, to: event.end)
            let text = setter.set(event, in: rect.size)
            boxes.append(
                TimelineBox(
                    event: event, rect: rect,
                    span: geometry.y(ofMinute: clock.start)...geometry.y(ofMinute: clock.end),
                    isAlone: slot.columnCount == 1,
                    content: text.map(TimelineBox.Content.text) ?? .empty))
        }
    }

    /// The extents of events in lanes: as long as they last, but at least as long as a line is high.
    private static func extents(
        _ events: [TimelineEvent], _ axis: HourAxis, _ geometry: TimelineGeometry, _ metrics: TimelineMetrics
    ) -> [LaneLayout.Extent] {
        let height = geometry.hourHeight.rawValue
        func minutes(_ length: Length) -> Int { min(axis.length, (length.rawValue * 60 + height - 1) / height) }
        return events.map { event in
            let (start, end) = axis.extent(from: event.start, to: event.end)
            let least = minutes(event.isMoment ? metrics.momentBox : metrics.leastBox)
            let top = max(0, min(start, axis.length - least))
            return LaneLayout.Extent(start: top, end: max(end, top + least), words: event.words)
        }
    }

    private static func widths(of column: Rect, _ count: Int, _ metrics: TimelineMetrics) -> LaneWidths {
        LaneWidths(
            column.width - metrics.dayGap * 2 + metrics.laneGap, columnCount: count,
            least: metrics.leastLane + metrics.laneGap, number: metrics.numberLane + metrics.laneGap)
    }

    private static func rect(
        _ place: (start: Length, width: Length), _ extent: LaneLayout.Extent, in column: Rect,
        _ geometry: TimelineGeometry, _ metrics: TimelineMetrics
    ) -> Rect {
        let (top, bottom) = (geometry.y(ofMinute: extent.start), geometry.y(ofMinute: extent.end))
        let width = place.width - metrics.laneGap
        let x = column.x(of: width, from: metrics.dayGap + place.start, geometry.direction)
        return Rect(x: x, y: top, width: width, height: bottom - top)
    }

    /// An event whose words have to be elsewhere, and the part of them that its box shows.
    struct Listed {
        let entry: Entry
        /// Repeated if another column has the event as well, where it counts.
        let standing: ContinuedBlock.Standing
        /// True if its box shows none of them.
        var isUnseen = true

        init(_ event: TimelineEvent, isUnseen: Bool) {
            (entry, self.isUnseen) = (event.entry, isUnseen)
            standing = event.isRepeated ? .repeated : isUnseen ? .continued : .shortened
        }

        /// An entry of which a page shows nothing.
        init(unseen entry: Entry, isCounted: Bool = true) {
            (self.entry, standing) = (entry, isCounted ? .continued : .repeated)
        }
    }

    /// The events whose words are not all in their box, in the order of the clock, then those without one.
    var listed: [Listed] {
        boxes.filter(\.isShortened).map { Listed($0.event, isUnseen: $0.text == nil) }
            + hidden.filter { !$0.isContinued }.map { Listed($0, isUnseen: true) }
    }

    /// Numbers the boxes without words from `first` on, in the order of ``listed``; makes them references if it is nil.
    mutating func number(from first: Int?) {
        for (offset, index) in boxes.indices.filter({ boxes[$0].isShortened && boxes[$0].text == nil }).enumerated() {
            boxes[index].content = first.map { .number($0 + offset) } ?? .reference
        }
    }
}

/// The shares of the columns of a group of events in the width of their day.
///
/// All are equally wide if each has room for words. If not, the first have it, and the others only for a number; if
/// even numbers have no room, the last columns are not shown.
struct LaneWidths: Hashable {
    /// The widths by column; those that have no room are missing.
    let widths: [Length]

    init(_ width: Length, columnCount: Int, least: Length, number: Length) {
        guard width / columnCount < least else {
            widths = width.divided(into: columnCount)
            return
        }
        let shown = min(columnCount, max(1, width.rawValue / number.rawValue))
        let spare = width - number * shown
        let wide = min(shown, max(0, spare.rawValue / (least - number).rawValue))
        let share = wide > 0 ? (width - number * (shown - wide)) / wide : width / shown
        widths =
            Array(repeating: share, count: max(wide, 0))
            + Array(repeating: wide > 0 ? number : share, count: shown - wide)
    }

    /// The start of some columns, and their total width; nil if the first is not shown.
    func extent(of columns: Range<Int>) -> (start: Length, width: Length)? {
        guard columns.lowerBound < widths.count else { return nil }
        let shown = columns.clamped(to: 0..<widths.count)
        return (widths[..<shown.lowerBound].sum(), widths[shown].sum())
    }
}
