import CalendarCore
import Glibc
import ScheduleIO

/// Every option of drawing with the value that counts, and where it comes from.
struct ConfigurationListing {
    private let configuration: Configuration
    private let rows: [ConfiguredOption]

    init(_ configuration: Configuration) {
        self.configuration = configuration
        rows = ConfigurationKey.all.map { ConfiguredOption($0, configuration[$0.name]) }
    }

    /// As a configuration file.
    var toml: String {
        let files = configuration.files.map { "# read: \($0)" }
        let missing = configuration.missingFiles.map { "# not there: \($0)" }
        return (files + missing + rows.map(\.toml)).joined(separator: "\n")
    }

    /// An object with the files and the options, an option a line.
    var json: String {
        let files = configuration.files.map { JSONValue.text($0) }
        let lines = rows.map { "    " + $0.json.text }
        return """
            {
              "files": \(JSONValue.array(files).text),
              "options": [
            \(lines.joined(separator: ",\n"))
              ]
            }
            """
    }
}

/// An option, and the value that counts.
private struct ConfiguredOption {
    private let key: ConfigurationKey
    /// Nil where an option that does not repeat has none.
    private let values: [String]?
    private let origin: Setting.Origin?

    init(_ key: ConfigurationKey, _ setting: Setting?) {
        (self.key, origin) = (key, setting?.origin)
        let standard = key.kind == .flag ? ["false"] : key.repeats ? [] : key.standard.map { [$0] }
        values = (setting?.values ?? standard).map { values in values.map(key.absolute) }
    }

    var toml: String {
        guard let values else { return "# \(key.name) is not set" }
        let items = values.map(literal)
        let value = key.repeats ? "[\(items.joined(separator: ", "))]" : items.joined()
        return "\(key.name) = \(value)  # \(originWords)"
    }

    private var isQuoted: Bool { key.kind != .flag && key.kind != .number }

    private func literal(_ value: String) -> String { isQuoted ? TOMLText(value).literal : value }

    /// `/etc/calprint/calprint.toml:3`, `--cell`, `default`
    private var originWords: String {
        switch origin {
        case .file(let location): "\(location.file):\(location.line)"
        case .option(let option): option
        case nil: "default"
        }
    }

    var json: JSONValue {
        let items = values.map { $0.map { isQuoted ? JSONValue.text($0) : .numeral($0) } }
        let value = key.repeats ? .array(items ?? []) : items?.first ?? .null
        return .object([("name", .text(key.name)), ("value", value)] + jsonOrigin)
    }

    private var jsonOrigin: [(String, JSONValue)] {
        switch origin {
        case .file(let location):
            let (line, column) = (JSONValue.integer(location.line), JSONValue.integer(location.column))
            return [("origin", .text("file")), ("file", .text(location.file)), ("line", line), ("column", column)]
        case .option(let option): return [("origin", .text("option")), ("option", .text(option))]
        case nil: return [("origin", .text("default"))]
        }
    }
}

extension ConfigurationKey {
    /// A value as it means the same in any folder.
    fileprivate func absolute(_ value: String) -> String {
        switch kind {
        case .file, .folders: return ConfigurationKey.absolute(path: value)
        case .schedules:
            let argument = SourceArgument(value)
            let path = ConfigurationKey.absolute(path: argument.file)
            return argument.label.map { "\($0)=\(path)" } ?? path
        case .text, .texts, .number, .flag: return value
        }
    }

    private static func absolute(path: String) -> String {
        guard path != "-", path != "", !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
        defer { free(folder) }
        return "\(String(cString: folder))/\(path)"
    }
}

/// A text as TOML's basic string.
private struct TOMLText {
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
