/// What the tables say of one locale, with what it inherits.
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

    /// A text; empty if there is none.
    func text(_ key: String) -> String {
        values[key].map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Texts; none if there are none.
    func texts(_ key: String) -> [String] {
        values[key].map(LocaleFields.texts) ?? []
    }

    /// The texts of a list.
    static func texts(_ value: LocaleBlock.Bytes) -> [String] {
        value.split(separator: UInt8(ascii: "|")).map { String(decoding: $0, as: UTF8.self) }
    }

    func pattern(_ key: String) -> DatePattern { DatePattern(text(key)) }

    func phrase(_ key: String) -> Phrase { Phrase(text(key)) }

    /// Weekdays by their English names.
    func weekdays(_ key: String) -> [Weekday] {
        texts(key).compactMap { name in Weekday.allCases.first { String(describing: $0) == name } }
    }
}
