/// The names of the columns of a table with a row for each date.
extension DatedRows {
    /// Returns the names. If header cells are merged downwards, the names are higher; if names repeat, those of several
    /// columns together are before theirs: "Ward A Early".
    func headerNames(_ filled: [Int], in table: inout Table) -> [String] {
        let names = table.spellings(frame.header)
        guard let above = filled.last(where: { $0 < frame.header }), above == frame.header - 1,
            table.filledColumns(above).count > 1
        else { return names }
        var all = names
        if areParents(above, of: names, table) {
            all = joined(names, below: above, table)
            table.use(row: above, as: .head)
        }
        let higher = table.spellings(above)
        for index in higher.indices where !higher[index].isEmpty {
            while all.count <= index { all.append("") }
            if all[index].isEmpty { all[index] = higher[index] }
        }
        return all
    }

    private func joined(_ names: [String], below above: Int, _ table: Table) -> [String] {
        var parent = ""
        return names.indices.map { index in
            guard index != frame.dateColumn, !names[index].isEmpty else { return names[index] }
            if !table.isBlank(above, index) { parent = table.spelling(above, index) }
            return parent.isEmpty ? names[index] : "\(parent) \(names[index])"
        }
    }

    /// Returns true if cells above the header are heads of several columns each: the names repeat, and all are lines.
    private func areParents(_ row: Int, of names: [String], _ table: Table) -> Bool {
        let heads = table.filledColumns(row).filter { $0 != frame.dateColumn }
        let plain = names.filter { !$0.isEmpty }.map { PlainName($0) }
        return heads.count > 1 && heads.allSatisfy { names.indices.contains($0) && !names[$0].isEmpty }
            && Set(plain).count < plain.count && !plain.contains(where: HeaderWords.isOfShifts)
            && heads.allSatisfy { MonthMention.find(in: table.spelling(row, $0)) == nil }
            && (table.isBlank(row, frame.dateColumn)
                || HeaderWords.date.contains(PlainName(table.spelling(row, frame.dateColumn))))
            && table.datesInText(row).isEmpty
    }
}
