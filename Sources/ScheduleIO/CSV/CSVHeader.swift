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
    static func isOriginal(_ names: [CSVColumnName]) -> Bool {
        let words = names.map(\.word)
        let lines = ["line1", "line2", "line3"]
        return words == ["date"] + lines || words == ["month", "year"] + lines
    }
}
