import ScheduleIO

/// The name of an item's file, made of a template: `{from}/{id}.pdf`, in which `{from}` is the item's field of that
/// name as it is written. On a person's own sheet, `{id}` and `{provider}` have that person's name.
struct OutputName {
    /// From the folder of the batch.
    let path: String

    /// Why a name is refused.
    struct Mistake: Error {
        let message: String
    }

    init(_ template: String, _ fields: [JSONLine.Field], id: String, _ person: ItemPerson?) throws(Mistake) {
        var known = ["id": id]
        known["provider"] = person?.fileName
        if person != nil, !known.keys.contains(where: { template.contains("{\($0)}") }) {
            throw Mistake(message: "the output '\(template)' has neither {id} nor {provider}, so that all would be one")
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
        _ template: String, _ fields: [JSONLine.Field], _ known: [String: String]
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

    private static func word(_ value: JSONLine.Value) -> String? {
        switch value.content {
        case .text(let text): text
        case .integer(let number): String(number)
        default: nil
        }
    }

    /// Room for the names that a file has while it is written.
    private static let maximumLength = 200

    /// Why a name cannot be that of a file within a folder; nil if it can. A path may lead into subfolders.
    static func reason(against name: String, isPath: Bool) -> String? {
        if name.contains("/"), !isPath { return "has a '/'" }
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        if name.isEmpty || parts.contains("") { return name.isEmpty ? "is empty" : "has an empty part" }
        if name.contains("..") { return "has '..'" }
        if parts.contains(where: { $0.hasPrefix(".") }) { return "begins with a dot" }
        if parts.contains(where: { $0.utf8.count > maximumLength }) { return "is longer than \(maximumLength) bytes" }
        return nil
    }
}
