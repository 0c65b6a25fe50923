/// The fields of a locale: those of its block and what it inherits.
struct LocaleFields {
    private var values: [String: LocaleBlock.Bytes] = [:]

    /// The fields of a locale's block and of those that it inherits from.
    init(_ block: LocaleBlock, in table: LocaleTable) {
        var next: LocaleBlock? = block
        while let block = next {
            for (key, value) in block.fields where values[key] == nil { values[key] = value }
            next = block.parent.flatMap(table.block)
        }
    }

    /// Returns a text; empty if the locale does not have it.
    func text(_ key: String) -> String {
        value(key).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Returns the texts of a list; an empty one if the locale does not have it.
    func texts(_ key: String) -> [String] {
        value(key).map(LocaleFields.texts) ?? []
    }

    /// Returns the texts of a list.
    static func texts(_ value: LocaleBlock.Bytes) -> [String] {
        value.split(separator: UInt8(ascii: "|")).map { String(decoding: $0, as: UTF8.self) }
    }

    func pattern(_ key: String) -> DatePattern { DatePattern(text(key)) }

    func phrase(_ key: String) -> Phrase { Phrase(text(key)) }

    /// Returns weekdays by their English names.
    func weekdays(_ key: String) -> [Weekday] {
        texts(key).compactMap { name in Weekday.allCases.first { String(describing: $0) == name } }
    }

    private func value(_ key: String) -> LocaleBlock.Bytes? {
        values[key] ?? LocaleFields.substitute(for: key).flatMap(value)
    }

    /// Returns the key of the names to use for those that neither the locale nor any that it inherits from has, as CLDR's
    /// aliases do.
    private static func substitute(for key: String) -> String? {
        switch key {
        case "short-months", "date-months": "months"
        case "short-date-months": "short-months"
        case "short-weekdays", "date-weekdays": "weekdays"
        case "shortest-weekdays", "short-date-weekdays": "short-weekdays"
        default: nil
        }
    }
}
