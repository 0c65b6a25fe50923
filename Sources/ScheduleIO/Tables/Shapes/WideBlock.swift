import CalendarCore

/// A part of a roster with a row of days of its own: a roster has one, or one for each week or month or group.
struct WideBlock {
    let header: WideHeader
    let days: WideDays
    let body: WideBody
    private(set) var groups: RowGroups

    /// Reads the blocks that these rows of days head. Stops if a date is in doubt.
    static func read(_ headers: [WideHeader], in reader: inout TableReader) throws(ReadingStopped) -> [WideBlock] {
        let heads = headers.indices.map { WideHead(headers[$0], below: $0 == 0 ? nil : headers[$0 - 1], reader) }
        let days = try WideDays.read(heads, in: &reader)
        for head in heads.dropFirst() { head.useTitle(in: &reader) }
        for head in heads { head.useRows(in: &reader) }
        let rows = zip(heads, heads.dropFirst().map(\.first) + [Int.max]).map { head, end in
            reader.filled.filter { $0 > head.header.row && $0 < end }
        }
        var names: Set<String> = []
        for index in heads.indices {
            names.formUnion(try WideBody.names(heads[index].header, days[index], rows[index], in: &reader))
        }
        var blocks: [WideBlock] = []
        for (index, head) in heads.enumerated() {
            let body = WideBody(
                head.header, days[index], rows[index], below: blocks.map(\.body), names: names,
                in: &reader)
            if body.rows.isEmpty, heads.count > 1 {
                let (row, column) = (head.header.row, head.header.columns[0])
                reader.leaveOut(.row, "\(row + 1)", .noRows, row, column)
            }
            head.leaveOutRemarks([head.header.row] + body.rows.map(\.row), codes: body.codes, in: &reader)
            let groups = RowGroups(body, head.header, in: &reader)
            reader.table.fill(groups.rows.map(\.row), where: body.columns.contains)
            blocks.append(WideBlock(header: head.header, days: days[index], body: body, groups: groups))
        }
        let titles = heads.map { $0.group(reader) }
        if Set(titles).count > 1, !titles.contains(nil) {
            for (index, title) in titles.enumerated() { blocks[index].groups.fill(with: title) }
        }
        return blocks
    }
}

/// The rows above a block: its title, its weekdays, its days.
struct WideHead {
    let header: WideHeader
    /// The first of these rows; of the first block, the first of the table.
    let first: Int
    /// Rows beside the days that name weekdays.
    let weekdayRows: Set<Int>

    init(_ header: WideHeader, below other: WideHeader?, _ reader: TableReader) {
        self.header = header
        let above = reader.filled.filter { $0 < header.row && $0 > other?.row ?? -1 }
        let below = reader.filled.filter { $0 > header.row }
        weekdayRows = Set(
            (above.suffix(2) + below.prefix(2)).filter { reader.table.areWeekdays($0, header.columns) })
        guard other != nil else {
            first = reader.filled.first ?? 0
            return
        }
        var first = header.row
        for row in above.reversed().prefix(4) {
            guard weekdayRows.contains(row) || WideHead.isTitle(row, reader) else { break }
            first = row
        }
        self.first = first
    }

    /// Says what the cells of the head are: days, weekdays and months; those of a title are short.
    func useRows(in reader: inout TableReader) {
        for row in weekdayRows { reader.table.use(row: row, as: .date) }
        for column in reader.table.filledColumns(header.row) where header.columns.contains(column) {
            reader.table.use(header.row, column, as: .date)
        }
        for column in 0..<header.columns[0] { reader.table.use(header.row, column, as: .head) }
        for row in reader.filled where (first..<header.row).contains(row) {
            for column in reader.table.filledColumns(row) where isDateWord(reader.table.spelling(row, column)) {
                reader.table.use(row, column, as: .date)
            }
        }
    }

    /// Leaves out the cells of rows behind the days, unless they are codes of the roster or their column is left out.
    func leaveOutRemarks(_ rows: [Int], codes: Set<String>, in reader: inout TableReader) {
        let leftOut = Set(reader.account.leftOut.lazy.filter { $0.part == .column }.map(\.cell.column))
        for row in rows {
            for column in reader.table.filledColumns(row) where column > header.lastColumn {
                let cell = reader.table.spelling(row, column)
                guard !leftOut.contains(column), !codes.contains(cell) else { continue }
                reader.leaveOut(.cell, "'\(cell.abridged)'", .noDay, row, column)
            }
        }
    }

    /// Says that the rows above another block are its title.
    func useTitle(in reader: inout TableReader) {
        for row in reader.filled where (first..<header.row).contains(row) && !weekdayRows.contains(row) {
            reader.table.use(row: row, as: .title)
        }
    }

    /// Returns true if a text above days is a month, a year or a week and nothing else.
    private func isDateWord(_ text: String) -> Bool { text.count <= 24 && WideHead.isDated(text) }

    /// Returns the group that the head of a block names: in the head of its names, or alone in the row above; nil if
    /// these are words for people or days.
    func group(_ reader: TableReader) -> String? {
        let label = header.label(in: reader.table)
        let plain = PlainName(label)
        if !label.isEmpty, !HeaderWords.allPersons.contains(plain), !HeaderWords.date.contains(plain) {
            return WideHead.isDated(label) ? nil : label
        }
        let rows = reader.filled.filter { (first..<header.row).contains($0) && !weekdayRows.contains($0) }
        guard let row = rows.last, reader.table.filledColumns(row).count == 1 else { return nil }
        let title = reader.table.spellings(row)[0]
        return WideHead.isDated(title) ? nil : title
    }

    /// Returns true if a text names a month, a year or a week.
    private static func isDated(_ text: String) -> Bool {
        MonthMention.find(in: text) != nil || MonthMention.year(in: text) != nil || HeaderWords.isWeek(PlainName(text))
            || text.contains(where: \.isNumber) && DateColumn.looksLikeDate(text)
    }

    /// Returns true if a row above a block is its title, not the last of the block before: it names a month, a year or
    /// a week, or a blank row is above it.
    static func isTitle(_ row: Int, _ reader: TableReader) -> Bool {
        let cells = reader.table.filledColumns(row)
        guard cells.count <= 2 else { return false }
        let texts = cells.map { reader.table.spelling(row, $0) }
        return row > 0 && reader.table.isBlankRow(row - 1)
            || texts.contains { MonthMention.find(in: $0) != nil || MonthMention.year(in: $0) != nil }
            || HeaderWords.isWeek(PlainName(texts[0]))
    }
}
