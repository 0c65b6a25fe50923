import CalendarCore

/// The rectangles of a page with hours, without anything in them.
///
///     ┌──────┬─────────┬─────────┐ area
///     │      │ strip   │         │
///     │      │ lines   │         │
///     │      │ head    │         │
///     │ all  ├─────────┼─────────┤
///     │ day  │ bars    │         │
///     │ –7   │ before  │         │
///     │ 7    ├─────────┼─────────┤
///     │ 8    │ hours   │         │
///     │ 9–   │ after   │         │
///     │      │ foot    │         │
///     └──────┴─────────┴─────────┘
///       list
public struct TimelineGeometry: Hashable, Sendable {
    /// The whole area: the names of the hours, and the days.
    public let area: Rect
    /// The column with the names of the hours.
    public let timeColumn: Rect
    /// The columns of the days, in the order of time, or those of people, places or lines, day by day.
    public let columns: [Rect]
    /// The direction of writing: from right to left, the first day is the rightmost.
    public let direction: WritingDirection
    /// The height of an hour.
    public let hourHeight: Length
    private let tops: [Length]

    /// The bands of a page, from top to bottom.
    public enum Band: Int, CaseIterable, Hashable, Sendable {
        /// The numbers of the days.
        case strip
        /// The lines of the days.
        case lines
        /// The heads of columns that are not those of days.
        case head
        /// Events of whole days.
        case allDay
        /// Events before the hours.
        case before
        /// The hours.
        case hours
        /// Events after the hours.
        case after
        /// The lines at the foot.
        case foot
    }

    /// - Parameters:
    ///   - area: all of it.
    ///   - timeColumn: the width of the hours' names.
    ///   - widths: those of the days, which add up to the rest.
    ///   - heights: those of all bands but the hours.
    ///   - hourCount: the number of hours.
    ///   - hourHeight: the height of an hour; nil, or more than there is room for, to fill the area.
    ///   - direction: the direction of writing, which sets the side of the first day.
    public init(
        area: Rect, timeColumn: Length, widths: [Length], heights: [Band: Length], hourCount: Int, hourHeight: Length?,
        _ direction: WritingDirection
    ) {
        let (parts, bands) = (area.columns([timeColumn] + widths, direction), Band.allCases)
        (self.timeColumn, columns, self.direction) = (parts[0], Array(parts.dropFirst()), direction)
        let fixed = bands.compactMap { $0 == .hours ? nil : heights[$0] }.sum()
        let filling = max(.zero, area.height - fixed) / max(1, hourCount)
        let height = hourHeight.map { min($0, filling) } ?? filling
        self.hourHeight = height
        var top = area.minY
        tops =
            bands.map { band in
                defer { top += band == .hours ? height * hourCount : heights[band] ?? .zero }
                return top
            } + [top]
        self.area = Rect(x: area.minX, y: area.minY, width: area.width, height: top - area.minY)
    }

    /// A band across the page, beside the names of the hours.
    public func band(_ band: Band) -> Rect { rect(band, in: days) }

    /// A column's part of a band.
    public func cell(_ band: Band, column: Int) -> Rect { rect(band, in: columns[column]) }

    /// The part of a band that some columns have; of none, nothing at the first.
    public func cell(_ band: Band, columns range: Range<Int>) -> Rect {
        guard let first = range.first, let last = range.last else { return self.band(band).top(.zero) }
        let left = min(columns[first].minX, columns[last].minX)
        let width = max(columns[first].maxX, columns[last].maxX) - left
        return rect(band, in: Rect(x: left, y: area.minY, width: width, height: area.height))
    }

    /// The area of the label beside a band.
    public func label(_ band: Band) -> Rect { rect(band, in: timeColumn) }

    /// All days.
    public var days: Rect {
        let x = direction == .leftToRight ? timeColumn.maxX : area.minX
        return Rect(x: x, y: area.minY, width: area.width - timeColumn.width, height: area.height)
    }

    /// The height of a time, in minutes of the hours that the page has.
    public func y(ofMinute minute: Int) -> Length {
        tops[Band.hours.rawValue] + Length(rawValue: hourHeight.rawValue * minute / 60)
    }

    private func rect(_ band: Band, in rect: Rect) -> Rect {
        let (top, bottom) = (tops[band.rawValue], tops[band.rawValue + 1])
        return Rect(x: rect.minX, y: top, width: rect.width, height: bottom - top)
    }
}
