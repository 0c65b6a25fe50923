import CalendarCore

/// The words for yes and no in tables, in the languages of the dates.
enum AnswerWords {
    private static let answers: [PlainName: Bool] = [
        "yes": true, "y": true, "true": true, "1": true, "x": true, "ja": true, "si": true, "oui": true,
        "no": false, "n": false, "false": false, "0": false, "nein": false, "non": false, "nee": false,
    ]

    /// The words of some fields besides, by the fields' names.
    private static let others: [String: [PlainName: Bool]] = [
        "required": ["required": true, "optional": false],
        "done": [
            "done": true, "complete": true, "completed": true, "finished": true, "ok": true, "\u{2713}": true,
            "\u{2714}": true, "erledigt": true, "fertig": true, "hecho": true, "completado": true, "fait": true,
            "termine": true, "fatto": true, "completato": true, "gedaan": true, "klaar": true,
            "open": false, "pending": false, "todo": false, "offen": false, "pendiente": false, "afaire": false,
            "aperto": false, "-": false, "\u{2013}": false,
        ],
    ]

    /// Returns what a word says in a column of a field; nil for any other word.
    static func answer(_ word: PlainName, in field: String) -> Bool? { others[field]?[word] ?? answers[word] }
}

extension TableReader {
    /// Returns the name whose parts are in two columns: "Jo Averbeck". Returns nil for none, which is logged.
    mutating func name(
        _ row: Int, _ parts: (first: Int, last: Int), _ noun: String, _ lengths: ClosedRange<Int>
    ) -> String? {
        guard !table.isBlank(row, parts.first), !table.isBlank(row, parts.last) else {
            return name(row, table.isBlank(row, parts.last) ? parts.first : parts.last, noun, lengths)
        }
        let first = name(row, parts.first, noun, lengths)
        return name(row, parts.last, noun, lengths).flatMap { last in first.map { "\($0) \(last)" } }
    }

    /// Returns the name in a cell: somebody's, or that of a thing. Returns nil for none, which is logged.
    mutating func name(_ row: Int, _ column: Int, _ noun: String, _ lengths: ClosedRange<Int>) -> String? {
        guard let text = table.text(row, column, .text), text.value.hasWords else {
            table.log.error(
                .missingField, at: table.position(row, column),
                "a row without \("aeiou".contains(noun.first ?? " ") ? "an" : "a") \(noun)")
            return nil
        }
        let length = text.value.unicodeScalars.count
        guard lengths.contains(length) else {
            table.log.error(
                .textTooLong, at: text.position,
                "the name of a \(noun) with \(length) characters (at most \(lengths.upperBound) allowed)")
            return nil
        }
        return text.value
    }
}
