/// The meaning that an option gives a column of a table; any other word is the name of a line.
enum ColumnMeaning: String, CaseIterable {
    case date, person, people, group, role, start, end, hours, note

    /// Returns nil for the name of a line, for the column of a record, and without an option.
    init?(_ word: String?) {
        guard let word, let meaning = ColumnMeaning(rawValue: word.lowercased()) else { return nil }
        self = meaning
    }

    /// The use of the column in a table with a row for each date or shift.
    var use: TableColumn.Use {
        switch self {
        case .date: .date
        case .person, .people: .person
        case .group: .group
        case .role: .role
        case .start: .start
        case .end: .end
        case .hours: .hours
        case .note: .note
        }
    }
}

extension TableOptions {
    /// The words that say what a column is, beside the names of lines: `date`, `person`, `document`.
    public static var columnMeanings: [String] { ColumnMeaning.allCases.map(\.rawValue) + RecordWords.own }
}
