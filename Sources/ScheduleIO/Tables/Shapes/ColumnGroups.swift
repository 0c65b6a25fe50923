import CalendarCore

/// The groups of people who are columns: heads above their names, each over its column and the next ones up to another
/// head.
struct ColumnGroups {
    private var groups: [Int: String] = [:]

    /// Finds the heads right above the names in these columns. Stops if cells there can be something else.
    init(above persons: [Int], _ frame: TableFrame, in reader: inout TableReader) throws(ReadingStopped) {
        let row = frame.header - 1
        guard reader.filled.contains(row) else { return }
        let heads = persons.filter { !reader.table.isBlank(row, $0) && !reader.table.isBlank(frame.header, $0) }
        guard heads.count > 1 else { return }
        guard ColumnGroups.areGroups(heads, row, of: persons, reader.table) else {
            throw ColumnGroups.doubt(row, heads[0], in: &reader)
        }
        var group: String?
        for column in persons {
            if heads.contains(column) { group = reader.table.spelling(row, column) }
            groups[column] = group
        }
        for column in heads { reader.table.use(row, column, as: .group) }
    }

    func group(ofColumn column: Int) -> String? { groups[column] }

    /// Returns true if everybody is below a head of words, and one of them is over several people.
    private static func areGroups(_ heads: [Int], _ row: Int, of persons: [Int], _ table: Table) -> Bool {
        let names = Set(heads.map { table.spelling(row, $0) })
        return heads.first == persons.first && names.count > 1 && names.count < persons.count
            && names.allSatisfy { name in
                name.contains(where: \.isLetter) && WeekdayName.weekday(name) == nil
                    && MonthMention.find(in: name) == nil && !DateColumn.looksLikeDays(name)
            }
    }

    private static func doubt(_ row: Int, _ column: Int, in reader: inout TableReader) -> ReadingStopped {
        let (position, name) = (reader.table.position(row, column), reader.table.spelling(row, column).abridged)
        return reader.table.log.stop(
            .ambiguousTable, at: position, hint: reader.hintToIgnore(row: row),
            "'\(name)' and others above the names are no groups of people")
    }
}
