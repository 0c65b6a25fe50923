import ScheduleIO

/// Findings as JSON: an array with an object a finding, one a line.
struct JSONFindings {
    let text: String

    init(_ findings: [Finding]) {
        text = findings.isEmpty ? "[]" : "[\n" + findings.map(JSONFindings.object).joined(separator: ",\n") + "\n]"
    }

    private static func object(_ finding: Finding) -> String {
        let location = finding.location
        let fields = [
            ("file", location.map { quoted($0.file) }), ("line", location.map { "\($0.line)" }),
            ("column", location.map { "\($0.column)" }), ("severity", quoted(finding.severity.rawValue)),
            ("code", quoted(finding.code.rawValue)), ("message", quoted(finding.message)),
            ("hint", finding.hint.map(quoted)),
        ]
        return "  {" + fields.map { "\(quoted($0)): \($1 ?? "null")" }.joined(separator: ", ") + "}"
    }

    /// RFC 8259, section 7.
    private static func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case "\u{0}"..."\u{1F}": "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
            default: String(scalar)
            }
        }
        return "\"\(escaped.joined())\""
    }
}
