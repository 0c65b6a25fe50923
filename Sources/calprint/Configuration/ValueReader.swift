import CalendarCore
import ScheduleIO

/// Reads the values of a TOML file's tables, and collects what is wrong with them.
struct ValueReader {
    private(set) var findings: [Finding] = []

    // MARK: Values

    mutating func text(_ value: DataValue, _ name: String) -> String? {
        if case .text(let text) = value.content { return text }
        wrong(value, name, "a text")
        return nil
    }

    mutating func isOn(_ value: DataValue, _ name: String) -> Bool? {
        if case .boolean(let isOn) = value.content { return isOn }
        wrong(value, name, "true or false")
        return nil
    }

    mutating func number(_ value: DataValue, _ name: String, _ range: ClosedRange<Int>) -> Int? {
        if case .integer(let number) = value.content, let number = Int(exactly: number), range.contains(number) {
            return number
        }
        wrong(value, name, "a whole number from \(range.lowerBound) to \(range.upperBound)")
        return nil
    }

    mutating func texts(_ value: DataValue, _ name: String) -> [Located<String>] {
        guard case .list(let items) = value.content else {
            wrong(value, name, "a list of texts")
            return []
        }
        return items.compactMap { item in
            text(item, name).map { Located(value: $0, location: item.location) }
        }
    }

    /// The fields of a table; `kind` is what it is called.
    mutating func fields(_ value: DataValue, _ name: String, _ kind: String) -> [DataField] {
        if case .table(let fields) = value.content { return fields }
        wrong(value, name, kind)
        return []
    }

    // MARK: Findings

    mutating func wrong(_ value: DataValue, _ name: String, _ kind: String) {
        report(.wrongType, "'\(name)' takes \(kind)", at: value.location)
    }

    mutating func unknown(_ field: DataField, among known: [String]) {
        let hint = Spelling.hint(for: field.name, among: known) ?? "known are \(known.joined(separator: ", "))"
        report(.unknownField, "unknown key '\(field.name)'", hint: hint, at: field.location)
    }

    mutating func report(_ code: Finding.Code, _ message: String, hint: String? = nil, at location: SourceLocation) {
        findings.append(Finding(.error, code, message, hint: hint, at: location))
    }
}
