/// One day of a schedule: the texts of its lines.
public struct DayRecord: Hashable, Sendable {
    /// The day itself.
    public let date: CivilDate
    /// The lines that have a text, in the schedule's printing order; no blank ones.
    public var texts: [LineText]
    /// Which record of its source this is; nil where the source does not say.
    public var identity: RecordIdentity?
    /// When the record was last changed, as far as its source says.
    public var modified: Instant?
    /// Where its date stands.
    public var location: SourceLocation?

    /// A day with the texts of its lines, which are neither blank nor repeated.
    public init(
        date: CivilDate, texts: [LineText], identity: RecordIdentity? = nil, modified: Instant? = nil,
        location: SourceLocation? = nil
    ) {
        (self.date, self.texts, self.identity) = (date, texts, identity)
        (self.modified, self.location) = (modified, location)
    }

    /// The text of a line; nil where it has none.
    public func text(ofLine key: String) -> LineText? { texts.first { $0.key == key } }
}

/// The text of one line of a day: names, codes, a remark. Never blank; NFC.
public struct LineText: Hashable, Sendable {
    /// The line's ``ScheduleLine/key``.
    public let key: String
    /// What the line says.
    public let text: String
    /// Where the text stands in the user's file.
    public let location: SourceLocation?

    /// The text of the line with this key; `text` is not blank, and NFC.
    public init(key: String, text: String, location: SourceLocation? = nil) {
        (self.key, self.text, self.location) = (key, text, location)
    }
}
