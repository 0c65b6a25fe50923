/// One day of a schedule: the texts of its lines.
public struct DayRecord: Hashable, Sendable {
    public let date: CivilDate
    /// The lines that have a text, in the schedule's printing order; no blank ones.
    public var texts: [LineText]
    public var identity: RecordIdentity?
    /// When the record was last changed, as far as its source says.
    public var modified: Instant?
    /// Where its date stands.
    public var location: SourceLocation?

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
    public let text: String
    public let location: SourceLocation?

    public init(key: String, text: String, location: SourceLocation? = nil) {
        (self.key, self.text, self.location) = (key, text, location)
    }
}
