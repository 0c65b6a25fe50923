import PDFComparison
import ScheduleIO

/// What `diff --json` prints; Docs/diff.schema.json says what it means.
struct JSONDifference {
    let text: String

    init(_ result: DocumentDifference, _ a: String, _ b: String) {
        let differences = result.differences.map { "    " + JSONValue($0).text }
        let head: [(String, JSONValue)] = [
            ("format", .text("calprint-diff")), ("version", .integer(1)),
            ("a", .text(a)), ("b", .text(b)), ("verdict", .text(result.verdict.rawValue)),
        ]
        let members = head.map { "  \(JSONValue.text($0.0).text): \($0.1.text)" }
        let list = differences.isEmpty ? "[]" : "[\n" + differences.joined(separator: ",\n") + "\n  ]"
        text = "{\n" + (members + ["  \"differences\": \(list)"]).joined(separator: ",\n") + "\n}"
    }
}

extension JSONValue {
    /// A difference with those members that its kind has.
    fileprivate init(_ difference: Difference) {
        let members: [(String, JSONValue?)] = [
            ("kind", .text(difference.kind.rawValue)), ("page", difference.page.map(Self.integer)),
            ("otherPage", difference.otherPage.map(Self.integer)), ("day", difference.day.map(Self.text)),
            ("line", difference.line.map(Self.integer)), ("scope", (difference.scope?.rawValue).map(Self.text)),
            ("text", difference.text.map(Self.text)), ("words", difference.wordCount.map(Self.integer)),
            ("before", difference.before.map(Self.text)), ("after", difference.after.map(Self.text)),
            ("shift", difference.shift.map { .array([.decimal($0.x), .decimal($0.y)]) }),
            ("scale", difference.scale.map(Self.decimal)), ("box", difference.box.map(Self.box)),
            ("otherBox", difference.otherBox.map(Self.box)),
        ]
        self = .object(members.compactMap { name, value in value.map { (name, $0) } })
    }

    private static func box(_ box: Box) -> JSONValue {
        .array([.decimal(box.x), .decimal(box.y), .decimal(box.width), .decimal(box.height)])
    }
}
