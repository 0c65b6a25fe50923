import CalendarCore

/// A table whose rows say of an item of a checklist how far somebody is with it.
struct ProgressTable {
    private let header: Int
    /// The rows of items.
    private let rows: [Int]
    private let columns: ProgressColumns

    /// Finds the row with the names of the columns; returns nil if there is none.
    init?(in reader: TableReader) {
        for row in reader.filled.prefix(20) {
            guard let columns = ProgressColumns(reader.table.spellings(row)) else { continue }
            (header, self.columns, rows) = (row, columns, reader.filled.filter { $0 > row })
            return
        }
        return nil
    }

    func read(into reader: inout TableReader) throws(ReadingStopped) {
        (reader.account.shape, reader.account.headerRow) = (.progress, header + 1)
        reader.account.columns = columns.described(reader.table.spellings(header))
        let dates = try dates(in: &reader)
        for (index, row) in rows.enumerated() { readRow(row, dates[index], into: &reader) }
        guard reader.records.progress.records.count > ChecklistProgress.maximumCount else { return }
        throw reader.table.log.stop(
            .tooMany, at: reader.table.start(rows[0]),
            "\(reader.records.progress.records.count) checklists of people (at most \(ChecklistProgress.maximumCount))")
    }

    /// The date of each row; nil for an empty cell, and for a wrong one, which is logged.
    private func dates(in reader: inout TableReader) throws(ReadingStopped) -> [CivilDate?] {
        guard let column = columns[.date] else { return rows.map { _ in nil } }
        let cells = reader.table.column(column, rows)
        let dates = DateColumn(cells, reader.dateContext(reader.titleMonth(above: header)))
        try reader.check(dates, cells, reader.table.spelling(header, column)) { (rows[$0], column) }
        return dates.values.indices.map { dates.values[$0].date }
    }

    private func readRow(_ row: Int, _ date: CivilDate?, into reader: inout TableReader) {
        let lengths = ChecklistTemplate.identifierLengths
        guard let person = reader.name(row, columns.person, "person", Person.nameLengths),
            let template = reader.name(row, columns.template, "template", lengths),
            let item = reader.name(row, columns.item, "item", lengths),
            let isDone = isDone(row, date, in: &reader)
        else { return }
        if let date { reader.note(date) }
        let progress = ChecklistProgress.ItemProgress(
            item: item, isDone: isDone, date: date, by: text(row, .by, &reader), notes: text(row, .notes, &reader),
            comments: text(row, .comments, &reader), location: reader.table.location(row, columns.item))
        let place = reader.table.location(row, columns.person)
        guard !reader.records.progress.add(progress, of: person, with: template, at: place) else { return }
        reader.table.log.error(
            .repeatedItem, at: reader.table.position(row, columns.item),
            "item '\(item.abridged)' of '\(person.abridged)' is in the table twice")
    }

    /// The answer of its cell; without one, an item with a date is done. Returns nil for another word, which is logged.
    private func isDone(_ row: Int, _ date: CivilDate?, in reader: inout TableReader) -> Bool? {
        guard let column = columns[.done], !reader.table.isBlank(row, column) else { return date != nil }
        let cell = reader.table.spelling(row, column)
        if let word = AnswerWords.done[PlainName(cell)] { return word }
        reader.table.log.error(
            .wrongType, at: reader.table.position(row, column), hint: "yes or no",
            "'\(cell.abridged)' does not say whether the item is done")
        return nil
    }

    private func text(_ row: Int, _ part: ProgressColumns.Part, _ reader: inout TableReader) -> String? {
        columns[part].flatMap { reader.table.text(row, $0, .text)?.value.nonBlank }
    }
}

/// The columns of a table of progress.
private struct ProgressColumns {
    let person: Int
    let template: Int
    let item: Int
    private let parts: [Part: Int]

    /// The columns that a table need not have all.
    enum Part: String, CaseIterable {
        case done, date, by, notes, comments
    }

    subscript(part: Part) -> Int? { parts[part] }

    /// Returns nil unless there are columns for people, templates and items, and one that says what is done.
    init?(_ names: [String]) {
        let plain = names.map { PlainName($0) }
        func column(_ words: Set<PlainName>) -> Int? { plain.firstIndex(where: words.contains) }
        guard let person = column(HeaderWords.person), let template = column(ProgressWords.template),
            let item = column(ProgressWords.item)
        else { return nil }
        (self.person, self.template, self.item) = (person, template, item)
        let found = Part.allCases.map { ($0, column(ProgressWords.parts[$0] ?? [])) }
        parts = Dictionary(uniqueKeysWithValues: found.compactMap { part, column in column.map { (part, $0) } })
        guard parts[.done] != nil || parts[.date] != nil else { return nil }
    }

    func described(_ names: [String]) -> [TableAccount.Column] {
        var uses = [person: "person", template: "template", item: "item"]
        for (part, column) in parts { uses[column] = part.rawValue }
        return names.enumerated().map { TableAccount.Column(name: $1, use: uses[$0] ?? "not printed") }
    }
}

/// The words of tables of progress, in the languages of the dates.
private enum ProgressWords {
    static let template: Set<PlainName> = [
        "template", "templateid", "templateidentifier", "checklist", "checkliste", "vorlage", "plantilla",
        "listadecontrol", "modele", "modello", "sjabloon",
    ]

    static let item: Set<PlainName> = [
        "item", "itemid", "templateitemid", "task", "step", "punkt", "aufgabe", "elemento", "tarea", "element", "tache",
        "voce", "taak",
    ]

    static let parts: [ProgressColumns.Part: Set<PlainName>] = [
        .done: [
            "done", "complete", "completed", "iscomplete", "finished", "status", "erledigt", "hecho", "completado",
            "fait", "termine", "fatto", "completato", "gedaan",
        ],
        .date: HeaderWords.date.union(["completedat", "completedon", "doneon", "datecompleted", "erledigtam"]),
        .by: ["by", "initials", "signedby", "confirmedby", "instructor", "von", "kurzel", "por", "par", "da", "door"],
        .notes: ["notes", "note", "notizen", "notas", "notities", "remarks"],
        .comments: ["comments", "comment", "instructorcomments", "kommentar", "kommentare", "comentarios", "commenti"],
    ]
}

/// The progress that the tables of a file give, one record of a person and a template.
struct ProgressTables {
    private(set) var records: [ChecklistProgress] = []
    private var places: [Subject: Int] = [:]
    private var items: Set<Item> = []

    private struct Subject: Hashable {
        let person: [String]
        let template: String
    }

    private struct Item: Hashable {
        let subject: Subject
        let item: String
    }

    /// Adds an item; returns false if the person's progress already has it.
    mutating func add(
        _ item: ChecklistProgress.ItemProgress, of person: String, with template: String, at place: SourceLocation
    ) -> Bool {
        let subject = Subject(person: person.lowercasedWords, template: template)
        guard items.insert(Item(subject: subject, item: item.item)).inserted else { return false }
        let index = places[subject] ?? records.count
        if index == records.count {
            places[subject] = index
            records.append(ChecklistProgress(person: person, template: template, location: place))
        }
        records[index].items.append(item)
        return true
    }
}
