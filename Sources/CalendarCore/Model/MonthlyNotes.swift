/// The notes of one month, printed above its grid.
public struct MonthlyNotes: Hashable, Sendable {
    public let month: YearMonth
    /// The note lines that have a text, in order; no blank ones.
    public var lines: [NoteLine]
    public var identity: RecordIdentity?
    public var modified: Instant?
    /// Where its month stands.
    public var location: SourceLocation?

    public init(
        month: YearMonth, lines: [NoteLine], identity: RecordIdentity? = nil, modified: Instant? = nil,
        location: SourceLocation? = nil
    ) {
        (self.month, self.lines, self.identity) = (month, lines, identity)
        (self.modified, self.location) = (modified, location)
    }
}

/// One line of a month's notes. Never blank; NFC.
public struct NoteLine: Hashable, Sendable {
    /// From 1; a record whose first line is blank begins with number 2.
    public let number: Int
    public let text: String
    public let location: SourceLocation?

    public init(number: Int, text: String, location: SourceLocation? = nil) {
        (self.number, self.text, self.location) = (number, text, location)
    }
}
