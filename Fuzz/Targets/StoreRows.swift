/// Statements that fill a store's tables, from an input: a byte says which table, one a value.
struct StoreRows {
    private var bytes: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
        self.bytes = bytes[...]
    }

    /// The columns of each table: n for numbers, t for texts.
    private static let tables = [
        ("source", "ntttntt"[...]), ("declared", "ntntt"), ("record", "nnnttnnnnnnnnnn"), ("text", "ntt"),
        ("tombstone", "ttn"), ("declared", "ntntt"), ("replaced", "nnnttnnnnnnnnnnn"), ("replaced_text", "ntt"),
        ("record", "nnnttnnnnnnnnnn"), ("text", "ntt"),
    ].map { (name: $0.0, columns: Array($0.1)) }

    /// Nil at the end of the input.
    mutating func next() -> String? {
        guard let byte = bytes.popFirst() else { return nil }
        let table = StoreRows.tables[Int(byte) % StoreRows.tables.count]
        let values = table.columns.map { $0 == "n" ? number() : text() }
        return "INSERT INTO \(table.name) VALUES (\(values.joined(separator: ", ")))"
    }

    /// Small, a day of 2025, the largest and the least, NULL, or eight bytes.
    private mutating func number() -> String {
        guard let byte = bytes.popFirst() else { return "0" }
        switch byte {
        case 0...99: return "\(byte)"
        case 100...159: return "\(20089 + Int(byte) - 100)"
        case 160...169: return "\(-Int(byte - 159))"
        case 170...179: return "\(1_735_689_600_000 + Int(byte))"
        case 180...199: return "\(60 * Int(byte - 180))"
        case 200...239: return "NULL"
        case 240: return "\(Int.max)"
        case 241: return "-9223372036854775808"
        default:
            let digits = bytes.prefix(8)
            bytes = bytes.dropFirst(8)
            return "\(digits.reduce(0) { $0 << 8 | Int($1) })"
        }
    }

    /// A word of a store's own, NULL, or up to 64 bytes, which need be no UTF-8.
    private mutating func text() -> String {
        guard let byte = bytes.popFirst() else { return "''" }
        if byte >= 240 { return "NULL" }
        if byte >= 100 { return "'\(StoreRows.words[Int(byte) % StoreRows.words.count])'" }
        let text = bytes.prefix(Int(byte) % 65)
        bytes = bytes.dropFirst(text.count)
        let digits = text.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        return "CAST(x'\(digits)' AS TEXT)"
    }

    private static let words = [
        "", "os", "cl", "off", "call", "title", "subtitle", "place", "person", "category", "line", "summary", "status",
        "closing",
        "tentative",
        "closed", "1", "2", "3", "a", "b", "CLOSED", "foot", "body", "bold", "regular", "America/Chicago",
        "20089/20089", "lines", "people", "key", "label", "name", "spellings/1",
    ]
}
