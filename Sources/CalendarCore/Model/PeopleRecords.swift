/// The records of a schedule that are about people and on no day of their own.
public struct PeopleRecords: Hashable, Sendable {
    /// The documents that people have or need, one of a kind for each person, in the order of the sources.
    public var documents: [Requirement]
    /// Checklists, and how far people are with them.
    public var checklists: Checklists

    /// Documents, and checklists.
    public init(documents: [Requirement] = [], checklists: Checklists = Checklists()) {
        self.documents = documents
        self.checklists = checklists
    }

    /// True if there is no record.
    public var isEmpty: Bool { self == PeopleRecords() }

    /// All of them, kind by kind.
    package var all: [FieldRecord] { RecordKind.homes.flatMap { $0.records(self) } }

    /// How many there are of each kind that it has.
    package var counts: [RecordCount] {
        RecordKind.homes.map { RecordCount(words: $0.plural, count: $0.records(self).count) }.filter { $0.count > 0 }
    }

    /// The names of those whose records they are, as often as each has one.
    var owners: [String] { RecordKind.homes.flatMap { $0.owners(self) } }

    /// Those of everybody, and those of whom a name is kept.
    func keeping(_ isKept: (String) -> Bool) -> PeopleRecords {
        RecordKind.homes.reduce(into: self) { records, home in home.keep(&records, isKept) }
    }
}

/// How many records of a kind there are.
public struct RecordCount: Hashable, Sendable {
    /// The word for several of them: `people's checklists`.
    public let words: String
    /// The number.
    public let count: Int

    package init(words: String, count: Int) {
        self.words = words
        self.count = count
    }
}

/// A record of a kind that has a list of fields, as its values.
public struct FieldRecord: Hashable, Sendable {
    package let kind: RecordKind.Name
    package let values: FieldValues
    package let identity: RecordIdentity?
    package let modified: Instant?

    package init(
        kind: RecordKind.Name, values: FieldValues, identity: RecordIdentity?, modified: Instant?
    ) {
        self.kind = kind
        self.values = values
        self.identity = identity
        self.modified = modified
    }

    init<Record: PeopleRecord>(_ record: Record) {
        self.init(
            kind: Record.kind, values: Record.fields.values(of: record), identity: record.identity,
            modified: record.modified)
    }

    /// Its place in the user's file.
    public var location: SourceLocation? { values.location }

    /// The words for it in messages: `'CPR' of 'Averbeck'`.
    package func words(_ abridged: (String) -> String) -> String {
        RecordKind.named(kind).home?.words(values, abridged) ?? ""
    }

    /// Adds it to others. Returns false for values that no record of its kind has.
    package func add(to records: inout PeopleRecords) -> Bool {
        RecordKind.named(kind).home?.add(self, &records) ?? false
    }
}

/// A record that is about people and on no day of its own.
protocol PeopleRecord: IdentifiedRecord, SupersedableRecord, Hashable, Sendable {
    associatedtype Subject: Hashable

    /// That of which there is one.
    var subject: Subject { get }
    static var kind: RecordKind.Name { get }
    static var fields: RecordFields<Self> { get }
    /// The words for it in messages, with the names of fields in braces.
    static var words: Phrase { get }
    /// The words for several of them.
    static var plural: String { get }

    /// The name of the person whose record it is; nil for one of everybody.
    var owner: String? { get }

    /// The records of one source, less those that lose to others.
    static func contest(oneSource records: [Self], _ tombstones: [Tombstone]) -> MergeContest<Self>

    /// Returns true if both say the same.
    func says(asMuchAs other: Self) -> Bool

    /// Returns true if it takes the place of an earlier source's record of the same subject.
    func replaces(_ earlier: Self) -> Bool
}

extension PeopleRecord {
    var supersededItem: Superseded.Item { .record(FieldRecord(self)) }

    func replaces(_ earlier: Self) -> Bool { !earlier.isNewer(than: self) }

    /// The records of two sources, less those that lose to others.
    fileprivate static func contest(_ earlier: [Self], later: [Self]) -> MergeContest<Self> {
        var contest = MergeContest(earlier + later)
        guard !earlier.isEmpty, !later.isEmpty else { return contest }
        contest.keepOne(
            a: { $0.identity }, beats: { !$1.isNewer(than: $0) }, reason: { $0.reasonBetweenSources(against: $1) })
        contest.keepOne(
            a: { $0.subject }, beats: { $0.replaces($1) }, reason: { $0.reasonBetweenSources(against: $1) })
        return contest
    }

    private func reasonBetweenSources(against winner: Self) -> Superseded.Reason {
        if says(asMuchAs: winner) { return .confirmed }
        return winner.isNewer(than: self) ? .olderVersion : .overridden
    }
}

/// The place of a kind of record among ``PeopleRecords``.
package struct RecordHome: Sendable {
    /// The records, in order.
    let records: @Sendable (PeopleRecords) -> [FieldRecord]
    /// Adds a record. Returns false for values that none has.
    let add: @Sendable (FieldRecord, inout PeopleRecords) -> Bool
    let words: @Sendable (FieldValues, _ abridged: (String) -> String) -> String
    /// The words for several records.
    package let plural: String
    /// The names of those whose records they are.
    let owners: @Sendable (PeopleRecords) -> [String]
    /// Leaves those of everybody, and those of whom a name is kept.
    let keep: @Sendable (inout PeopleRecords, _ isKept: (String) -> Bool) -> Void
    /// Leaves those of one source that lose to others, and returns what lost.
    let keepWinners: @Sendable (inout PeopleRecords, [Tombstone]) -> [Superseded]
    /// Adds those of a later source, and returns what lost.
    let merge: @Sendable (inout PeopleRecords, _ later: PeopleRecords) -> [Superseded]

    init<Record: PeopleRecord>(_ path: WritableKeyPath<PeopleRecords, [Record]> & Sendable) {
        records = { $0[keyPath: path].map { FieldRecord($0) } }
        add = { record, records in
            guard let one = Record.fields.record(record.values, record.identity, record.modified) else { return false }
            records[keyPath: path].append(one)
            return true
        }
        words = { values, abridged in Record.words.filled { abridged(values.text($0) ?? "") } }
        plural = Record.plural
        owners = { $0[keyPath: path].compactMap(\.owner) }
        keep = { records, isKept in records[keyPath: path].removeAll { $0.owner.map { !isKept($0) } ?? false } }
        keepWinners = { records, tombstones in
            let contest = Record.contest(oneSource: records[keyPath: path], tombstones)
            records[keyPath: path] = contest.records
            return contest.superseded
        }
        merge = { records, later in
            let contest = Record.contest(records[keyPath: path], later: later[keyPath: path])
            records[keyPath: path] = contest.records
            return contest.superseded
        }
    }
}
