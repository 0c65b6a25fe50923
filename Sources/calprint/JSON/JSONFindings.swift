import CalendarCore
import ScheduleIO

/// Findings as JSON: an array with an object a finding, one a line.
struct JSONFindings {
    let text: String

    init(_ findings: [Finding]) {
        let lines = findings.map { "  " + JSONFindings.object($0).text }
        text = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n]"
    }

    private static func object(_ finding: Finding) -> JSONValue {
        .object(
            place(finding.location) + [
                ("severity", .text(finding.severity.rawValue)),
                ("code", .text(finding.code.rawValue)), ("message", .text(finding.message)),
                ("hint", .init(finding.hint)),
            ] + subject(of: finding))
    }

    /// Only what rules find has one.
    private static func subject(of finding: Finding) -> [(String, JSONValue)] {
        guard let subject = finding.subject else { return [] }
        return [
            ("date", .text(subject.date.description)), ("lines", .array(subject.lines.map(JSONValue.text))),
            ("people", .array(subject.people.map(JSONValue.text))),
            ("related", .array(finding.related.map { .object(place($0)) })),
        ]
    }

    private static func place(_ location: SourceLocation?) -> [(String, JSONValue)] {
        let cell: [(String, JSONValue)] =
            location?.sheet == nil ? [] : [("sheet", .init(location?.sheet)), ("cell", .init(location?.cell))]
        return [
            ("file", .init(location?.file)), ("line", .init(location?.line)), ("column", .init(location?.column)),
        ] + cell
    }
}
