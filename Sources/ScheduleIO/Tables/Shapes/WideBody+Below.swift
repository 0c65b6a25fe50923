import CalendarCore

/// The rows below a roster: legends, footers, and people of whom nothing is certain.
extension WideBody {
    /// Takes a row below a blank one as a legend or a footer. Returns false for a row of the roster.
    mutating func takeBelow(_ row: Int, in reader: inout TableReader) -> Bool {
        let cells = cells(row, reader.table)
        let texts = cells.map { reader.table.spelling(row, $0) }
        let entries =
            isPairOfCode(row, reader.table)
            ? [] : texts.flatMap { LegendEntry.entries($0, isCode: codes.contains) }
        if !entries.isEmpty, cells.count <= 2 || entries.count >= cells.count - 1 {
            legend += entries
            reader.table.use(row: row, as: .legend)
            return true
        }
        if isPair(row, reader.table), codes.contains(texts[0]) || isSign(texts[0]) || isUnusedCode(texts) {
            if !codes.contains(texts[0]), !isSign(texts[0]) {
                reader.leaveOut(.row, "'\(texts[0].abridged)'", .unusedCode, row, cells[0])
            }
            legend.append(LegendEntry(code: texts[0], meaning: texts[1]))
            reader.table.use(row: row, as: .legend)
            return true
        }
        let dated = cells.filter { columns.contains($0) && $0 != cells[0] }
        guard !dated.isEmpty, dated.count > 1 || isCode(dated[0], row, reader) else {
            reader.leaveOut(.row, "'\(texts[0].abridged)'", .footer, row, cells[0])
            return true
        }
        if areLines, dated.count == 1 { return asks(row, dated[0], in: &reader) }
        guard let other = dated.first(where: { !isCode($0, row, reader) }) else { return false }
        return asks(row, other, in: &reader)
    }

    /// Takes a row right below the roster, with one cell below a day or none, as a legend or a remark. Returns
    /// false for a row of the roster.
    mutating func takeLast(_ row: Int, in reader: inout TableReader) -> Bool {
        let cells = cells(row, reader.table)
        let texts = cells.map { reader.table.spelling(row, $0) }
        let entries = texts.flatMap { LegendEntry.entries($0, isCode: codes.contains) }
        if !entries.isEmpty && cells.count <= 2 || isOfLegend(row, reader.table) { return takeBelow(row, in: &reader) }
        let hasRemark = reader.table.filledColumns(row).count > 1 && !labels.contains(texts[0])
        if cells.count == 1, WideBody.isRemark(texts[0]) || hasRemark {
            reader.leaveOut(.row, "'\(texts[0].abridged)'", .footer, row, cells[0])
            return true
        }
        if !cells.contains(where: columns.contains), isNobody(cells, row, reader.table) {
            return asks(row, cells[1], in: &reader)
        }
        guard let day = cells.first(where: columns.contains), areLines || !isCode(day, row, reader) else {
            return false
        }
        return asks(row, day, in: &reader)
    }

    /// Returns true for a row without days that can be a signature: "Approved by" in place of a first name, or below
    /// numbers of rows, or beside a name where all others have a part of the day.
    private func isNobody(_ cells: [Int], _ row: Int, _ table: Table) -> Bool {
        guard cells.count > 1, !rows.isEmpty else { return false }
        return rowLabels.surname != nil || hasOtherPart(row, table)
            || cells.contains { column in
                column != labelColumn && !table.spelling(row, column).utf8.areDigits
                    && rows.allSatisfy {
                        table.spelling($0.row, column).utf8.areDigits && !table.isBlank($0.row, column)
                    }
            }
    }

    /// Returns true if a row has a text where others have the part of a day, and none of theirs.
    private func hasOtherPart(_ row: Int, _ table: Table) -> Bool {
        guard let partColumn, !table.isBlank(row, partColumn) else { return false }
        let part = table.spelling(row, partColumn)
        return !rows.contains { table.spelling($0.row, partColumn) == part }
    }

