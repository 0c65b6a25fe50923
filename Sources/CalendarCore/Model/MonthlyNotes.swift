/// The notes of one month, printed above its grid.
public struct MonthlyNotes: Hashable, Sendable {
    /// The month that the notes are about.
    public let month: YearMonth
    /// The lines, in order; none is blank.
    public var lines: [NoteLine]
    /// The record's identity in its source; nil if the source gives none.
    public var identity: RecordIdentity?
    /// When the record was last changed; nil if its source does not say.
    public var modified: Instant?
    /// The place of its month in the user's file.
    public var location: SourceLocation?

    /// The notes of a month; no line is blank, and no number occurs twice.
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
    /// The line's text; not blank.
    public let text: String
    /// The text's place in the user's file.
    public let location: SourceLocation?
    /// True if an earlier schedule does not have it; pages mark it.
    public var isNew = false

    /// The line with this number, from 1.
    public init(number: Int, text: String, location: SourceLocation? = nil) {
        (self.number, self.text, self.location) = (number, text, location)
    }
}
