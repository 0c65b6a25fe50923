import CalendarCore

/// A table whose rows are documents: a person, what the document is, until when it is valid, and whether it is needed.
struct RequirementTable {
    private let header: Int
    /// The rows of documents.
    private let rows: [Int]
    private let columns: RequirementColumns

    /// Finds the row with the names of the columns; returns nil if there is none.
    init?(in reader: TableReader) {
        for row in reader.filled.prefix(20) {
            guard let columns = RequirementColumns(reader.table.spellings(row)) else { continue }
            (header, self.columns, rows) = (row, columns, reader.filled.filter { $0 > row })
            return
        }
        return nil
    }

    func read(into reader: inout TableReader) throws(ReadingStopped) {
        (reader.account.shape, reader.account.headerRow) = (.requirements, header + 1)
        reader.account.columns = columns.described(reader.table.spellings(header))
        let validities = try validities(in: &reader)
        for (index, row) in rows.enumerated() { readRow(row, validities[index], into: &reader) }
        guard reader.records.requirements.count > Requirement.maximumCount else { return }
        throw reader.table.log.stop(
            .tooMany, at: reader.table.start(rows[0]),
            "\(reader.records.requirements.count) documents (at most \(Requirement.maximumCount))")
    }

    /// The validity of each row; nil for a row whose cell is none, which is logged.
    private func validities(in reader: inout TableReader) throws(ReadingStopped) -> [Requirement.Validity?] {
        let cells = reader.table.column(columns.expires, rows)
        let words = cells.map { RequirementWords.validities[PlainName($0)] }
        let dated = zip(cells, words).map { $1 == nil ? $0 : "" }
        let dates = DateColumn(dated, reader.dateContext(reader.titleMonth(above: header)))
        try reader.check(dates, dated, reader.table.spelling(header, columns.expires)) { (rows[$0], columns.expires) }
        return dates.values.indices.map { index in
            if let word = words[index] { return word }
            if let date = dates.values[index].date { return .until(date) }
            return dates.values[index] == .blank ? .missing : nil
        }
    }

    private func readRow(_ row: Int, _ validity: Requirement.Validity?, into reader: inout TableReader) {
        guard let person = reader.name(row, columns.person, "person", Person.nameLengths),
            let document = reader.name(row, columns.document, "document", Requirement.documentLengths),
            let validity, let isRequired = isRequired(row, in: &reader)
        else { return }
        if let date = validity.lastDay { reader.note(date) }
        reader.records.requirements.append(
            Requirement(
                person: person, document: document, validity: validity, isRequired: isRequired,
                location: reader.table.location(row, columns.document)))
    }

    /// True without such a column, and in an empty cell.
    private func isRequired(_ row: Int, in reader: inout TableReader) -> Bool? {
        guard let column = columns.required, !reader.table.isBlank(row, column) else { return true }
        let cell = reader.table.spelling(row, column)
        if let word = AnswerWords.required[PlainName(cell)] { return word }
        reader.table.log.error(
            .wrongType, at: reader.table.position(row, column), hint: "yes or no",
            "'\(cell.abridged)' does not say whether the document is required")
        return nil
    }
}

/// The columns of a table of documents.
private struct RequirementColumns {
    let person: Int
    let document: Int
    let expires: Int
    let required: Int?

    /// Returns nil unless there are columns for people, documents and dates.
    init?(_ names: [String]) {
        let plain = names.map { PlainName($0) }
        func column(_ words: Set<PlainName>) -> Int? { plain.firstIndex(where: words.contains) }
        guard let person = column(HeaderWords.person), let expires = column(RequirementWords.expires),
            let document = column(RequirementWords.document)
        else { return nil }
        (self.person, self.document, self.expires) = (person, document, expires)
        required = column(RequirementWords.required)
    }

    func described(_ names: [String]) -> [TableAccount.Column] {
        let uses = [person: "person", document: "document", expires: "valid until"]
            .merging(required.map { [$0: "required"] } ?? [:]) { first, _ in first }
        return names.enumerated().map { TableAccount.Column(name: $1, use: uses[$0] ?? "not printed") }
    }
}

/// The words of tables of documents, in the languages of the dates.
private enum RequirementWords {
    static let document: Set<PlainName> = [
        "document", "documenttype", "documentkind", "kind", "requirement", "certificate", "certification", "credential",
        "dokument", "nachweis", "zertifikat", "documento", "certificado", "certificat", "certificato",
    ]

    static let expires: Set<PlainName> = [
        "expires", "expiry", "expirydate", "expiration", "expirationdate", "expireson", "validuntil", "validto",
        "gultigbis", "ablaufdatum", "lauftab", "caduca", "caducidad", "vence", "validohasta", "expire", "expirele",
        "valablejusquau", "scade", "scadenza", "verlooptop",
    ]

    static let required: Set<PlainName> = [
        "required", "mandatory", "needed", "isrequired", "erforderlich", "pflicht", "requerido", "obligatorio",
        "requis",
        "obligatoire", "obbligatorio", "verplicht",
    ]

    static let validities: [PlainName: Requirement.Validity] = [
        "missing": .missing, "none": .missing, "fehlt": .missing, "falta": .missing, "manque": .missing,
        "manca": .missing,
        "never": .unlimited, "unlimited": .unlimited, "noexpiry": .unlimited, "unbefristet": .unlimited,
        "indefinido": .unlimited, "illimite": .unlimited, "illimitato": .unlimited,
    ]
}
