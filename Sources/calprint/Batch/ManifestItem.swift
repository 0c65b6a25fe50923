import CalendarCore
import ScheduleIO

/// A line of a manifest: one calendar.
struct ManifestItem {
    /// From 1.
    let line: Int
    /// As it is written.
    let bytes: ArraySlice<UInt8>
    /// Whose own sheet it is; nil for everybody's calendar.
    let person: ItemPerson?
    /// Nil if the line has none.
    private(set) var id: Located<String>?
    /// The name of its file, within the folder of the batch; nil if it has none.
    private(set) var output: Located<String>?
    /// The options that it gives.
    private(set) var settings: [Setting] = []
    /// Why it cannot be drawn.
    private(set) var findings: [Finding]
    /// What is wrong with its id and the name of its file.
    private(set) var nameFindings: [Finding] = []
    /// Its place, for messages.
    let start: SourceLocation

    private static let ownFields = ["id", "output"]
    private static let remedy = "Docs/Reference.md says which options an item has"

    init(_ bytes: ArraySlice<UInt8>, _ manifest: ManifestName, line: Int, person: ItemPerson? = nil) {
        (self.bytes, self.line, self.person) = (bytes, line, person)
        start = SourceLocation(file: manifest.file, line: line, column: 1)
        let json = bytes.withUnsafeBufferPointer { JSONLine($0, file: manifest.file, line: line) }
        findings = json.findings
        guard findings.isEmpty else { return }
        readOptions(json.fields, folder: manifest.folder)
        readNames(json.fields)
    }

    private mutating func readOptions(_ fields: [JSONLine.Field], folder: String) {
        var reader = SettingReader(folder: folder, OptionTable.items, remedy: ManifestItem.remedy)
        for field in fields where !ManifestItem.ownFields.contains(field.name) {
            reader.read(TOMLDocument.Entry(field))
        }
        (settings, findings) = (reader.settings + (person?.settings ?? []), reader.findings)
        guard !settings.contains(where: { $0.option.name == "schedule" }), findings.isEmpty else { return }
        findings.append(
            Finding(.error, .missingField, "item without 'schedule'", hint: "[] draws empty months", at: start))
    }

    private mutating func readNames(_ fields: [JSONLine.Field]) {
        guard let given = text("id", fields) else {
            if findings.isEmpty { findings.append(Finding(.error, .missingField, "item without 'id'", at: start)) }
            return
        }
        let id = Located(value: person.map { "\(given.value)-\($0.fileName)" } ?? given.value, location: given.location)
        self.id = id
        if let reason = OutputName.reason(against: id.value, isPath: false) {
            return refuseName(.invalidName, "the id '\(id.value)' \(reason)", id.location)
        }
        let template = text("output", fields) ?? Located(value: "{id}.pdf", location: id.location)
        guard !hasFinding("output") else { return }
        do {
            let name = try OutputName(template.value, fields, id: id.value, person)
            output = Located(value: name.path, location: template.location)
        } catch {
            refuseName(.invalidName, error.message, template.location)
        }
    }

    private func hasFinding(_ field: String) -> Bool {
        findings.contains { $0.code == .wrongType && $0.message.hasPrefix("'\(field)'") }
    }

    private mutating func refuseName(_ code: Finding.Code, _ message: String, _ location: SourceLocation) {
        nameFindings.append(Finding(.error, code, message, at: location))
    }

    private mutating func text(_ name: String, _ fields: [JSONLine.Field]) -> Located<String>? {
        guard let value = fields.first(where: { $0.name == name })?.value else { return nil }
        guard case .text(let text) = value.content else {
            findings.append(Finding(.error, .wrongType, "'\(name)' takes a text", at: value.location))
            return nil
        }
        return Located(value: text, location: value.location)
    }
}

extension ItemPerson {
    /// What the item's options are besides those of its line.
    fileprivate var settings: [Setting] {
        [(OptionInfo(of: .provider), name), (OptionInfo(of: .only), "true")].map { option, value in
            Setting(option: option, values: [value], origin: .option(OptionInfo(of: .eachProvider).longName))
        }
    }
}

extension TOMLDocument.Entry {
    /// A field of JSON, for what it has in common with a key of TOML.
    fileprivate init(_ field: JSONLine.Field) {
        self.init(key: field.name, location: field.location, value: TOMLValue(field.value))
    }
}

extension TOMLValue {
    fileprivate init(_ value: JSONLine.Value) {
        let content: Content =
            switch value.content {
            case .text(let text): .text(text)
            case .integer(let number): .integer(number)
            case .decimal(let number): .decimal(number)
            case .boolean(let isTrue): .boolean(isTrue)
            case .list(let values): .list(values.map(TOMLValue.init))
            case .other(let words): .other(words)
            }
        self.init(content: content, location: value.location)
    }
}
