/// What lost when records were merged: nothing of a user's data disappears without one of these.
public struct Superseded: Hashable, Sendable {
    /// What lost.
    public let item: Item
    /// Where the winner stands.
    public let winner: SourceLocation?
    /// Why it lost.
    public let reason: Reason

    /// The lost record, or the one text of a record that otherwise stays.
    public enum Item: Hashable, Sendable {
        /// A day's whole record.
        case day(DayRecord)
        /// A month's whole notes.
        case notes(MonthlyNotes)
        /// An event.
        case event(Event)
        /// The text of one line of a day.
        case text(LineText, date: CivilDate)
        /// One line of a month's notes.
        case note(NoteLine, month: YearMonth)
    }

    /// Why it lost.
    public enum Reason: Hashable, Sendable {
        /// The same record (zone and name) stands elsewhere with a newer `modified`, or first.
        case olderVersion
        /// A tombstone deletes the record.
        case deleted
        /// Another record of the day or month has more texts.
        case lessComplete
        /// Another record of the day or month is as complete and newer.
        case older
        /// As complete and as new: the lesser name, or the first in the file, wins.
        case tied
        /// The same source says the same thing twice.
        case identical
        /// A later source gives another text.
        case overridden
        /// Another source says the same; nothing to report.
        case confirmed
    }

    /// What lost, what it lost against, and why.
    public init(item: Item, winner: SourceLocation?, reason: Reason) {
        (self.item, self.winner, self.reason) = (item, winner, reason)
    }

    /// Whether a user should hear of it: always, but where two sources agree.
    public var isFinding: Bool { reason != .confirmed }

    /// Where the lost record or text stood.
    public var location: SourceLocation? {
        switch item {
        case .day(let record): record.location
        case .notes(let record): record.location
        case .event(let event): event.location
        case .text(let text, _): text.location
        case .note(let note, _): note.location
        }
    }

    /// The number of entries that lost: the texts of a record, 1 for an event or a single text.
    public var entryCount: Int {
        switch item {
        case .day(let record): record.texts.count
        case .notes(let record): record.lines.count
        case .event, .text, .note: 1
        }
    }
}

/// The word of a source that a record is deleted.
public struct Tombstone: Hashable, Sendable {
    /// The record that is deleted.
    public let identity: RecordIdentity
    /// When it was deleted; nil where the source does not say: then it deletes every version.
    public let modified: Instant?
    /// Where the deletion stands in the user's file.
    public let location: SourceLocation?

    /// The deletion of a record; without `modified`, of its every version.
    public init(identity: RecordIdentity, modified: Instant? = nil, location: SourceLocation? = nil) {
        (self.identity, self.modified, self.location) = (identity, modified, location)
    }
}
