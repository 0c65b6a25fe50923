/// The fields of a locale: those of its block and what it inherits.
struct LocaleFields {
    /// The fields of the locale before those that it inherits.
    private var fields: [LocaleBlock.Field] = []

    /// The fields of a block, if there is one, of those that it inherits from, and of the root.
    init(_ block: LocaleBlock?, in table: LocaleTable) {
        var next = block
        while let block = next {
            fields += block.fields
            next = block.parent.flatMap(table.block)
        }
        fields += table.root.fields
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
    static func texts(_ value: UnsafeBufferPointer<UInt8>) -> [String] {
        value.split(separator: UInt8(ascii: "|")).map { String(decoding: $0, as: UTF8.self) }
    }

    func pattern(_ key: String) -> DatePattern { DatePattern(text(key)) }

    func phrase(_ key: String) -> Phrase { Phrase(text(key)) }

    /// Returns weekdays by their English names.
    func weekdays(_ key: String) -> [Weekday] {
        texts(key).compactMap { name in Weekday.allCases.first { String(describing: $0) == name } }
    }

    private func value(_ key: String) -> UnsafeBufferPointer<UInt8>? {
        fields.first { $0.key == key }?.value ?? LocaleFields.substitute(for: key).flatMap(value)
    }

    /// Returns the key of the names to use for those that neither the locale nor any that it inherits from has. CLDR
    /// has such aliases, too.
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
