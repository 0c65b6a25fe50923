import CalendarCore

/// The columns of a table with a row for each person and shift.
struct LongColumns {
    let person: Int
    let role: Int
    /// The column of the time at which a shift begins; the column of dates if it has the times.
    private(set) var start: Int?
    private(set) var end: Int?
    /// The column of the date on which it ends, if there is one.
    private(set) var endDate: Int?
    /// The columns of hours in one cell, and of notes on persons.
    private(set) var hours: Int?
    private(set) var note: Int?

    /// Returns nil unless there is a person and a role. Words that can also be a line need dates that repeat.
    init?(_ columns: [TableColumn], _ frame: TableFrame, _ table: Table) {
        func column(_ use: TableColumn.Use, _ words: Set<PlainName>) -> Int? {
            columns.first { $0.use == use }?.index
                ?? columns.first { $0.use == .unused && words.contains($0.plain) }?.index
        }
        let repeats = LongColumns.datesRepeat(frame, table)
        let person = column(.person, HeaderWords.person) ?? (repeats ? column(.person, HeaderWords.otherPersons) : nil)
        let role = column(.role, HeaderWords.role) ?? (repeats ? column(.role, HeaderWords.otherRoles) : nil)
        guard let person, let role, person != role else { return nil }
        (self.person, self.role) = (person, role)
        findTimes(columns, frame.dateColumn)
        note = column(.note, HeaderWords.note)
        hours = column(.hours, HeaderWords.hours).flatMap { index in
            let isNamed = columns[index].use == .hours
            return isNamed || LongColumns.areHours(table.column(index, frame.body)) ? index : nil
        }
    }

    /// Returns true if cells have spans of time; a column of numbers counts hours.
    private static func areHours(_ cells: [String]) -> Bool {
        cells.allSatisfy { $0.isEmpty || AssignedHours(written: $0) != nil }
    }

    private mutating func findTimes(_ columns: [TableColumn], _ dateColumn: Int) {
        func all(_ use: TableColumn.Use, _ words: Set<PlainName>) -> [TableColumn] {
            let given = columns.filter { $0.use == use }
            return given.isEmpty ? columns.filter { $0.use == .unused && words.contains($0.plain) } : given
        }
        let date = columns[dateColumn]
        let isStart = HeaderWords.start.contains(date.plain)
        start = all(.start, HeaderWords.start).first { $0.index != dateColumn }?.index ?? (isStart ? dateColumn : nil)
        let ends = all(.end, HeaderWords.end).filter { $0.index != dateColumn }
        end = (ends.first { $0.plain.text == "endtime" } ?? ends.first)?.index
        endDate = ends.first { $0.plain.text == "enddate" && $0.index != end }?.index
        if start == nil, end != nil { start = dateColumn }
    }

    /// Returns true if a date appears in several rows, or only in the first of them.
    private static func datesRepeat(_ frame: TableFrame, _ table: Table) -> Bool {
        let cells = table.column(frame.dateColumn, Array(frame.body.prefix(100)))
        return zip(cells, cells.dropFirst()).contains { $0 == $1 || $1.isEmpty }
    }
}
