import CalendarCore

/// A table whose rows are records of people: documents, or items of their checklists.
struct PersonRecordTable {
    private let kind: PersonRecordRow
    private let header: RecordHeader
    private let rows: [Int]
    /// The columns of the fields that it has, by their names.
    private let columns: [String: Int]

    /// Finds the header row. Returns nil if the table has none.
    init?(_ headers: [RecordHeader], in reader: TableReader) {
        for kind in PersonRecordRow.all {
            for header in headers {
                let columns = kind.columns(of: header)
                guard kind.missing(beside: columns).isEmpty, header.isNamed(columns) else { continue }
                (self.kind, self.header, self.columns) = (kind, header, columns)
                rows = reader.filled.filter { $0 > header.row }
                return
            }
        }
        return nil
    }

    func read(into reader: inout TableReader) throws(ReadingStopped) {
        (reader.account.shape, reader.account.headerRow) = (kind.shape, header.row + 1)
        try checkOptions(in: &reader)
        reader.account.columns = described(reader.table.spellings(header.row))
        reader.table.fillDown(rows)
        let days = try days(in: &reader)
        for (index, row) in rows.enumerated() {
            let values = values(ofRow: row, days.mapValues { $0[index] }, in: &reader)
            if let values { add(values, row, to: &reader) }
        }
        let (count, most, noun) = kind.count(reader.records)
        guard count > most else { return }
        throw reader.table.log.stop(.tooMany, at: reader.table.start(rows[0]), "\(count) \(noun) (at most \(most))")
    }

    /// Stops if an option gives a column a use that it cannot have.
    private func checkOptions(in reader: inout TableReader) throws(ReadingStopped) {
        for index in header.given {
            let column = TableColumn(index: index, name: reader.optionName(ofColumn: index, header: header.row))
            guard let field = kind.field(called: header.names[index]) else {
                throw reader.noEffect(of: column, at: header.row, "the table has \(kind.count(reader.records).noun)")
            }
            guard let used = columns[field.name], used != index else { continue }
            let other = reader.optionName(ofColumn: used, header: header.row)
            throw reader.noEffect(of: column, at: header.row, "'\(other)' has it")
        }
    }

    private func described(_ names: [String]) -> [TableAccount.Column] {
        let uses = kind.fields.compactMap { field in columns[field.name].map { ($0, field.column?.use ?? "") } }
        var used = Dictionary(uses, uniquingKeysWith: { first, _ in first })
        if let first = header.nameParts?.first { used[first] = PersonRecordRow.person }
        return names.enumerated().map { TableAccount.Column(name: $1, use: used[$0] ?? TableAccount.notPrinted) }
    }

    private func add(_ values: FieldValues, _ row: Int, to reader: inout TableReader) {
        let place = reader.table.location(row, columns[PersonRecordRow.person] ?? 0)
        guard let isNew = kind.add(values, place, &reader.records) else {
            return reader.table.log.error(.wrongType, at: reader.table.start(row), "a row that is no \(kind.noun)")
        }
        for field in kind.fields where field.form.isDated {
            if let day = values.text(field.name).flatMap({ CivilDate(inSchedule: $0) }) { reader.note(day) }
        }
        guard !isNew, let item = values.text(kind.subject), let person = values.text(PersonRecordRow.person) else {
            return
        }
        reader.table.log.error(
            .repeatedItem, at: reader.table.position(row, columns[kind.subject] ?? 0),
            "\(kind.subject) '\(item.abridged)' of '\(person.abridged)' is in the table twice")
    }

    // MARK: Cells

