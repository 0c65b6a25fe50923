import ScheduleIO

/// The output of `verify`.
struct VerificationReport {
    let document: String
    let verification: StampVerification

    /// A line with the result, then a line for each change.
    var text: String {
        let (old, now) = (verification.old.code, verification.now.code)
        guard !verification.isCurrent else { return "\(document) is current (\(old))" }
        let changes = verification.changes
        return
            ([
                "\(document) is not current: its code is \(old), the schedule's is \(now)",
                "What changed since it was drawn (\(changes.count)), as it is now:",
            ] + changes.map(\.line)).joined(separator: "\n")
    }

    /// The report as an object of JSON.
    var json: String {
        JSONValue.object([
            ("format", .text("calprint-verify")), ("version", .integer(1)), ("document", .text(document)),
            ("current", .boolean(verification.isCurrent)), ("stamp", .text(verification.old.code)),
            ("now", .text(verification.now.code)), ("changes", .array(verification.changes.map(\.json))),
        ]).text
    }
}

extension StampedChange {
    /// `2025-01-08  OS Averbeck; CALL K.`
    fileprivate var line: String {
        let nothing = if case .records = place { "fewer, or in another order" } else { "nothing" }
        let words = texts.isEmpty ? nothing : texts.joined(separator: "; ")
        return switch place {
        case .day(let date): "  \(date): \(words)"
        case .notes(let month): "  \(month), notes: \(words)"
        case .records(let kind, _): "  \(kind): \(words)"
        }
    }

    fileprivate var json: JSONValue {
        let texts = ("texts", JSONValue.array(self.texts.map(JSONValue.text)))
        return switch place {
        case .day(let date): .object([("date", .text(date.description)), texts])
        case .notes(let month): .object([("month", .text(month.description)), texts])
        case .records(let kind, _): .object([("records", .text(kind)), texts])
        }
    }
}
