/// The notes of one month, printed above its grid.
public struct MonthlyNotes: Hashable, Sendable {
    /// The month that the notes are about.
    public let month: YearMonth
    /// The note lines that have a text, in order; no blank ones.
    public var lines: [NoteLine]
    /// Which record of its source this is; nil where the source does not say.
    public var identity: RecordIdentity?
    /// When the record was last changed, as far as its source says.
    public var modified: Instant?
    /// Where its month stands.
    public var location: SourceLocation?

    /// The notes of a month, line by line; none blank, none repeated.
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
    /// What the line says; not blank.
    public let text: String
    /// Where the text stands in the user's file.
    public let location: SourceLocation?

    /// The line with this number, from 1.
    public init(number: Int, text: String, location: SourceLocation? = nil) {
        (self.number, self.text, self.location) = (number, text, location)
    }
}
