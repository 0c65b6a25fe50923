/// The schedule that one source's records make, and the records that lost.
public struct MergedSchedule: Sendable {
    /// The records that won.
    public let schedule: Schedule
    /// The records that lost, each with the reason.
    public let superseded: [Superseded]
}

extension Schedule {
    /// Merges the records of one source.
    ///
    /// Tombstones delete records. Of records with the same zone and name, the last modified wins. Of those left on one
    /// date (or month), the one with the most texts wins; then the newest; then the least zone and name; then the
    /// first. Of events that say the same at the same time, one stays, unless each has an identity of its own. The
    /// order of the input decides only as a last resort; events at the same time keep it.
    public static func merging(
        id: String? = nil, title: String? = nil, timeZone: String? = nil, lines: [ScheduleLine] = ScheduleLine.defaults,
        closedWords: [String] = Closing.defaultWords, people: [Person] = [], days: [DayRecord] = [],
        notes: [MonthlyNotes] = [], events: [Event] = [], peopleRecords: PeopleRecords = PeopleRecords(),
        tombstones: [Tombstone] = []
    ) -> MergedSchedule {
        let dayContest = MergeContest(oneSource: days, tombstones)
        let noteContest = MergeContest(oneSource: notes, tombstones)
        let eventContest = MergeContest(oneSource: events, tombstones)
        var superseded = dayContest.superseded + noteContest.superseded + eventContest.superseded
        var peopleRecords = peopleRecords
        for home in peopleRecords.isEmpty ? [] : RecordKind.homes {
            superseded += home.keepWinners(&peopleRecords, tombstones)
        }
        var people = people
        people.declare(dayContest.records.assigneeNames + eventContest.records.assigneeNames)
        var schedule = Schedule(
            id: id, title: title, timeZone: timeZone, lines: lines, closedWords: closedWords, people: people,
            days: dayContest.records, notes: noteContest.records, events: eventContest.records)
        schedule.peopleRecords = peopleRecords
        return MergedSchedule(schedule: schedule, superseded: superseded)
    }
}

extension [DayRecord] {
    /// The names of everybody whom sources put on lines, each as often as it is there.
    fileprivate var assigneeNames: [String] {
        var names: [String] = []
        // By index: taking a record out would copy it, texts and all.
        for day in indices {
            for text in self[day].texts.indices {
                if let assignees = self[day].texts[text].assignees { names += assignees.map(\.name) }
            }
        }
        return names
    }
}

extension [Event] {
    /// The names of everybody whom sources put on the lines of events, each as often as it is there.
    fileprivate var assigneeNames: [String] {
        // By index: taking an event out would copy it, texts and all.
        indices.flatMap { (self[$0].content.assignees ?? []).map(\.name) }
    }
}

extension MergeContest where Record: SlottedRecord {
    fileprivate init(oneSource records: [Record], _ tombstones: [Tombstone]) {
        self.init(records)
        bury(tombstones)
        if records.contains(where: { $0.identity != nil }) {
            keepOne(a: { $0.identity }, beats: { $0.isNewer(than: $1) }, reason: { $0.reasonOfVersion(against: $1) })
        }
        guard !records.isStrictlyAscending else { return }
        keepOne(a: { $0.slot }, beats: { $0.beats($1) }, reason: { $0.reasonOfSlot(against: $1) })
    }
}

extension MergeContest<Event> {
    fileprivate init(oneSource events: [Event], _ tombstones: [Tombstone]) {
        self.init(events)
        guard !events.isEmpty else { return }
        bury(tombstones)
        keepOne(
            a: { $0.identity }, beats: { $0.isNewer(than: $1) },
            reason: { $0.appearance == $1.appearance ? .identical : .olderVersion })
        keepOneOfEachAppearance(reason: .identical)
    }
}

extension Array where Element: SlottedRecord {
    fileprivate var isStrictlyAscending: Bool {
        indices.dropFirst().allSatisfy { self[$0 - 1].slot < self[$0].slot }
    }
}

extension SlottedRecord {
    /// Returns true if this record wins against `other`, of the same slot.
    fileprivate func beats(_ other: Self) -> Bool {
        if slotTexts.count != other.slotTexts.count { return slotTexts.count > other.slotTexts.count }
        if modified != other.modified { return isNewer(than: other) }
        switch (identity, other.identity) {
        case (let mine?, let theirs?): return mine < theirs
        case (_?, nil): return true
        case (nil, _): return false
        }
    }

    /// Two zones may give two records of a day the same name. So if a source names no zone, records with the same name
    /// count as versions of one record only if their dates differ.
    fileprivate func reasonOfVersion(against winner: Self) -> Superseded.Reason? {
        guard slot == winner.slot else { return .olderVersion }
        if identity?.zone == "" { return nil }
        return hasTexts(of: winner) ? .identical : .olderVersion
    }

    fileprivate func reasonOfSlot(against winner: Self) -> Superseded.Reason {
        if hasTexts(of: winner) { return .identical }
        if slotTexts.count < winner.slotTexts.count { return .lessComplete }
        return winner.isNewer(than: self) ? .older : .tied
    }

    /// Returns true if both have the same texts, wherever they are in the file.
    private func hasTexts(of other: Self) -> Bool {
        slotTexts.elementsEqual(other.slotTexts) { $0.line == $1.line && $0.text == $1.text }
    }
}
