import CalendarCore

/// The columns of a table, as its first row names them.
struct CSVHeader {
    let kind: Kind
    let columns: [Column]
    /// The names are those of the original exporter, in its order.
    let isOriginalExport: Bool
    /// Months are numbers, their years stand in a column of their own.
    let hasYears: Bool
    /// The most columns that may have a name.
    static let maximumCount = 1000

    init(kind: Kind, columns: [Column], isOriginalExport: Bool) {
        (self.kind, self.columns, self.isOriginalExport) = (kind, columns, isOriginalExport)
        hasYears = columns.contains(.year)
    }

    /// What the rows are.
    enum Kind {
        case days
        case notes
    }

    enum Column: Hashable {
        case id, zone, modified
        case date, month, year
        /// By number, from 0: of a day's lines, or of a month's notes.
        case line(Int)
        /// Its name begins with `x-`.
        case foreign
        /// It has no name, so it can hold nothing.
        case unnamed
    }
}

/// A cell of the header.
struct CSVColumnName {
    /// As the user wrote it.
    let spelling: String
    /// In lower case.
    let word: String
    let position: TextPosition

    init(_ spelling: String, at position: TextPosition) {
        (self.spelling, word, self.position) = (spelling, spelling.lowercased(), position)
    }
}

extension CSVHeader.Kind {
    typealias Entry = (name: String, column: CSVHeader.Column)

    private static let stamp: [Entry] = [("id", .id), ("zone", .zone), ("modified", .modified)]

    private static let dayColumns: [Entry] =
        [("date", .date)] + ScheduleLine.defaults.enumerated().map { ($1.key, .line($0)) }
        + numbered(ScheduleLine.defaults.count) + stamp

    /// A month's notes have at most twelve lines, as in the native format.
    private static let noteColumns: [Entry] = [("month", .month), ("year", .year)] + numbered(12) + stamp

    private static func numbered(_ count: Int) -> [Entry] {
        (0..<count).map { ("line\($0 + 1)", .line($0)) }
    }

    /// The columns that a table of this kind may have, by name.
    var columns: [Entry] { self == .days ? CSVHeader.Kind.dayColumns : CSVHeader.Kind.noteColumns }

    func column(_ word: String) -> CSVHeader.Column? { columns.first { $0.name == word }?.column }

    /// For messages: labels are what the users of a table write.
    var names: [String] {
        columns.map { name, _ in self == .days ? ScheduleLine.defaults.first { $0.key == name }?.label ?? name : name }
    }

    /// The kind of table that these columns make; nil where there is neither a date nor a month.
    init?(_ names: [CSVColumnName]) {
        if names.contains(where: { $0.word == "date" }) {
            self = .days
        } else if names.contains(where: { $0.word == "month" }) {
            self = .notes
        } else {
            return nil
        }
    }
}

extension CSVHeader {
    /// Whether a word, in lower case, names a column of any kind of table.
    static func isKnown(_ word: String) -> Bool {
        Kind.days.column(word) != nil || Kind.notes.column(word) != nil
    }

    /// The order of the columns in the original exporter's files.
    fileprivate static func isOriginal(_ names: [CSVColumnName]) -> Bool {
        let words = names.map(\.word)
        let lines = ["line1", "line2", "line3"]
        return words == ["date"] + lines || words == ["month", "year"] + lines
    }
}

extension CSVScanner {
    /// Reads the first row that is not blank as the header; stops where a row could not be read with it.
    mutating func readHeader() throws(ReadingStopped) -> CSVHeader {
        let names = try readColumnNames()
        guard let kind = CSVHeader.Kind(names) else { throw noKind(names) }
        var columns: [CSVHeader.Column] = []
        for (index, name) in names.enumerated() {
            columns.append(column(name, kind, after: names[..<index], columns))
        }
        if columns.contains(.year), !columns.contains(.month) {
            log.error(.missingColumn, at: names[0].position, "no 'month' column")
        }
        guard !log.hasErrors else { throw ReadingStopped() }
        return CSVHeader(
            kind: kind, columns: columns,
            isOriginalExport: delimiter == 0x2C && CSVHeader.isOriginal(names))
    }

    private mutating func readColumnNames() throws(ReadingStopped) -> [CSVColumnName] {
        while !isAtEnd {
            var (names, count) = ([CSVColumnName](), 0)
            repeat {
                let cell = try nextCell()
                names.append(CSVColumnName(spelling(of: cell), at: cell.start))
                count += names.last!.word.isEmpty ? 0 : 1
                guard count <= CSVHeader.maximumCount else {
                    throw log.stop(.tooMany, at: cell.start, "more than \(CSVHeader.maximumCount) columns")
                }
            } while isInRow
            if names.contains(where: { !$0.word.isEmpty }) { return names }
        }
        throw log.stop(.noHeader, at: TextPosition(line: 1, column: 1), "no header row")
    }

    private mutating func noKind(_ names: [CSVColumnName]) -> ReadingStopped {
        guard names.contains(where: { CSVHeader.isKnown($0.word) }) else {
            return log.stop(
                .noHeader, at: names[0].position,
                hint: "the first row must name the columns: date,OS,CL,OFF,CALL or month,line1,line2,line3",
                "no header row")
        }
        let missing = names.contains { $0.word == "year" } ? "month" : "date"
        let meant = names.compactMap { Spelling.nearest(to: $0.word, among: [missing]) == nil ? nil : $0.spelling }
        return log.stop(
            .missingColumn, at: names[0].position, hint: meant.first.map { "is it '\($0.abridged)'?" },
            "no '\(missing)' column")
    }

    private mutating func column(
        _ name: CSVColumnName, _ kind: CSVHeader.Kind, after earlier: ArraySlice<CSVColumnName>,
        _ columns: [CSVHeader.Column]
    ) -> CSVHeader.Column {
        guard !name.word.isEmpty else { return .unnamed }
        guard let column = name.word.hasPrefix("x-") ? .foreign : kind.column(name.word) else {
            log.error(
                .unknownColumn, at: name.position, hint: Spelling.hint(for: name.word, among: kind.names),
                "unknown column '\(name.spelling.abridged)'")
            return .foreign
        }
        if earlier.contains(where: { $0.word == name.word }) {
            log.error(.repeatedColumn, at: name.position, "column '\(name.spelling.abridged)' given twice")
        } else if case .line = column, kind == .days {
            checkRival(of: name, column, earlier, columns)
        }
        return column
    }

    /// A table has OS, CL, OFF and CALL, or their aliases, not some of both.
    private mutating func checkRival(
        of name: CSVColumnName, _ column: CSVHeader.Column, _ earlier: ArraySlice<CSVColumnName>,
        _ columns: [CSVHeader.Column]
    ) {
        func isRival(_ other: CSVColumnName) -> Bool {
            guard case .line = CSVHeader.Kind.days.column(other.word) else { return false }
            return other.isAlias != name.isAlias
        }
        let same = columns.firstIndex(of: column).map { earlier[$0] }
        guard let rival = same ?? earlier.first(where: isRival) else { return }
        let relation = same == nil ? "cannot stand beside" : "repeats"
        log.error(
            .conflictingColumns, at: name.position,
            hint: "line1 to line4 are other names of OS, CL, OFF and CALL",
            "'\(name.spelling)' \(relation) '\(rival.spelling)'")
    }
}

extension CSVColumnName {
    /// One of `line1` to `line4`.
    fileprivate var isAlias: Bool { word.hasPrefix("line") }
}
