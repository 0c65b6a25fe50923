import CalendarCore
import CalendarLayout
import ScheduleIO

/// Reads settings from a file's entries, and reports errors as findings.
struct SettingReader {
    /// The folder that relative paths start from.
    let folder: String
    /// The known options.
    private let options: [OptionInfo]
    private let remedy: String
    private(set) var settings: [Setting] = []
    private(set) var findings: [Finding] = []

    /// `remedy` is the hint for an unknown option that resembles none.
    init(
        folder: String, _ options: [OptionInfo] = OptionTable.drawing,
        remedy: String = "calprint config lists the options"
    ) {
        (self.folder, self.options, self.remedy) = (folder, options, remedy)
    }

    mutating func read(_ entry: DataField) {
        guard let option = options.named(entry.name) else {
            let hint = Spelling.hint(for: entry.name, among: options.map(\.name)) ?? remedy
            return report(.unknownField, "unknown option '\(entry.name)'", hint: hint, at: entry.location)
        }
        guard let values = values(of: entry.value, for: option) else { return }
        // A flag that is off excludes nothing.
        let others = values == ["false"] ? [] : settings.filter { $0.values != ["false"] }
        if let other = others.first(where: { $0.option.excludes(option) }) {
            let names = "'\(other.option.name)' and '\(option.name)'"
            return report(.conflictingFields, "\(names) exclude each other; give one of them", at: entry.location)
        }
        let place = settings.firstIndex { $0.option.name == option.name && option.repeats }
        let earlier = place.map { settings.remove(at: $0).values } ?? []
        settings.append(Setting(option: option, values: earlier + values, origin: .file(entry.value.location)))
    }

    /// Nil if the value has the wrong type.
    private mutating func values(of value: DataValue, for option: OptionInfo) -> [String]? {
        if option.kind == .fields, case .table(let fields) = value.content { return self.fields(fields.flattened) }
        guard option.repeats, case .list(let items) = value.content else {
            return word(value, for: option).map { [$0] }
        }
        let words = items.compactMap { word($0, for: option) }
        return words.count == items.count ? words : nil
    }

    /// The fields of a table. Checks each; returns nil if one is wrong.
    private mutating func fields(_ fields: [DataField]) -> [String]? {
        var style = TimelineStyle()
        var options: [String] = []
        for field in fields {
            guard let text = field.value.scalar else {
                report(.wrongType, "'timeline.\(field.name)' takes one value", at: field.value.location)
                continue
            }
            let setting = TimelineSetting(key: field.name, text: text)
            do {
                try setting.apply(to: &style)
                options.append(setting.option)
            } catch {
                report(
                    error.isUnknown ? .unknownField : .invalidOption, error.reason, hint: error.hint,
                    at: error.isUnknown ? field.location : field.value.location)
            }
        }
        return options.count == fields.count ? options : nil
    }

    private mutating func word(_ value: DataValue, for option: OptionInfo) -> String? {
        switch (option.kind, value.content) {
        case (.number, .integer(let number)), (.decimal, .integer(let number)): return String(number)
        case (.decimal, .decimal(let number)): return number
        case (.flag, .boolean(let isOn)): return String(isOn)
        case (.text, .text(let text)), (.texts, .text(let text)), (.fields, .text(let text)): return text
        case (.file, .text(let path)), (.fileOrTable, .text(let path)), (.fileOrTables, .text(let path)),
            (.folders, .text(let path)), (.files, .text(let path)):
            return resolved(path)
        case (.fileOrDate, .text(let value)): return EarlierSource.isDate(value) ? value : resolved(value)
        // A table is read with the others when it is needed.
        case (.fileOrTable, .table): return value.location.file
        case (.fileOrTables, .list(let items)) where items.allSatisfy(\.isTable): return value.location.file
        case (.schedules, .text(let schedule)): return resolved(schedule: schedule)
        default:
            let message = "'\(option.name)' takes \(option.kind.description), not \(value.content.description)"
            report(.wrongType, message, hint: option.hint(for: value.content), at: value.location)
            return nil
        }
    }

    private mutating func report(
        _ code: Finding.Code, _ message: String, hint: String? = nil, at location: SourceLocation
    ) {
        findings.append(Finding(.error, code, message, hint: hint, at: location))
    }

    /// From the folder; `-` is standard input or output.
    private func resolved(_ path: String) -> String {
        guard path != "-", path != "", !path.hasPrefix("/"), folder != "." else { return path }
        return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
    }

    private func resolved(schedule: String) -> String {
        let argument = SourceArgument(schedule)
        let file = resolved(argument.file)
        if let name = argument.name { return "\(name.spelling)=\(file)" }
        // A folder's name must not become a line's or a person's.
        return SourceArgument(file).name == nil ? file : "./\(file)"
    }
}

extension OptionInfo {
    /// A hint at the right way to write the value; nil without one.
    fileprivate func hint(for content: DataValue.Content) -> String? {
        switch (kind, content) {
        case (.flag, .text(let text)) where ["true", "false"].contains(text): "without quotation marks"
        case (.number, .text(let text)) where Int(text) != nil: "without quotation marks"
        case (.decimal, .text(let text)) where Double(text) != nil: "without quotation marks"
        case (.text, .integer), (.text, .other), (.fileOrDate, .other): "in quotation marks"
        default: nil
        }
    }
}

extension OptionInfo.Kind {
    fileprivate var description: String {
        switch self {
        case .text: "a text"
        case .number: "a whole number"
        case .decimal: "a number"
        case .flag: "true or false"
        case .file: "a path"
        case .fileOrDate: "a path or a date"
        case .fileOrTable: "a path, or is a table"
        case .fileOrTables: "a path, or is a list of tables"
        case .folders: "a list of folders"
        case .files, .schedules: "a list of files"
        case .texts: "a list of texts"
        case .fields: "a table"
        }
    }
}

extension DataValue.Content {
    fileprivate var description: String {
        switch self {
        case .text: "a text"
        case .integer: "a number"
        case .decimal: "a decimal fraction"
        case .boolean(let isOn): String(isOn)
        case .list: "a list"
        case .table: "a table"
        case .other(let description): description
        }
    }
}