    /// The texts of the columns of days, by the names of their fields: nil for an empty cell of dates, and for a wrong
    /// one, which is logged.
    private func days(in reader: inout TableReader) throws(ReadingStopped) -> [String: [String?]] {
        var days: [String: [String?]] = [:]
        for field in kind.fields where field.form.isDated {
            guard let column = columns[field.name] else { continue }
            let cells = reader.table.column(column, rows)
            let words = cells.map { field.form.word(PlainName($0)) }
            let dated = zip(cells, words).map { $1 == nil ? $0 : "" }
            let dates = DateColumn(dated, reader.dateContext(reader.titleMonth(above: header.row)))
            try reader.check(dates, dated, reader.table.spelling(header.row, column)) { (rows[$0], column) }
            days[field.name] = dates.values.indices.map { index in
                words[index] ?? dates.values[index].date?.description
                    ?? (dates.values[index] == .blank ? field.form.blankWord : nil)
            }
        }
        return days
    }

    /// Returns nil for a row without a value that it needs, or with a wrong one, which is logged.
    private func values(
        ofRow row: Int, _ days: [String: String?], in reader: inout TableReader
    ) -> FieldValues? {
        var values = FieldValues(location: reader.table.location(row, columns[kind.subject] ?? 0))
        for field in kind.fields {
            guard let column = columns[field.name] else { continue }
            switch field.form {
            case .date, .expiry: values[field.name] = days[field.name].flatMap(\.self).map(FieldValue.text)
            case .flag where reader.table.isBlank(row, column): continue
            case .flag: values[field.name] = answer(field, row, column, &reader).map { .text($0.description) }
            default: values[field.name] = text(field, row, column, &reader).map(FieldValue.text)
            }
            if values[field.name] == nil, field.needsCell { return nil }
        }
        return values
    }

    private func answer(_ field: FieldShape, _ row: Int, _ column: Int, _ reader: inout TableReader) -> Bool? {
        let cell = reader.table.spelling(row, column)
        if let answer = AnswerWords.answer(PlainName(cell), in: field.name) { return answer }
        reader.table.log.error(
            .wrongType, at: reader.table.position(row, column), hint: "yes or no",
            "'\(cell.abridged)' does not say whether the \(kind.noun) is \(field.name)")
        return nil
    }

    private func text(_ field: FieldShape, _ row: Int, _ column: Int, _ reader: inout TableReader) -> String? {
        if let lengths = field.form.nameLengths {
            let noun = field.column?.use ?? field.name
            guard field.name == PersonRecordRow.person, let parts = header.nameParts else {
                return reader.name(row, column, noun, lengths)
            }
            return reader.name(row, parts, noun, lengths)
        }
        guard let text = reader.table.text(row, column), let words = text.value.nonBlank else { return nil }
        guard case .name(let most) = field.form, words.unicodeScalars.count > most else { return words }
        reader.table.log.error(
            .textTooLong, at: text.position,
            "'\(field.name)' of \(words.unicodeScalars.count) characters (at most \(most) allowed)")
        return nil
    }
}

extension FieldShape {
    /// True if a row is wrong without a value in its column.
    fileprivate var needsCell: Bool {
        switch form {
        case .person, .identifier, .short, .expiry, .flag: true
        default: false
        }
    }
}

extension FieldForm {
    var isDated: Bool {
        switch self {
        case .date, .expiry: true
        default: false
        }
    }

    /// The lengths of a name that a row needs; nil for a text that it can be without.
    fileprivate var nameLengths: ClosedRange<Int>? {
        switch self {
        case .person(let lengths), .short(_, let lengths): lengths
        case .identifier: ChecklistTemplate.identifierLengths
        default: nil
        }
    }

    /// The value of an empty cell.
    fileprivate var blankWord: String? { if case .expiry = self { FieldForm.missing } else { nil } }

    /// The value of a word in a date column. Returns nil if the word means nothing there.
    fileprivate func word(_ word: PlainName) -> String? {
        if case .expiry = self { FieldForm.expiryWords[word] } else { nil }
    }

    private static let expiryWords: [PlainName: String] = [
        "missing": missing, "none": missing, "fehlt": missing, "falta": missing, "manque": missing, "manca": missing,
        "never": never, "unlimited": never, "noexpiry": never, "unbefristet": never, "indefinido": never,
        "illimite": never, "illimitato": never,
    ]
}
