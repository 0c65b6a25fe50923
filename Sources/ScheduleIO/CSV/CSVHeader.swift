import CalendarCore

/// The columns of a table, as named in its first row.
struct CSVHeader {
    let kind: Kind
    let columns: [Column]
    /// True if the names and their order are those of the original exporter.
    let isOriginalExport: Bool
    /// True if months are numbers, with their years in a separate column.
    let hasYears: Bool
    /// The most columns with names that a table may have.
    static let maximumCount = 1000

    init(kind: Kind, columns: [Column], isOriginalExport: Bool) {
        (self.kind, self.columns, self.isOriginalExport) = (kind, columns, isOriginalExport)
        hasYears = columns.contains(.year)
    }

    /// The contents of each row.
    enum Kind {
        case days
        case notes
    }

    enum Column: Hashable {
        case id, zone, modified
        case date, month, year
        /// A line of a day, or a line of monthly notes, counted from 0.
        case line(Int)
        /// Its name begins with `x-`.
        case foreign
        /// It has no name, so its cells must be blank.
        case unnamed
    }
}

extension CSVHeader.Kind {
    typealias Entry = (name: String, column: CSVHeader.Column)

    private static let stamp: [Entry] = [("id", .id), ("zone", .zone), ("modified", .modified)]

    private static let dayColumns: [Entry] =
        [("date", .date)] + ScheduleLine.defaults.enumerated().map { ($1.key, .line($0)) }
        + numbered(ScheduleLine.defaults.count) + stamp

    /// Monthly notes have at most twelve lines, as in the native format.
    private static let noteColumns: [Entry] = [("month", .month), ("year", .year)] + numbered(12) + stamp

    private static func numbered(_ count: Int) -> [Entry] {
        (0..<count).map { ("line\($0 + 1)", .line($0)) }
    }

    /// The columns that a table of this kind may have, by name.
    var columns: [Entry] { self == .days ? CSVHeader.Kind.dayColumns : CSVHeader.Kind.noteColumns }

    func column(_ word: String) -> CSVHeader.Column? { columns.first { $0.name == word }?.column }

    /// The column names for messages. Default lines go by their labels, as users write in tables.
    var names: [String] {
        columns.map { name, _ in self == .days ? ScheduleLine.defaults.first { $0.key == name }?.label ?? name : name }
    }

    /// Finds the kind of table that these columns make; returns nil if there is neither a date nor a month.
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
    /// Returns true if a word, in lower case, names a column of any kind of table.
    static func isKnown(_ word: String) -> Bool {
        Kind.days.column(word) != nil || Kind.notes.column(word) != nil
    }

    /// Returns true if these are the columns of the original exporter's files, in their order.
    static func isOriginal(_ names: [CSVColumnName]) -> Bool {
        let words = names.map(\.word)
        let lines = ["line1", "line2", "line3"]
        return words == ["date"] + lines || words == ["month", "year"] + lines
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
