import CalendarCore

/// One thing that a reader has to say about its input.
public struct Finding: Hashable, Sendable {
    /// Whether the input can be used nevertheless.
    public var severity: Severity
    /// Where it stands; nil for what concerns no place in a file.
    public let location: SourceLocation?
    /// What tests and programs match; the wording may change.
    public let code: Code
    /// What is wrong, in words, without place and remedy.
    public let message: String
    /// A remedy in words: `did you mean 'call'?`.
    public let hint: String?

    /// How bad a finding is.
    public enum Severity: String, Hashable, Sendable {
        /// The input is readable, but something in it was changed or dropped.
        case warning
        /// The input gives no schedule.
        case error
    }

    /// A finding; `hint` is a remedy in words.
    public init(
        _ severity: Severity, _ code: Code, _ message: String, hint: String? = nil, at location: SourceLocation? = nil
    ) {
        (self.severity, self.code, self.message) = (severity, code, message)
        (self.hint, self.location) = (hint, location)
    }
}

extension Finding: CustomStringConvertible {
    /// `FILE:LINE:COLUMN: error: reason (hint)`; without a location, `error: reason (hint)`.
    public var description: String {
        let place = location.map { "\($0): " } ?? ""
        return "\(place)\(severity.rawValue): \(message)\(hint.map { " (\($0))" } ?? "")"
    }
}
