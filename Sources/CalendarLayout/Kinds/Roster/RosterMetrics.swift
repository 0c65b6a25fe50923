import CalendarCore

/// The dimensions of a roster, which grow with the sheet.
struct RosterMetrics {
    let scale: SheetScale

    private func furniture(_ quarterPoints: Int) -> Length { scale.furniture(.quarterPoints(quarterPoints)) }

    /// The widths of the heads of rows: people, or days.
    var nameColumn: Length { furniture(118 * 4) }
    var dayColumn: Length { furniture(46 * 4) }

    /// The least and the greatest width of a column.
    func leastColumn(_ rows: RosterRows) -> Length { furniture(rows == .person ? 9 * 4 : 17 * 4) }
    var mostColumn: Length { furniture(50 * 4) }

    /// The width of the column with the hours of people.
    var hoursColumn: Length { furniture(34 * 4) }

    /// The height of the heads of columns if these are days.
    var dayHeader: Length { furniture(33 * 4) }
    /// The height of the line of weeks' numbers above the days.
    var weekLine: Length { furniture(36) }
    var weekSize: Length { furniture(26) }
    /// The least and the greatest height of the heading of a group.
    var leastGroupHeading: Length { furniture(11 * 4) }
    var mostGroupHeading: Length { furniture(14 * 4) }
    /// The height of the row of months above the days.
    var monthHeading: Length { furniture(17 * 4) }
    var groupSize: Length { furniture(34) }
    func leastRow(_ rows: RosterRows) -> Length { furniture(rows == .person ? 13 * 4 : 11 * 4) }
    func mostRow(_ rows: RosterRows) -> Length { furniture(rows == .person ? 36 * 4 : 22 * 4) }
    func foot(_ rows: RosterRows) -> Length { furniture(rows == .person ? 14 * 4 : 12 * 4) }

    func daySize(_ rows: RosterRows) -> Length { furniture(rows == .person ? 44 : 36) }
    func weekdaySize(_ rows: RosterRows) -> Length { furniture(rows == .person ? 30 : 28) }
    var nameSize: Length { furniture(40) }
    var smallNameSize: Length { furniture(34) }
    var columnNameSize: Length { furniture(30) }
    var totalSize: Length { furniture(34) }
    var totalLabelSize: Length { furniture(26) }
    /// The size of the number of people that a line needs.
    var needSize: Length { furniture(30) }
    var legendSize: Length { furniture(34) }

    /// The gap between initials and the name, and between the items of a legend.
    var gap: Length { furniture(20) }
    var legendGap: Length { furniture(52) }
    /// The gap between a cell's edge and its contents.
    var inset: Length { furniture(5) }
    /// The gap above and below a cell's contents.
    var padding: Length { furniture(8) }
    func padding(_ rows: RosterRows) -> Length { rows == .person ? padding : padding / 2 }
    /// The gap between the edge of a cell and a black run.
    var runInset: Length { furniture(6) }
    var radius: Length { furniture(8) }

    /// The sizes of codes, from the largest down: the first is for columns wider than a month's.
    var wideCode: Length { furniture(48) }
    var largestCode: Length { furniture(36) }
    var smallCode: Length { furniture(28) }
    static let leastCode = Length.points(6)

    /// The size of a remark on a person below a code.
    func remarkSize(_ code: Length) -> Length { max(code * 3 / 4, min(code, .quarterPoints(22))) }

    /// The least size of white type on black.
    var leastInverse: Length { furniture(30) }

    /// The sizes of lines below a table, from the largest down.
    static let sizesBelow = [34, 32, 30, 28].map { ListSizes(.quarterPoints($0)) }
    var belowGap: Length { furniture(24) }
}
