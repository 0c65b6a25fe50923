import CalendarCore

/// The columns of a table with a row for each date, if all of their cells can be codes: few, short and repeated.
struct CodeColumns {
    private let columns: [TableColumn]
    /// The columns of each code.
    private var places: [String: Set<Int>] = [:]
    private var count = 0
    /// True if a row has a code twice.
    private var repeatsInRow = false

    /// Returns nil unless there are at least two columns of codes.
    init?(_ rows: DatedRows, _ table: Table) {
        columns = rows.columns.filter { [.unused, .person].contains($0.use) && !$0.isGivenLine }
        guard columns.count > 1 else { return nil }
        for row in rows.frame.body {
            var inRow: Set<String> = []
            for column in columns {
                let cell = table.spelling(row, column.index)
                guard !CodeBook.isEmpty(cell) else { continue }
                guard CodeColumns.isCode(cell) else { return nil }
                places[cell, default: []].insert(column.index)
                count += 1
                if !inRow.insert(cell).inserted { repeatsInRow = true }
            }
        }
        guard !places.isEmpty, places.count * 2 <= count else { return nil }
    }

    private static func isCode(_ cell: String) -> Bool {
        cell.unicodeScalars.count <= LegendEntry.codeLength && !cell.contains { $0 == " " || $0 == "." }
            && (cell.unicodeScalars.count == 1 || !cell.contains(where: \.isLowercase))
    }

    /// True if columns have the same codes.
    var areShared: Bool { places.values.contains { $0.count > 1 } }

    /// True if their headers can be the names of people: words with small letters that name nothing else.
    var areBelowNames: Bool {
        areShared
            && columns.allSatisfy { column in
                column.name.first?.isLetter ?? false && column.name.contains(where: \.isLowercase)
                    && !column.name.contains(where: \.isNumber) && !HeaderWords.isOther(column.plain)
                    && (isLastFirst(column)
                        || !column.name.split(separator: " ").contains { HeaderWords.isOther(PlainName(String($0))) })
            }
    }

    /// Returns true for "Averbeck, Al": a first name can be a word of another language.
    private func isLastFirst(_ column: TableColumn) -> Bool { column.name.contains(", ") }

    /// True if a header has the form of a name: "Averbeck, Jo", "Dr. Averbeck".
    var areCertain: Bool {
        columns.contains { column in
            column.name.split { $0 == " " }.dropLast().contains { $0.hasSuffix(",") || $0.hasSuffix(".") }
        }
    }

    /// True if they can be codes, not initials: single letters, words for leave, or the same twice in a row.
    var arePossible: Bool {
        repeatsInRow || places.keys.allSatisfy { $0.unicodeScalars.count == 1 }
            || places.keys.contains(where: CodeColumns.common.contains)
    }

    private static let common: Set<String> = ["OFF", "AM", "PM", "AL", "SL", "PTO", "VAC", "LD", "ND", "EV", "FREI"]
}
