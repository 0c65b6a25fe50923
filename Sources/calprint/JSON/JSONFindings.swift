import ScheduleIO

/// Findings as JSON: an array with an object a finding, one a line.
struct JSONFindings {
    let text: String

    init(_ findings: [Finding]) {
        let lines = findings.map { "  " + JSONFindings.object($0).text }
        text = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n]"
    }

    private static func object(_ finding: Finding) -> JSONValue {
        .object([
            ("file", .init(finding.location?.file)), ("line", .init(finding.location?.line)),
            ("column", .init(finding.location?.column)), ("severity", .text(finding.severity.rawValue)),
            ("code", .text(finding.code.rawValue)), ("message", .text(finding.message)),
            ("hint", .init(finding.hint)),
        ])
    }
}
