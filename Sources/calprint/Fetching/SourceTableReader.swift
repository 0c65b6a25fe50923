import CalendarCore
import Fetching
import ScheduleIO

/// Reads the tables `[source.NAME]` and the key `fetch`, and collects the errors.
struct SourceTableReader {
    /// The folder that relative paths start from.
    let folder: String
    private(set) var sources: [SourceSettings] = []
    private(set) var names: [Located<String>]?
    var values = ValueReader()

    init(folder: String) { self.folder = folder }

    mutating func read(_ entry: DataField) {
        switch entry.name {
        case ConfigurationFile.sourceTable:
            for field in values.fields(entry.value, entry.name, "a table for each source: [source.NAME]") {
                read(source: field)
            }
        case ConfigurationFile.fetchedNames: names = values.texts(entry.value, entry.name)
        default: break
        }
    }

    private mutating func read(source field: DataField) {
        var source = SourceSettings(name: field.name, at: field.location)
        source.folder = folder
        guard isName(field) else { return }
        let fields = values.fields(field.value, "\(ConfigurationFile.sourceTable).\(field.name)", "a table")
        let count = values.findings.count
        guard let kind = kind(fields, field) else { return }
        source.kind = kind
        let keys = kind.keys.union(SourceKey.common)
        for field in fields {
            guard let key = SourceKey(rawValue: field.name), keys.contains(key) else {
                let known = SourceKey.allCases.filter(keys.contains).map(\.rawValue)
                values.unknown(field, among: known)
                continue
            }
            read(key, field.value, into: &source)
        }
        for key in kind.required where values.findings.count == count {
            guard !fields.contains(where: { $0.name == key.rawValue }) else { continue }
            values.report(
                .missingField, "a source of kind '\(kind.name)' without '\(key.rawValue)'", at: field.location)
        }
        check(source, fields)
        sources.append(source)
    }

