extension CSVScanner {
    /// Reads the first nonblank row as the header. Stops if rows could not be read with it.
    mutating func readHeader() throws(ReadingStopped) -> CSVHeader {
        let names = try readColumnNames()
        guard let kind = CSVHeader.Kind(names) else { throw noKind(names) }
        var columns: [CSVHeader.Column] = []
        for (index, name) in names.enumerated() {
            columns.append(column(name, kind, after: names[..<index]))
        }
        if columns.contains(.year), !columns.contains(.month) {
            log.error(.missingColumn, at: names[0].position, "no 'month' column")
        }
        guard !log.hasErrors else { throw ReadingStopped() }
        return CSVHeader(
            kind: kind, columns: columns,
            isOriginalExport: delimiter == 0x2C && CSVHeader.isOriginal(names))
    }

    /// Reads the cells of the first row that is not blank.
    mutating func readColumnNames() throws(ReadingStopped) -> [CSVColumnName] {
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
        _ name: CSVColumnName, _ kind: CSVHeader.Kind, after earlier: ArraySlice<CSVColumnName>
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
        }
        return column
    }
}
