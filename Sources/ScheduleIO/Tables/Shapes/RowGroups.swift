import CalendarCore

/// The groups of the people of a block: by a column, by rows that head people, or by the title of the block.
struct RowGroups {
    /// The rows of people, or of lines.
    private(set) var rows: [(row: Int, label: Int)] = []
    /// The rows that head people.
    private(set) var headingRows: [Int] = []
    /// The groups by row; other people have none.
    private var groups: [Int: String] = [:]

    init(_ body: WideBody, _ header: WideHeader, in reader: inout TableReader) {
        let headings = GroupHeadings(body, header, reader)
        var group: String?
        for (index, entry) in body.rows.enumerated() {
            guard let sign = headings.sign(index) else {
                rows.append(entry)
                groups[entry.row] = group
                continue
            }
            let name = reader.table.spelling(entry.row, body.labelColumn)
            group = name.hasSuffix(":") ? String(name.dropLast()) : name
            headingRows.append(entry.row)
            reader.table.use(entry.row, body.labelColumn, as: .group)
            guard sign == .place else { continue }
            reader.table.log.note(
                .groupHeading, at: reader.table.position(entry.row, body.labelColumn),
                "row '\(name.abridged)' is taken for the heading of the people below it")
        }
        if let column = header.groupColumn(body.labelColumn, reader) { take(column, &reader.table) }
    }

    func group(ofRow row: Int) -> String? { groups[row] }

    /// Takes the groups from a column; merged cells go down to the next.
    private mutating func take(_ column: Int, _ table: inout Table) {
        for entry in rows { table.use(entry.label, column, as: .group) }
        let cells = rows.map { table.spelling($0.label, column) }
        let filled = cells.filter { !$0.isEmpty }
        let areMerged = cells.first?.isEmpty == false && Set(filled).count == filled.count
        var last: String?
        for (entry, cell) in zip(rows, cells) {
            if !cell.isEmpty { last = cell } else if !areMerged { last = nil }
            groups[entry.row] = last ?? groups[entry.row]
        }
    }

    /// Puts everybody without a group into one.
    mutating func fill(with group: String?) {
        for (row, _) in rows where groups[row] == nil { groups[row] = group }
    }
}

/// Finds the rows of a block that head people: a name alone.
private struct GroupHeadings {
    let body: WideBody
    let reader: TableReader
    private let lastColumn: Int
    /// The columns before the days in which everybody with a duty has something.
    private let filled: [Int]

    enum Sign {
        /// An option or a word says so.
        case word
        /// Only its place in the table says so.
        case place
    }

    init(_ body: WideBody, _ header: WideHeader, _ reader: TableReader) {
        (self.body, self.reader, lastColumn) = (body, reader, header.lastColumn)
        let onDuty = body.rows.filter { row, label in
            row == label && reader.table.filledColumns(row).contains(where: body.columns.contains)
        }
        filled = (0..<header.columns[0]).filter { column in
            column != body.labelColumn && onDuty.count > 1
                && onDuty.allSatisfy { !reader.table.isBlank($0.row, column) }
        }
    }

    /// Returns the sign that shows a heading; nil for a person. The first row is one if a word heads others.
    func sign(_ index: Int) -> Sign? {
        guard isAlone(index) else { return nil }
        if isWord(index) { return .word }
        let isFirst = index == 0 && body.rows.indices.contains { isAlone($0) && isWord($0) }
        return body.headings.contains(body.rows[index].row) || !filled.isEmpty || isFirst ? .place : nil
    }

    private func isAlone(_ index: Int) -> Bool {
        let (row, label) = body.rows[index]
        return row == label && reader.table.filledColumns(row).filter({ $0 <= lastColumn }) == [body.labelColumn]
            && body.rows.indices.contains(index + 1)
    }

    private func isWord(_ index: Int) -> Bool {
        let name = reader.table.spelling(body.rows[index].row, body.labelColumn)
        return reader.assignments.isGroup(PlainName(name)) || HeaderWords.isGroup(name)
    }
}

extension WideHeader {
    /// Returns the column of people's groups, by an option or by its header; nil without one.
    func groupColumn(_ label: Int, _ reader: TableReader) -> Int? {
        let others = reader.table.filledColumns(row).filter { $0 != label && !columns.contains($0) }
        func name(_ column: Int) -> PlainName { PlainName(reader.table.spelling(row, column)) }
        return others.first { reader.assignments.isGroup(name($0)) }
            ?? others.first { HeaderWords.isGroupColumn(name($0)) && !reader.assignments.isIgnored(name($0)) }
    }
}
