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
protocol ChecklistRecord: PeopleRecord {
    /// The same record without its identity, its date of change and its places.
    var content: Self { get }
}

extension ChecklistTemplate: ChecklistRecord {
    static var kind: RecordKind.Name { .templates }
    static let words: Phrase = "template '{id}'"
    static let plural = "templates of checklists"
    var owner: String? { nil }
    var subject: String { id }

    var content: ChecklistTemplate {
        var content = self
        (content.identity, content.modified, content.location) = (nil, nil, nil)
        return content
    }
}

extension ChecklistProgress: ChecklistRecord {
    static var kind: RecordKind.Name { .progress }
    static let words: Phrase = "the progress of '{person}' with '{template}'"
    static let plural = "people's checklists"
    var owner: String? { person }
    var subject: Slot { slot }

    var content: ChecklistProgress {
        var content = self
        (content.identity, content.modified, content.location) = (nil, nil, nil)
        for index in content.items.indices { content.items[index].location = nil }
        return content
    }
}

extension ChecklistRecord {
    func says(asMuchAs other: Self) -> Bool { content == other.content }

    /// The newer stays, else the first.
    static func contest(oneSource records: [Self], _ tombstones: [Tombstone]) -> MergeContest<Self> {
        var contest = MergeContest(records)
        contest.bury(tombstones)
        contest.keepOne(
            a: { $0.identity }, beats: { $0.isNewer(than: $1) }, reason: { $0.reason(of: $1, tied: .olderVersion) })
        contest.keepOne(
            a: { $0.subject }, beats: { $0.isNewer(than: $1) }, reason: { $0.reason(of: $1, tied: .tied) })
        return contest
    }

    /// Why this record lost to another of its source.
    private func reason(of winner: Self, tied: Superseded.Reason) -> Superseded.Reason {
        if says(asMuchAs: winner) { return .identical }
        return winner.isNewer(than: self) ? .olderVersion : tied
    }
}
