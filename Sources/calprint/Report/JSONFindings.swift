import CalendarCore
import ScheduleIO

/// Findings as JSON: a list of objects, one a line.
struct JSONFindings {
    let text: String

    init(_ findings: [Finding]) {
        text = JSONWriter.text { json in
            json.list(layout: .lines) { json in
                for finding in findings { json.element(JSONFindings.object(finding)) }
            }
        }
    }

    private static func object(_ finding: Finding) -> JSONValue {
        .object(
            place(finding.location) + [
                ("severity", .text(finding.severity.rawValue)),
                ("code", .text(finding.code.rawValue)), ("message", .text(finding.message)),
                ("hint", .init(finding.hint)),
            ] + subject(of: finding))
    }

    /// Returns the members that only findings of rules have.
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