    /// Asks what a row below the roster is; returns false if an option says that it is one of it.
    private func asks(_ row: Int, _ column: Int, in reader: inout TableReader) -> Bool {
        let (label, cell) = (
            reader.table.spellings(row).first { !$0.isEmpty } ?? "", reader.table.spelling(row, column)
        )
        if areLines, isKnownLine(row, reader) { return false }
        reader.table.log.error(
            .ambiguousTable, at: reader.table.position(row, column),
            hint: (reader.hintToIgnore(row: row).map { $0 + ", " } ?? "")
                + (areLines
                    ? "--column '\(label.abridged)=\(label.abridged)' makes it a line"
                    : TableReader.hintToLine(ofCode: cell)),
            "row '\(label.abridged)' is below the roster, and "
                + (areLines ? "has '\(cell.abridged)' alone" : "'\(cell.abridged)' is no code of the roster"))
        return true
    }

    /// Returns true if a text is a sentence, or begins with a sign that names do not have in front.
    static func isRemark(_ text: String) -> Bool {
        let words = text.split(whereSeparator: \.isWhitespace)
        let count = countOfWords(words)
        let endsSentence = text.last.map { ".!?".contains($0) } ?? false
        return count > 3 || text.hasSuffix(":") || count > 2 && endsSentence
            || !beginsLikeName(text, isShort: words.count <= 2)
    }

    /// Returns true if a text begins with a letter, perhaps behind a quotation mark. A short one may have another sign
    /// right before a capital: `@Kovář`, but not `*half day` or `– Kovář`.
    private static func beginsLikeName(_ text: String, isShort: Bool) -> Bool {
        let scalars = text.unicodeScalars.drop { $0.properties.isQuotationMark }
        guard let first = scalars.first else { return false }
        if first.properties.isAlphabetic { return true }
        guard isShort, first.properties.numericType == nil, let second = scalars.dropFirst().first else { return false }
        return second.properties.isAlphabetic && !second.properties.isLowercase
    }

    /// The number of words but for titles and additions, which names have as well: `Dr. med.`, `(N)`.
    private static func countOfWords(_ words: [Substring]) -> Int {
        words.count { word in
            !(word.hasPrefix("(") && word.hasSuffix(")")) && !(word.hasSuffix(".") && word != words.last)
        }
    }

    /// Returns the cells up to the last day, or all cells without days.
    private func cells(_ row: Int, _ table: Table) -> [Int] {
        let (all, last) = (table.filledColumns(row), max(columns.max() ?? .max, labelColumn + 1))
        let own = all.filter { $0 <= last }
        return own.isEmpty ? all : own
    }

    /// Returns true if a row has two cells, the second right behind the first or up to the first day.
    func isPair(_ row: Int, _ table: Table) -> Bool {
        let cells = cells(row, table)
        return cells.count == 2
            && (cells[1] == cells[0] + 1 || cells[0] <= labelColumn && cells[1] <= columns.min() ?? 0)
    }

    /// Returns true if a row is a code of the roster and its meaning, which may have a dash.
    private func isPairOfCode(_ row: Int, _ table: Table) -> Bool {
        isPair(row, table) && codes.contains(pair(row, table).code) && !pair(row, table).code.contains("=")
    }

    /// Returns true for a sign that codes of the roster have beside others.
    private func isSign(_ code: String) -> Bool { LooseCode.isSign(code) && codes.contains { $0.contains(code) } }

    func pair(_ row: Int, _ table: Table) -> (code: String, meaning: String) {
        let texts = cells(row, table).map { table.spelling(row, $0) }
        return (texts[0], texts[1])
    }

    /// Returns true if a row of two cells is one of a legend: a code of the roster and its meaning, or another code
    /// beside such rows.
    func isOfLegend(_ row: Int, _ table: Table) -> Bool {
        guard isPair(row, table) else { return false }
        let (code, meaning) = pair(row, table)
        return codes.contains(code) || hasLegendOfPairs && !isPerson(code, on: meaning)
    }

    /// Returns true if the first of two cells is somebody who is in the roster above, or the second a code of others.
    private func isPerson(_ label: String, on code: String) -> Bool {
        labels.contains(label) || sharedCodes.contains(code)
    }

    /// Returns true if two cells are a code that no day has and its meaning, rather than a person and a code.
    private func isUnusedCode(_ texts: [String]) -> Bool {
        if isPerson(texts[0], on: texts[1]) { return false }
        if hasLegendOfPairs || !legend.isEmpty { return texts[0].unicodeScalars.count <= LegendEntry.codeLength }
        return texts[0].unicodeScalars.count <= 2 && !codes.contains(texts[1])
    }
}
