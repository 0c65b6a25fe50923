import CalendarCore
import ScheduleIO

/// Makes settings of a file's entries, and findings of what cannot be one.
struct SettingReader {
    /// The file's, from which relative paths lead.
    let folder: String
    /// The options that there are.
    private let keys: [ConfigurationKey]
    private let remedy: String
    private(set) var settings: [Setting] = []
    private(set) var findings: [Finding] = []

    /// `remedy` is the hint for what is no option and resembles none.
    init(
        folder: String, _ keys: [ConfigurationKey] = ConfigurationKey.all,
        remedy: String = "calprint config lists the options"
    ) {
        (self.folder, self.keys, self.remedy) = (folder, keys, remedy)
    }

    mutating func read(_ entry: TOMLDocument.Entry) {
        guard let key = keys.first(where: { $0.name == entry.key }) else {
            let hint = Spelling.hint(for: entry.key, among: keys.map(\.name)) ?? remedy
            return report(.unknownField, "unknown option '\(entry.key)'", hint: hint, at: entry.location)
        }
        if let other = settings.first(where: { $0.key.excludes(key) }) {
            let names = "'\(other.key.name)' and '\(key.name)'"
            return report(.conflictingFields, "\(names) exclude each other; give one of them", at: entry.location)
        }
        guard let values = values(of: entry.value, for: key) else { return }
        settings.append(Setting(key: key, values: values, origin: .file(entry.value.location)))
    }

    /// Nil where it is of another type than the key's.
    private mutating func values(of value: TOMLValue, for key: ConfigurationKey) -> [String]? {
        guard key.repeats, case .list(let items) = value.content else {
            return word(value, for: key).map { [$0] }
        }
        let words = items.compactMap { word($0, for: key) }
        return words.count == items.count ? words : nil
    }

    private mutating func word(_ value: TOMLValue, for key: ConfigurationKey) -> String? {
        switch (key.kind, value.content) {
        case (.number, .integer(let number)): return String(number)
        case (.flag, .boolean(let isOn)): return String(isOn)
        case (.text, .text(let text)), (.texts, .text(let text)): return text
        case (.file, .text(let path)), (.folders, .text(let path)): return resolved(path)
        case (.schedules, .text(let schedule)): return resolved(schedule: schedule)
        default:
            let message = "'\(key.name)' takes \(key.kind.words), not \(value.content.words)"
            report(.wrongType, message, hint: key.hint(for: value.content), at: value.location)
            return nil
        }
    }

    private mutating func report(
        _ code: Finding.Code, _ message: String, hint: String? = nil, at location: SourceLocation
    ) {
        findings.append(Finding(.error, code, message, hint: hint, at: location))
    }

    /// From the file's folder; `-` is standard input or output.
    private func resolved(_ path: String) -> String {
        guard path != "-", path != "", !path.hasPrefix("/"), folder != "." else { return path }
        return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
    }

    private func resolved(schedule: String) -> String {
        let argument = SourceArgument(schedule)
        let file = resolved(argument.file)
        guard argument.label == nil else { return "\(argument.label ?? "")=\(file)" }
        // A folder's name must not become a label.
        return SourceArgument(file).label == nil ? file : "./\(file)"
    }
}

extension ConfigurationKey {
    /// How the value would be written.
    fileprivate func hint(for content: TOMLValue.Content) -> String? {
        switch (kind, content) {
        case (.flag, .text(let text)) where ["true", "false"].contains(text): "without quotation marks"
        case (.number, .text(let text)) where Int(text) != nil: "without quotation marks"
        case (.text, .integer), (.text, .other): "in quotation marks"
        default: nil
        }
    }
}

extension ConfigurationKey.Kind {
    fileprivate var words: String {
        switch self {
        case .text: "a text"
        case .number: "a whole number"
        case .flag: "true or false"
        case .file: "a path"
        case .folders: "a list of folders"
        case .schedules: "a list of files"
        case .texts: "a list of texts"
        }
    }
}

extension TOMLValue.Content {
    fileprivate var words: String {
        switch self {
        case .text: "a text"
        case .integer: "a number"
        case .boolean(let isOn): String(isOn)
        case .list: "a list"
        case .other(let words): words
        }
    }
}
