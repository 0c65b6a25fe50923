import CalendarCore

/// The columns of a table with a row for each shift.
struct LongColumns {
    /// A column of people.
    struct Staff {
        let index: Int
        /// The line of its people; nil if the row's role says it.
        let label: String?
        /// The column of first names, if the other has last names alone.
        var firstName: Int?
        /// False for texts of a line that need not be people.
        var isPeople = true
    }

    private(set) var staff: [Staff] = []
    private(set) var role: Int?
    /// The column of the time at which a shift begins; the column of dates if it has the times.
    private(set) var start: Int?
    private(set) var end: Int?
    /// The column of the date on which it ends, if there is one.
    private(set) var endDate: Int?
    /// The columns of hours in one cell, and of notes on persons.
    private(set) var hours: Int?
    private(set) var note: Int?
    /// The column of people's groups, if an option says so.
    let group: Int?

    private let columns: [TableColumn]
    private let frame: TableFrame
    private let table: Table

    /// Returns nil unless there are people with a role, with hours or by an option, or anything else with hours.
    init?(_ columns: [TableColumn], _ frame: TableFrame, _ times: TimeColumns, _ table: Table) {
        self.init(all: columns, frame, times, table)
        guard let first = peopleColumns.first else {
            guard hasClock else { return nil }
            findTexts()
            return
        }
        guard role.map({ isLong(first, $0) }) ?? (hasTimes || columns[first].use == .person || hasFullNames) else {
            return nil
        }
        findStaff(peopleColumns)
    }

    /// The column that names the shift of people, or is a line of its own: its word is clear, those of the people are
    /// not, and it has few different words, none of them a person's. Nil if nothing is in doubt.
    static func doubtfulRole(
        _ columns: [TableColumn], _ frame: TableFrame, _ times: TimeColumns, _ table: Table
    ) -> TableColumn? {
        let found = LongColumns(all: columns, frame, times, table)
        guard let role = found.role, let first = found.peopleColumns.first,
            HeaderWords.role.contains(columns[role].plain), !found.isLong(first, role)
        else { return nil }
        let (roles, people) = (found.values(role), found.peopleColumns.map(found.values))
        let count = frame.body.count { !table.isBlank($0, role) }
        return (roles.count * 2 <= count || count < 3) && people.allSatisfy(roles.isDisjoint) ? columns[role] : nil
    }

    private init(all columns: [TableColumn], _ frame: TableFrame, _ times: TimeColumns, _ table: Table) {
        (self.columns, self.frame, self.table) = (columns, frame, table)
        (start, end, endDate) = (times.start, times.end, times.endDate)
        group = columns.first { $0.use == .group }?.index
        note = column(.note, HeaderWords.note)
        hours =
            column(.hours, HeaderWords.hours).flatMap { columns[$0].use == .hours || areHours($0) ? $0 : nil }
            ?? onlyHours
        role = peopleColumns.first.flatMap { roleColumn(beside: $0) }
    }

    private func column(_ use: TableColumn.Use, _ words: Set<PlainName>) -> Int? {
        columns.first { $0.use == use }?.index
            ?? columns.first { $0.isOpenToWords && words.contains($0.plain) }?.index
    }

    /// The columns that an option or a word for people names.
    private var peopleColumns: [Int] {
        let parts = openNameParts.map { [$0.first, $0.last] } ?? []
        let given = columns.filter { $0.use == .person }.map(\.index)
        guard given.isEmpty else {
            return given + (parts.contains(where: given.contains) ? parts.filter { !given.contains($0) } : [])
        }
        let named = columns.filter {
            $0.isOpenToWords && (HeaderWords.allPersons.contains($0.plain) || parts.contains($0.index))
        }
        let general = named.filter { HeaderWords.person.contains($0.plain) }
        return (general + named.filter { !HeaderWords.person.contains($0.plain) }).map(\.index)
    }

    /// The columns of first and last names; nil unless there are both.
    private var openNameParts: (first: Int, last: Int)? {
        HeaderWords.nameParts(columns.map { $0.isOpenToWords || $0.use == .person ? $0.plain : "" })
    }

    /// True if words that mean nothing else head first and last names: each row is somebody, also without a role.
    private var hasFullNames: Bool {
        openNameParts.map { columns[$0.first].isOfPerson && columns[$0.last].isOfPerson } ?? false
    }

    /// Returns the column of roles: by an option or a word; beside an option's people, the only one that is left.
    private func roleColumn(beside person: Int) -> Int? {
        if let role = column(.role, HeaderWords.role) ?? column(.role, HeaderWords.allRoles) { return role }
        guard columns[person].use == .person else { return nil }
        let parts = openNameParts
        let times = [start, end, endDate, hours, note, parts?.first, parts?.last]
        let open = columns.filter { column in
            column.use == .unused && !times.contains(column.index) && !table.isWeekdays(column.index, frame.body[...])
                && frame.body.contains { !table.isBlank($0, column.index) }
        }
        return open.count == 1 ? open[0].index : nil
    }
}

