import CalendarCore

/// A warning or an error about the input.
public struct Finding: Hashable, Sendable {
    /// The effect on the use of the input.
    public var severity: Severity
    /// The place in a file; nil if it concerns none.
    public internal(set) var location: SourceLocation?
    /// For programs and tests to match; the wording of messages may change.
    public let code: Code
    /// The problem, without the place or a remedy.
    public let message: String
    /// A remedy, such as `did you mean 'call'?`.
    public let hint: String?
    /// Other places that it concerns.
    public var related: [SourceLocation] = []
    /// The day, lines and people it concerns; nil if it is about a file as such.
    public var subject: Subject?

    /// A day, with the lines and people concerned.
    public struct Subject: Hashable, Sendable {
        /// The day.
        public let date: CivilDate
        /// The keys of lines.
        public let lines: [String]
        /// The names of people.
        public let people: [String]

        /// Creates a subject: people on lines of a day.
        public init(date: CivilDate, lines: [String], people: [String]) {
            (self.date, self.lines, self.people) = (date, lines, people)
        }
    }

    /// The severity of a finding.
    public enum Severity: String, Hashable, Sendable {
        /// Nothing is wrong with the input, but its reader may want to know.
        case note
        /// The input is readable, but something was changed or dropped.
        case warning
        /// The input gives no schedule.
        case error
    }

    /// Creates a finding; `hint` is a remedy.
    public init(
        _ severity: Severity, _ code: Code, _ message: String, hint: String? = nil, at location: SourceLocation? = nil
    ) {
        (self.severity, self.code, self.message) = (severity, code, message)
        (self.hint, self.location) = (hint, location)
    }
}

extension Finding {
    /// The finding for a record that is private: its place and its code, and no words of the record.
    var withholdingWords: Finding {
        Finding(severity, code, "this part of a private record is wrong (\(code.rawValue))", at: location)
    }
}

extension Finding: CustomStringConvertible {
    /// `FILE:LINE:COLUMN: error: reason (hint)`; without a location, `error: reason (hint)`.
    public var description: String {
        let place = location.map { "\($0): " } ?? ""
        return "\(place)\(severity.rawValue): \(message)\(hint.map { " (\($0))" } ?? "")"
    }
}
