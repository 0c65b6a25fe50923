import ScheduleIO

/// Findings as JSON: an array with an object a finding, one a line.
struct JSONFindings {
    let text: String

    init(_ findings: [Finding]) {
        let lines = findings.map { "  " + JSONFindings.object($0).text }
        text = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n]"
    }

    private static func object(_ finding: Finding) -> JSONValue {
        let location = finding.location
        let cell: [(String, JSONValue)] =
            location?.sheet == nil ? [] : [("sheet", .init(location?.sheet)), ("cell", .init(location?.cell))]
        let place: [(String, JSONValue)] = [
            ("file", .init(location?.file)), ("line", .init(location?.line)), ("column", .init(location?.column)),
        ]
        return .object(
            place + cell + [
                ("severity", .text(finding.severity.rawValue)),
                ("code", .text(finding.code.rawValue)), ("message", .text(finding.message)),
                ("hint", .init(finding.hint)),
            ])
    }
}
