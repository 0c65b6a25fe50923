import CalendarCore
import Glibc
import ScheduleIO

/// Every option of drawing with the value in effect and its origin.
struct ConfigurationListing {
    private let configuration: Configuration
    private let rows: [ConfiguredOption]

    init(_ configuration: Configuration) {
        self.configuration = configuration
        rows = OptionTable.drawing.map { ConfiguredOption($0, configuration[$0.name]) }
    }

    /// The listing as a configuration file.
    var toml: String {
        let files = configuration.files.map { "# read: \($0)" }
        let missing = configuration.missingFiles.map { "# not there: \($0)" }
        return (files + missing + rows.map(\.toml)).joined(separator: "\n")
    }

    /// An object with the files and the options, an option a line.
    var json: String {
        JSONWriter.text { json in
            json.object(layout: .lines) { json in
                json.member("files", .array(configuration.files.map { .text($0) }))
                json.list("options", layout: .lines) { json in
                    for row in rows { json.element(row.json) }
                }
            }
        }
    }
}

/// An option and the value in effect.
private struct ConfiguredOption {
    private let option: OptionInfo
    /// Nil if an option that does not repeat has no value.
    private let values: [String]?
    private let origin: Setting.Origin?

    init(_ option: OptionInfo, _ setting: Setting?) {
        (self.option, origin) = (option, setting?.origin)
        let unset = option.kind == .flag ? ["false"] : option.repeats ? [] : option.defaultValue.map { [$0] }
        values = (setting?.values ?? unset).map { values in values.map(option.absolute) }
    }

    var toml: String {
        guard let values else { return "# \(option.name) is not set" }
        return "\(option.name) = \(option.tomlValue(values))  # \(originText)"
    }

    /// `/etc/calprint/calprint.toml:3`, `--cell`, `default`
    private var originText: String {
        switch origin {
        case .file(let location): "\(location.file):\(location.line)"
        case .option(let option): option
        case nil: "default"
        }
    }

    var json: JSONValue {
        let items = values.map { $0.map { option.isQuoted ? JSONValue.text($0) : .numeral($0) } }
        let value = option.repeats ? .array(items ?? []) : items?.first ?? .null
        return .object([("name", .text(option.name)), ("value", value)] + jsonOrigin)
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

extension OptionInfo {
    /// A value that means the same in any folder.
    fileprivate func absolute(_ value: String) -> String {
        switch kind {
        case .file, .fileOrTable, .fileOrTables, .folders, .files: return OptionInfo.absolute(path: value)
        case .fileOrDate: return EarlierSource.isDate(value) ? value : OptionInfo.absolute(path: value)
        case .schedules:
            let argument = SourceArgument(value)
            let path = OptionInfo.absolute(path: argument.file)
            return argument.name.map { "\($0.spelling)=\(path)" } ?? path
        case .text, .texts, .fields, .number, .decimal, .flag: return value
        }
    }

    private static func absolute(path: String) -> String {
        guard path != "-", path != "", !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
        defer { free(folder) }
        return "\(String(cString: folder))/\(path)"
    }
}

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
