import CalendarCore

/// One thing that a reader has to say about its input.
public struct Finding: Hashable, Sendable {
    public var severity: Severity
    /// Where it stands; nil for what concerns no place in a file.
    public let location: SourceLocation?
    /// What tests and programs match; the wording may change.
    public let code: Code
    public let message: String
    /// A remedy in words: `did you mean 'call'?`.
    public let hint: String?

    public enum Severity: String, Hashable, Sendable {
        /// The input is readable, but something in it was changed or dropped.
        case warning
        /// The input gives no schedule.
        case error
    }

    public init(
        _ severity: Severity, _ code: Code, _ message: String, hint: String? = nil, at location: SourceLocation? = nil
    ) {
        (self.severity, self.code, self.message) = (severity, code, message)
        (self.hint, self.location) = (hint, location)
    }
}

extension Finding {
    /// The kinds of findings, stable over versions.
    public enum Code: String, Hashable, Sendable {
        // The file as a whole.
        case emptyFile, notUTF8, utf16, unknownFormat, wrongFormat, unsupportedVersion, tooManyErrors
        // Syntax (RFC 8259).
        case syntax, unexpectedEnd, unclosedText, trailingText, tooDeep
        // Tables (RFC 4180).
        case noHeader, unknownColumn, repeatedColumn, missingColumn, conflictingColumns, tooManyCells
        case textAfterQuote, doubtfulQuote
        // Fields and their values.
        case unknownField, repeatedField, missingField, conflictingFields, wrongType, tooMany
        case controlCharacter, loneSurrogate, directionControl, textTooLong, invalidName
        case invalidDate, invalidMonth, invalidDateTime, invalidTimeZone, endBeforeStart
        case doubtfulDate, ignoredField
        case undeclaredLine, repeatedLine, blankEvent
        // Records that lost when merged.
        case repeatedDate, repeatedMonth, repeatedRecord, repeatedEvent, deletedRecord, overriddenText
    }
}

extension Finding: CustomStringConvertible {
    /// `FILE:LINE:COLUMN: error: reason (hint)`; without a location, `error: reason (hint)`.
    public var description: String {
        let place = location.map { "\($0): " } ?? ""
        return "\(place)\(severity.rawValue): \(message)\(hint.map { " (\($0))" } ?? "")"
    }
}