extension LongColumns {
    private var hasTimes: Bool { hours != nil || hasClock }

    /// True if a column has times of the day: alone, or beside dates, and not midnights only.
    private var hasClock: Bool {
        [start, end].compactMap(\.self).contains { column in
            let cells = table.column(column, frame.body).filter { !$0.isEmpty }
            guard cells.contains(where: DateColumn.looksLikeDate) else { return column != frame.dateColumn }
            return end != nil && cells.contains { DateCell($0)?.minute ?? 0 != 0 }
        }
    }

    /// Returns true if rows are shifts, not days with lines that have the names of a person and a role: an option says
    /// so, dates repeat, a row is a range of days, or both words are clear and nobody is in both columns.
    private func isLong(_ person: Int, _ role: Int) -> Bool {
        if columns[person].use == .person || columns[role].use == .role || datesRepeat || hasRange
            || openNameParts != nil
        {
            return true
        }
        guard HeaderWords.person.contains(columns[person].plain), HeaderWords.role.contains(columns[role].plain) else {
            return false
        }
        return values(person).isDisjoint(with: values(role))
    }

    /// True if a date appears in several rows, or only in the first of them.
    private var datesRepeat: Bool {
        let cells = table.column(frame.dateColumn, Array(frame.body.prefix(100)))
        return zip(cells, cells.dropFirst()).contains { $0 == $1 || $1.isEmpty }
    }

    private var hasRange: Bool {
        [end, endDate].contains { index in
            index.map { table.column($0, frame.body).contains(where: DateColumn.looksLikeDate) } ?? false
        }
    }

    private func values(_ column: Int) -> Set<PlainName> {
        Set(Set(table.column(column, frame.body)).filter { !$0.isEmpty }.map { PlainName($0) })
    }

    /// Returns true if most cells have spans of time; a column of numbers counts hours. A footer can be among them.
    private func areHours(_ column: Int) -> Bool {
        let cells = table.column(column, frame.body).filter { !$0.isEmpty }
        return cells.count { AssignedHours(written: $0) != nil } * 2 >= cells.count
    }

    /// The only column of spans of time, whatever its head.
    private var onlyHours: Int? {
        let spans = columns.filter { column in
            column.isOpenToWords && column.index != frame.dateColumn && ![start, end, endDate].contains(column.index)
                && frame.body.contains { !table.isBlank($0, column.index) } && haveSpans(column.index)
        }
        return spans.count == 1 ? spans[0].index : nil
    }

    private func haveSpans(_ column: Int) -> Bool {
        frame.body.allSatisfy { table.isBlank($0, column) || AssignedHours(written: table.spelling($0, column)) != nil }
    }

    /// Makes a line of every column that is nothing else.
    private mutating func findTexts() {
        let times = [start, end, endDate, hours, note]
        staff = columns.filter { column in
            column.use == .unused && !times.contains(column.index) && !table.isWeekdays(column.index, frame.body[...])
                && frame.body.contains { !table.isBlank($0, column.index) }
        }.map { Staff(index: $0.index, label: $0.name, isPeople: false) }
        role = nil
    }

    /// Gives people their lines. A general word, or the only one, leaves it to the role; others are lines by their
    /// headers, as are columns without such a word in which half of the names or more are the first column's.
    private mutating func findStaff(_ people: [Int]) {
        let (times, first) = ([start, end, endDate, hours, note, role], values(people[0]))
        let further = columns.filter { column in
            let names = values(column.index)
            return column.use == .unused && !people.contains(column.index) && !times.contains(column.index)
                && names.count(where: first.contains) * 2 >= max(names.count, 1)
        }
        let parts = nameParts(people)
        let all = (people + further.map(\.index)).filter { $0 != parts?.first }
        staff = all.map { index in
            let isGeneral =
                HeaderWords.person.contains(columns[index].plain)
                || columns[index].use == .person && !HeaderWords.profession.contains(columns[index].plain)
            return Staff(
                index: index, label: role != nil && (all.count == 1 || isGeneral) ? nil : columns[index].name,
                firstName: index == parts?.last ? parts?.first : nil)
        }
    }

    /// Returns the columns of the two parts of a name: "Nome" beside "Cognome", "Vorname" beside "Name".
    private func nameParts(_ people: [Int]) -> (first: Int, last: Int)? {
        HeaderWords.nameParts(people.map { columns[$0].plain }).map { (people[$0.first], people[$0.last]) }
    }
}

extension TableColumn {
    fileprivate var isOfPerson: Bool { HeaderWords.allPersons.contains(plain) }
}
