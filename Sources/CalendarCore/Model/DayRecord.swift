/// One day of a schedule: the texts of its lines.
public struct DayRecord: Hashable, Sendable {
    /// The day itself.
    public let date: CivilDate
    /// The texts, in the order in which the schedule prints its lines; none is blank.
    public var texts: [LineText]
    /// The record's identity in its source; nil if the source gives none.
    public var identity: RecordIdentity?
    /// When the record was last changed; nil if its source does not say.
    public var modified: Instant?
    /// The place of its date in the user's file.
    public var location: SourceLocation?

    /// A day with its texts; none is blank, and no line has two.
    public init(
        date: CivilDate, texts: [LineText], identity: RecordIdentity? = nil, modified: Instant? = nil,
        location: SourceLocation? = nil
    ) {
        (self.date, self.texts, self.identity) = (date, texts, identity)
        (self.modified, self.location) = (modified, location)
    }

    /// The text of a line; nil if it has none.
    public func text(ofLine key: String) -> LineText? { texts.first { $0.key == key } }
}

/// The text of one line of a day: names, codes, a remark. Never blank; NFC.
public struct LineText: Hashable, Sendable {
    /// The line's ``ScheduleLine/key``.
    public let key: String
    /// The words of the line.
    public let text: String
    /// The people whom the source itself puts on the line, in its order; nil if it has nothing but the text.
    public let assignees: [Assignee]?
    /// The text's place in the user's file.
    public let location: SourceLocation?

    /// The most texts or people that a file can list on a line of a day.
    package static let maximumTextCount = 200

    /// The text of the line with this key; `text` must be NFC and not blank.
    public init(key: String, text: String, assignees: [Assignee]? = nil, location: SourceLocation? = nil) {
        (self.key, self.text, self.assignees, self.location) = (key, text, assignees, location)
    }

    /// The people on the line with this key, at least one, with the text that a page prints.
    public init(key: String, assignees: [Assignee], location: SourceLocation? = nil) {
        self.init(key: key, text: assignees.map(\.text).joinedAsPeople, assignees: assignees, location: location)
    }
}

/// A record's zone and name, which never change.
public struct RecordIdentity: Hashable, Comparable, Sendable {
    /// The record zone; empty if the source has none.
    public let zone: String
    /// The record's name, unique within the zone.
    public let name: String

    /// The identity of the record with this name in this zone.
    public init(zone: String, name: String) {
        (self.zone, self.name) = (zone, name)
    }

    /// The identity that stands for all occurrences of its event: the name up to its last slash; nil without one.
    package var series: RecordIdentity? {
        name.lastIndex(of: "/").map { RecordIdentity(zone: zone, name: String(name[...$0])) }
    }

    /// The last name that it stands for: those of all occurrences for a ``series``, else its own.
    package var lastName: String { name.hasSuffix("/") ? name + "\u{10FFFF}" : name }

    /// Hashes the name alone, because a source has few zones.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// Sorts by zone, then by name.
    public static func < (a: RecordIdentity, b: RecordIdentity) -> Bool {
        (a.zone, a.name) < (b.zone, b.name)
    }
}
