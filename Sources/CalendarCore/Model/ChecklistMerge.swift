extension ChecklistTemplate {
    /// The most templates of a schedule.
    public static let maximumCount = 1_000
    /// The most items of a template.
    public static let maximumItemCount = 1_000
    /// How many characters (Unicode scalars) a name, a category, a phase or a section can have.
    public static let nameLengths = 1...200
    /// How many characters (Unicode scalars) an identifier can have.
    public static let identifierLengths = 1...255
}

extension ChecklistProgress {
    /// The most records of progress of a schedule.
    public static let maximumCount = 20_000
    /// The most hours of training, in hundredths.
    public static let maximumHours = 10_000_000

    /// That of which there is one: a person, however the name is written, with a template.
    struct Slot: Hashable {
        let person: [String]
        let template: String
    }

    var slot: Slot { Slot(person: person.lowercasedWords, template: template) }
}

/// A record of checklists, of which there is one for each subject.
protocol ChecklistRecord: SupersedableRecord {
    associatedtype Subject: Hashable

    var subject: Subject { get }

    /// The same record without its identity, its date of change and its places.
    var content: Self { get }
}

extension ChecklistTemplate: ChecklistRecord {
    var supersededItem: Superseded.Item { .template(self) }
    var subject: String { id }

    var content: ChecklistTemplate {
        var content = self
        (content.identity, content.modified, content.location) = (nil, nil, nil)
        return content
    }
}

extension ChecklistProgress: ChecklistRecord {
    var supersededItem: Superseded.Item { .progress(self) }
    var subject: Slot { slot }

    var content: ChecklistProgress {
        var content = self
        (content.identity, content.modified, content.location) = (nil, nil, nil)
        for index in content.items.indices { content.items[index].location = nil }
        return content
    }
}

extension MergeContest where Record: ChecklistRecord & Equatable {
    /// The records of one source. The newer stays, else the first.
    init(oneSource records: [Record], _ tombstones: [Tombstone]) {
        self.init(records)
        bury(tombstones)
        keepOne(a: { $0.identity }, beats: { $0.isNewer(than: $1) }, reason: { $0.reason(of: $1, tied: .olderVersion) })
        keepOne(a: { $0.subject }, beats: { $0.isNewer(than: $1) }, reason: { $0.reason(of: $1, tied: .tied) })
    }

    /// The records of two sources. The newer stays, else the later source's.
    init(_ earlier: [Record], later: [Record]) {
        self.init(earlier + later)
        guard !earlier.isEmpty, !later.isEmpty else { return }
        keepOne(a: { $0.identity }, beats: { !$1.isNewer(than: $0) }, reason: { $0.reasonBetweenSources(against: $1) })
        keepOne(a: { $0.subject }, beats: { !$1.isNewer(than: $0) }, reason: { $0.reasonBetweenSources(against: $1) })
    }
}

extension ChecklistRecord where Self: Equatable {
    /// Why this record lost to another of its source.
    fileprivate func reason(of winner: Self, tied: Superseded.Reason) -> Superseded.Reason {
        if content == winner.content { return .identical }
        return winner.isNewer(than: self) ? .olderVersion : tied
    }

    fileprivate func reasonBetweenSources(against winner: Self) -> Superseded.Reason {
        if content == winner.content { return .confirmed }
        return winner.isNewer(than: self) ? .olderVersion : .overridden
    }
}

extension Checklists {
    /// Merges the records of one source.
    static func merging(_ checklists: Checklists, _ tombstones: [Tombstone], _ superseded: inout [Superseded])
        -> Checklists
    {
        let templates = MergeContest(oneSource: checklists.templates, tombstones)
        let progress = MergeContest(oneSource: checklists.progress, tombstones)
        superseded += templates.superseded + progress.superseded
        return Checklists(templates: templates.records, progress: progress.records)
    }

    /// Merges those of a later source.
    mutating func merge(_ later: Checklists, _ superseded: inout [Superseded]) {
        let templates = MergeContest(self.templates, later: later.templates)
        let progress = MergeContest(self.progress, later: later.progress)
        superseded += templates.superseded + progress.superseded
        self = Checklists(templates: templates.records, progress: progress.records)
    }
}
