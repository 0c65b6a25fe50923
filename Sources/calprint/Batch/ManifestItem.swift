import CalendarCore
import ScheduleIO

/// A line of a manifest: one calendar.
struct ManifestItem {
    /// From 1.
    let line: Int
    /// The text of the line.
    let bytes: ArraySlice<UInt8>
    /// The person whose sheet it is; nil for a calendar of all people.
    let person: ItemPerson?
    /// Nil if the line has none.
    private(set) var id: Located<String>?
    /// The name of its file, within the folder of the batch; nil if it has none.
    private(set) var output: Located<String>?
    /// The options that it gives.
    private(set) var settings: [Setting] = []
    /// The errors that keep it from being drawn.
    private(set) var findings: [Finding]
    /// The errors in its id and in the name of its file.
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

    private mutating func readOptions(_ fields: [DataField], folder: String) {
        var reader = SettingReader(folder: folder, OptionTable.items, remedy: ManifestItem.remedy)
        for field in fields where !ManifestItem.ownFields.contains(field.name) {
            reader.read(field)
        }
        (settings, findings) = (reader.settings + (person?.settings ?? []), reader.findings)
        guard !settings.contains(where: { $0.option.name == "schedule" }), findings.isEmpty else { return }
        findings.append(
            Finding(.error, .missingField, "item without 'schedule'", hint: "[] draws empty months", at: start))
    }

    private mutating func readNames(_ fields: [DataField]) {
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

    private mutating func text(_ name: String, _ fields: [DataField]) -> Located<String>? {
        guard let value = fields.first(where: { $0.name == name })?.value else { return nil }
        guard case .text(let text) = value.content else {
            findings.append(Finding(.error, .wrongType, "'\(name)' takes a text", at: value.location))
            return nil
        }
        return Located(value: text, location: value.location)
    }
}

extension ItemPerson {
    /// The options that are added to those of the item's line.
    fileprivate var settings: [Setting] {
        let person = (OptionTable.drawing(.person), name)
        let options = isOwn ? [person, (OptionTable.drawing(.only), "true")] : [person]
        return options.map { Setting(option: $0, values: [$1], origin: .option(ItemPerson.option)) }
    }
}

/// The name of an item's file, made of a template: `{from}/{id}.pdf`, in which `{from}` is the item's field of that
/// name as it is written. On the sheet of a person, `{id}` and `{person}` have that person's name.
struct OutputName {
    /// From the folder of the batch.
    let path: String

    /// Why a name is refused.
    struct Mistake: Error {
        let message: String
    }

    init(_ template: String, _ fields: [DataField], id: String, _ person: ItemPerson?) throws(Mistake) {
        var known = ["id": id]
        for name in OptionInfo(of: .person).names { known[name] = person?.fileName }
        if person != nil, !known.keys.contains(where: { template.contains("{\($0)}") }) {
            throw Mistake(message: "the output '\(template)' has neither {id} nor {person}, so that all would be one")
        }
        path = try OutputName.filled(template, fields, known)
        if let reason = OutputName.reason(against: path, isPath: true) {
            throw Mistake(message: "the output '\(path)' \(reason)")
        }
        guard let format = OutputFormat(fileName: path), [.pdf, .html].contains(format) else {
            throw Mistake(message: "the output '\(path)' does not end in .pdf or .html; a batch draws documents")
        }
    }

    private static func filled(
        _ template: String, _ fields: [DataField], _ known: [String: String]
    ) throws(Mistake) -> String {
        var (path, rest) = ("", template[...])
        while let open = rest.firstIndex(of: "{") {
            guard let close = rest[open...].firstIndex(of: "}") else {
                throw Mistake(message: "the output '\(template)' has a '{' without '}'")
            }
            let name = rest[open..<close].dropFirst()
            guard let word = known[String(name)] ?? fields.first(where: { $0.name == name }).flatMap({ word($0.value) })
            else {
                throw Mistake(message: "the output uses {\(name)}, but the item has no such text or number")
            }
            path += rest[..<open] + word
            rest = rest[close...].dropFirst()
        }
        return path + rest
    }

    private static func word(_ value: DataValue) -> String? {
        switch value.content {
        case .text(let text): text
        case .integer(let number): String(number)
        default: nil
        }
    }

    /// Room for the names that a file has while it is written.
    private static let maximumLength = 200

    /// The reason to refuse the name of a file within a folder; nil for a good name. A path may have subfolders.
    static func reason(against name: String, isPath: Bool) -> String? {
        if name.contains("/"), !isPath { return "has a '/'" }
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        if name.isEmpty || parts.contains("") { return name.isEmpty ? "is empty" : "has an empty part" }
        if name.contains("..") { return "has '..'" }
        if name.unicodeScalars.contains(where: \.isUnseen) { return "has a control character" }
        if parts.contains(where: { $0.hasPrefix(".") }) { return "begins with a dot" }
        if parts.contains(where: { $0.utf8.count > maximumLength }) { return "is longer than \(maximumLength) bytes" }
        return nil
    }
}

extension Unicode.Scalar {
    /// True for a control character, or one that turns the direction of the text around it.
    fileprivate var isUnseen: Bool {
        isDirectionControl || [.control, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
    }
}