    /// Names stand in messages and in the store, beside paths.
    private mutating func isName(_ field: DataField) -> Bool {
        let isPlain = field.name.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || "0123456789-_.".unicodeScalars.contains($0)
        }
        guard isPlain, (1...40).contains(field.name.unicodeScalars.count) else {
            values.report(
                .invalidName, "the name of a source has 1 to 40 letters, digits, '-', '_' and '.'", at: field.location)
            return false
        }
        return true
    }

    private mutating func kind(_ fields: [DataField], _ source: DataField) -> (any SourceKind.Type)? {
        let names = SourceKinds.all.map { $0.name }
        guard let field = fields.first(where: { $0.name == SourceKey.kind.rawValue }) else {
            values.report(
                .missingField, "a source without 'kind'", hint: names.alternatives, at: source.location)
            return nil
        }
        guard let name = values.text(field.value, field.name) else { return nil }
        if let kind = SourceKinds.all.first(where: { $0.name == name }) { return kind }
        let hint = Spelling.hint(for: name, among: names) ?? names.alternatives
        values.report(.invalidOption, "unknown kind of source '\(name)'", hint: hint, at: field.value.location)
        return nil
    }

    private mutating func read(_ key: SourceKey, _ value: DataValue, into source: inout SourceSettings) {
        let name = key.rawValue
        switch key {
        case .kind: break
        case .url: source.url = address(value)
        case .path: source.path = values.text(value, name).map(resolved)
        case .run: source.run = command(value)
        case .container: source.cloudKit.container = nonEmpty(value, name) ?? ""
        case .environment: source.cloudKit.environment = values.choice(value, name) ?? source.cloudKit.environment
        case .database: source.cloudKit.database = values.choice(value, name) ?? source.cloudKit.database
        case .app: source.cloudKit.app = values.choice(value, name) ?? source.cloudKit.app
        case .zones: source.zones = values.texts(value, name).map(\.value)
        case .caFile: source.certificates = values.text(value, name).map(resolved)
        case .credentials: source.credentials = values.text(value, name)
        case .allowPrivate: source.allowsPrivate = values.isOn(value, name) ?? false
        case .holidays: source.isHolidays = values.isOn(value, name) ?? false
        case .line, .person: source.owner = owner(value, key)
        case .timeZone:
            guard let text = values.text(value, name) else { return }
            do {
                source.timeZone = try TimeZoneName(option: text)
            } catch {
                values.report(.invalidOption, "\(error)", at: value.location)
            }
        }
    }

    private mutating func nonEmpty(_ value: DataValue, _ name: String) -> String? {
        guard let text = values.text(value, name) else { return nil }
        if text.isEmpty { values.wrong(value, name, "a text that is not empty") }
        return text
    }

    /// An address without credentials in it. Messages do not repeat it: it may be secret.
    private mutating func address(_ value: DataValue) -> String? {
        guard let text = values.text(value, SourceKey.url.rawValue) else { return nil }
        let rest = SourceArgument.webSchemes.first { text.lowercased().hasPrefix($0) }.map { text.dropFirst($0.count) }
        guard let host = rest?.prefix(while: { !"/?#".contains($0) }), !host.isEmpty else {
            values.report(
                .invalidOption, "'url' takes an address: https://…, webcal://… or http://…", at: value.location)
            return nil
        }
        guard text.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) else {
            values.report(.invalidOption, "'url' has a control character", at: value.location)
            return nil
        }
        guard !host.contains("@") else {
            values.report(
                .invalidOption, "credentials stand in a file of their own ('credentials'), not in 'url'",
                at: value.location)
            return nil
        }
        return text
    }

    private mutating func command(_ value: DataValue) -> [String] {
        let words = values.texts(value, SourceKey.run.rawValue).map(\.value)
        if case .list = value.content, words.first?.isEmpty ?? true {
            values.report(
                .invalidOption, "'run' takes a program and its arguments, as in [\"vdirsyncer\", \"sync\"]",
                at: value.location)
        }
        return words
    }

    private mutating func owner(_ value: DataValue, _ key: SourceKey) -> SourceName? {
        guard let text = values.text(value, key.rawValue) else { return nil }
        guard let name = SourceName(key == .line ? .line : .person, text), key == .line || name.canBePerson else {
            values.report(
                .invalidName, "'\(text.abridged)' cannot be the name of a \(key.rawValue)", at: value.location)
            return nil
        }
        return name
    }

    private mutating func check(_ source: SourceSettings, _ fields: [DataField]) {
        let owners = fields.filter { [SourceKey.line.rawValue, SourceKey.person.rawValue].contains($0.name) }
        if owners.count > 1 {
            values.report(.conflictingFields, "'line' and 'person' exclude each other", at: owners[1].location)
        }
        if source.isHolidays, let owner = owners.first {
            values.report(.conflictingFields, "holidays are nobody's: '\(owner.name)' does not fit", at: owner.location)
        }
        checkInvitation(source, fields)
        guard source.credentials != nil, let url = source.url, url.lowercased().hasPrefix("http://") else { return }
        values.report(
            .conflictingFields, "credentials are sent by https alone: '\(source.name)' has an address with http",
            at: source.location)
    }

    /// An invitation leads to a zone that is shared.
    private mutating func checkInvitation(_ source: SourceSettings, _ fields: [DataField]) {
        guard source.url.flatMap({ CloudKitInvitation($0) }) != nil else { return }
        func place(_ key: SourceKey) -> SourceLocation? { fields.first { $0.name == key.rawValue }?.location }
        if source.kind != CloudKitZones.self {
            values.report(
                .invalidOption,
                "'url' invites to a shared zone of CloudKit; accept it in the app or in a browser first",
                hint: "kind = \"cloudkit\"", at: place(.url) ?? source.location)
        }
        for key in [SourceKey.database, .zones] {
            guard let place = place(key), key == .zones || source.cloudKit.database != .shared else { continue }
            values.report(
                .conflictingFields, "an invitation leads to one shared zone: '\(key.rawValue)' does not fit", at: place)
        }
    }

    /// From the folder of the file.
    private func resolved(_ path: String) -> String {
        path.hasPrefix("/") || folder == "." || path.isEmpty ? path : "\(folder)/\(path)"
    }
}
