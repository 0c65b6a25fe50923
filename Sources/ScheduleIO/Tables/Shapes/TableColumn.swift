/// A column of a table with a header.
struct TableColumn {
    let index: Int
    /// The name as in the header; empty if it has none.
    let name: String
    let plain: PlainName
    var use = Use.unnamed
    /// True if an option says that it is a line.
    private(set) var isGivenLine = false
    /// True if an option says that each of its cells can have several people.
    private(set) var hasSeveral = false

    init(index: Int, name: String) {
        (self.index, self.name, plain) = (index, name, PlainName(name))
    }

    enum Use: Equatable {
        case date, person, group, role, start, end, hours, note
        /// The month of a day in the column of dates, or the year of both.
        case month
        /// The last day of a range.
        case lastDay
        /// The line with this index.
        case line(Int)
        case id, zone, modified
        case weekday, week, dayNumber, rowNumber, total, requestDay
        /// Its name begins with `x-`, or an option leaves it out.
        case ignored
        /// It has a name, but no values.
        case empty
        case unnamed
        /// It has no place in this shape of table.
        case unused
    }

    var isNamed: Bool { !name.isEmpty }

    /// True if its header can say what it is: no option does.
    var isOpenToWords: Bool { use == .unused && !isGivenLine }

    /// Gives it the use that it has in any shape of table.
    mutating func fixUse(_ assignments: TableAssignments) {
        use = fixedUse(assignments)
        hasSeveral = ColumnMeaning(assignments.use(of: self)) == .people
        isGivenLine = use == .unused && assignments.use(of: self) != nil
    }

    private func fixedUse(_ assignments: TableAssignments) -> Use {
        guard isNamed else { return .unnamed }
        let letter = PlainName(TableReader.name(ofColumn: index))
        if assignments.isIgnored(plain) || assignments.isIgnored(letter) || name.hasPrefix("x-") { return .ignored }
        if let given = assignments.use(of: self) { return ColumnMeaning(given)?.use ?? .unused }
        switch name.lowercased() {
        case "id": return .id
        case "zone": return .zone
        case "modified": return .modified
        default: return .unused
        }
    }
}

extension TableColumn.Use {
    /// A description for the account of a table with these lines.
    func words(_ lines: LineCatalog) -> String {
        switch self {
        case .line(let line): "line \(lines.found[line].label)"
        case .date: "date"
        case .month: "month"
        case .person: "person"
        case .group: "group of the person"
        case .role: "line by name"
        case .start: "start"
        case .end: "end"
        case .lastDay: "last day"
        case .hours: "hours"
        case .note: "note on the person"
        case .id: "id"
        case .zone: "record zone"
        case .modified: "date of change"
        case .weekday: "left out: weekdays"
        case .week: "left out: week numbers"
        case .rowNumber: "left out: numbers of rows"
        case .total: "left out: totals"
        case .requestDay: "left out: days of requests"
        case .dayNumber: "left out: days of the month"
        case .ignored: "left out by an option"
        case .empty: "left out: empty"
        case .unnamed: "without a name"
        case .unused: "left out"
        }
    }
}
