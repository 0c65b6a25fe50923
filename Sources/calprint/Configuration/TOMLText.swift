/// A text as TOML's basic string.
struct TOMLText {
    let literal: String

    init(_ text: String) {
        literal = "\"" + text.unicodeScalars.map(TOMLText.escaped).joined() + "\""
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\0"..."\u{1F}", "\u{7F}": (scalar.value < 16 ? "\\u000" : "\\u00") + String(scalar.value, radix: 16)
        default: String(scalar)
        }
    }
}

extension OptionInfo {
    /// True if a file has its values in quotation marks.
    var isQuoted: Bool { ![.flag, .number, .decimal].contains(kind) }

    /// Values as a file has them: `"a"`, `6`, `["a", "b"]`.
    func tomlValue(_ values: [String]) -> String {
        let items = values.map { isQuoted ? TOMLText($0).literal : $0 }
        return repeats ? "[\(items.joined(separator: ", "))]" : items.joined()
    }
}
