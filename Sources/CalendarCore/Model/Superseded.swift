/// A record or a text that lost when records were merged. None of a user's data disappears without one of these.
public struct Superseded: Hashable, Sendable {
    /// The loser.
    public let item: Item
    /// The winner's place in the user's file.
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
        /// A record about people: a document, a template of a checklist, or somebody's progress with one.
        case record(FieldRecord)
        /// The text of one line of a day.
        case text(LineText, date: CivilDate)
        /// One line of a month's notes.
        case note(NoteLine, month: YearMonth)
    }

    /// Why it lost.
    public enum Reason: Hashable, Sendable {
        /// Another version of the record (same zone and name) was modified later, or comes first.
        case olderVersion
        /// A tombstone deletes the record.
        case deleted
        /// Another record of the day or month has more texts.
        case lessComplete
        /// Another record of the day or month is as complete, and newer.
        case older
        /// The winner is as complete and as new, but has the lesser name or comes first in the file.
        case tied
        /// The same source says the same thing twice.
        case identical
        /// A later source has another text.
        case overridden
        /// Another source says the same; there is nothing to report.
        case confirmed
    }

    /// A loser, the place of the winner, and the reason.
    public init(item: Item, winner: SourceLocation?, reason: Reason) {
        (self.item, self.winner, self.reason) = (item, winner, reason)
    }

    /// True if it is to be reported to the user: always, unless two sources agree.
    public var isFinding: Bool { reason != .confirmed }

    /// True for a record that is about people and on no day.
    package var isRecord: Bool {
        if case .record = item { true } else { false }
    }

    /// The place of the lost record or text in the user's file.
    public var location: SourceLocation? {
        switch item {
        case .day(let record): record.location
        case .notes(let record): record.location
        case .event(let event): event.location
        case .record(let record): record.location
        case .text(let text, _): text.location
        case .note(let note, _): note.location
        }
    }

    /// The number of entries that lost: the texts of a record, 1 for an event or a single text. A document has
    /// none until pages show its dates; a checklist is no entry of a day.
    public var entryCount: Int {
        switch item {
        case .day(let record): record.texts.count
        case .notes(let record): record.lines.count
        case .event, .text, .note: 1
        case .record: 0
        }
    }
}

/// A source's statement that a record is deleted.
public struct Tombstone: Hashable, Sendable {
    /// The record that is deleted.
    public let identity: RecordIdentity
    /// When it was deleted; nil if the source does not say, which deletes every version.
    public let modified: Instant?
    /// The deletion's place in the user's file.
    public let location: SourceLocation?

    /// The deletion of a record; without `modified`, of every version of it.
    public init(identity: RecordIdentity, modified: Instant? = nil, location: SourceLocation? = nil) {
        (self.identity, self.modified, self.location) = (identity, modified, location)
    }
}

extension [Superseded] {
    /// Returns the items that a filter keeps, whole or in part.
    func keeping(_ part: (Superseded.Item) -> Superseded.Item?) -> [Superseded] {
        compactMap { lost in
            part(lost.item).map { Superseded(item: $0, winner: lost.winner, reason: lost.reason) }
        }
    }
}
