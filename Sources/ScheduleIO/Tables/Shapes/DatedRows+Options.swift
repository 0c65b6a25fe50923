import CalendarCore

/// Checks of the options for the columns of a table with a row for each date or shift.
extension DatedRows {
    /// Stops if an option gives a column a use that another one has.
    func stopIfRepeated(_ roles: LongColumns, in reader: inout TableReader) throws(ReadingStopped) {
        let others = [roles.role, roles.start, roles.end, roles.endDate, roles.hours, roles.note, roles.group]
        let used = Set(others.compactMap(\.self) + roles.staff.flatMap { [$0.index, $0.firstName ?? $0.index] })
        for column in columns where ColumnMeaning(reader.assignments.use(of: column)) != nil {
            guard !used.contains(column.index), ![.date, .ignored].contains(column.use) else { continue }
            throw reader.noEffect(of: column, at: frame.header, "another column has it")
        }
    }

    /// Stops if an option gives the column of dates another use, or the dates to another column or one without any.
    func checkDateColumn(in reader: inout TableReader) throws(ReadingStopped) {
        for column in columns where column.use != .ignored {
            guard let meaning = ColumnMeaning(reader.assignments.use(of: column)),
                let reason = reason(against: meaning, column, reader)
            else { continue }
            throw reader.noEffect(of: column, at: frame.header, reason)
        }
    }

    /// Returns why a column cannot have a use that has to do with dates; nil if it can.
    private func reason(against meaning: ColumnMeaning, _ column: TableColumn, _ reader: TableReader) -> String? {
        guard column.index == frame.dateColumn else {
            let dates = reader.optionName(ofColumn: frame.dateColumn, header: frame.header)
            return meaning == .date ? "'\(dates)' has the dates" : nil
        }
        guard [.date, .start, .end].contains(meaning) else { return "it has the dates" }
        let cells = reader.table.column(column.index, frame.body).filter { !$0.isEmpty }
        let hasDates = cells.isEmpty || cells.contains { $0.contains(where: \.isNumber) }
        return hasDates ? nil : "none of its cells is a date"
    }
}

extension TableColumn {
    /// Stops if an option says that this is a start or an end, and no cell is a date or a time.
    func checkMoments(_ frame: TableFrame, in reader: inout TableReader) throws(ReadingStopped) {
        guard !reader.table.hasMoments(index, frame.body) else { return }
        throw reader.noEffect(of: self, at: frame.header, "none of its cells is a date or a time")
    }
}
