import CalendarCore

/// A planned page of a roster: some of its people on some of its days.
public struct RosterPlan {
    /// All days of the roster.
    public let span: DaySpan
    /// The place of everything on the page.
    public let geometry: RosterGeometry
    let contents: RosterContents
    /// The people and the days on this page.
    let part: RosterPart
    /// The texts below the table.
    let below: ContinuationLines?
    let overflow: [ContinuedBlock]

    /// The corner where the texts below the table begin.
    var belowOrigin: Point {
        let content = contents.frame.content
        return Point(x: content.minX, y: geometry.table.maxY + contents.metrics.belowGap)
    }
}

/// A part of a roster that has a page.
struct RosterPart: Hashable {
    let people: Range<Int>
    let days: Range<Int>
    /// True if nobody comes after them.
    let hasLastPeople: Bool
    /// True if no day comes after them.
    let hasLastDays: Bool

    var isFirst: Bool { people.lowerBound == 0 && days.lowerBound == 0 }
    var isLast: Bool { hasLastPeople && hasLastDays }
}

/// The contents that the pages of a roster share, which are decided once for its days.
struct RosterContents {
    let roster: Roster
    let rows: RosterRows
    let metrics: RosterMetrics
    let frame: PageFrame
    let styles: [RosterLineStyle]
    let type: RosterType
    let legend: RosterLegend
    let names: RosterNames
    let groups: RosterGroups
    let months: RosterGroups
    let totals: RosterTotals
    /// How many people each line needs, in words; nil for a line without a need.
    let needs: [String?]
    /// The size of the hours of people.
    let hoursSize: Length
    /// The texts that are in full below the table, or on a page of their own.
    let listed: Set<Int>
    /// The days that are closed, by their index, each with its word or its holiday.
    let closed: [Int: String]
    /// The cells by person, then by day.
    fileprivate let cells: [RosterCell]

    init(
        roster: Roster, rows: RosterRows, metrics: RosterMetrics, frame: PageFrame, legend: RosterLegend,
        names: RosterNames, groups: RosterGroups, months: RosterGroups, needs: [String?], totals: RosterTotals,
        hoursSize: Length, closed: [Int: String], setter: RosterCellSetter
    ) {
        (self.roster, self.rows, self.metrics, self.frame) = (roster, rows, metrics, frame)
        (self.legend, self.names, self.closed) = (legend, names, closed)
        (self.groups, self.months, self.needs) = (groups, months, needs)
        (self.totals, self.hoursSize) = (totals, hoursSize)
        (styles, type) = (setter.styles, setter.type)
        let listed = setter.listedEntries()
        var cells: [RosterCell] = []
        cells.reserveCapacity(roster.people.count * roster.days.dayCount)
        for person in roster.people.indices {
            for day in 0..<roster.days.dayCount {
                cells.append(setter.cell(person: person, day: day, listed: listed))
            }
        }
        (self.listed, self.cells) = (listed, cells)
    }

    func cell(person: Int, day: Int) -> RosterCell { cells[person * roster.days.dayCount + day] }

    func date(_ day: Int) -> CivilDate { CivilDate(roster.days.lowerBound.epochDay + day) ?? roster.days.upperBound }
}
