extension Schedule {
    /// Merges a later source, line by line, and returns what lost, including what both sources say alike (its
    /// ``Superseded/isFinding`` is false).
    ///
    /// The lines of both stay, the earlier source's first. The later label wins, unless it is only a default, and so
    /// does each of the later roles. People of the same name are one. If both give a line different texts, the later
    /// wins. Words of both close a day. Of two events with the same identity, the newer wins, or the later if neither
    /// is newer; events with different identities are different, even if they say the same. Of events at the same time,
    /// those of the earlier source come first. The later title and time zone win, the names of both stay
    /// (``mergedNames``), and so does the earlier ``id``: what is laid over a schedule does not make it another.
    public mutating func merge(_ later: Schedule) -> [Superseded] {
        id = id ?? later.id
        takeName(of: later)
        title = later.title ?? title
        timeZone = later.timeZone ?? timeZone
        lines.merge(later.lines)
        closedWords += later.closedWords.filter { !closedWords.contains($0) }
        people.merge(later.people)
        let ranks = Dictionary(lines.enumerated().map { ($1.key, $0) }, uniquingKeysWith: min)
        var superseded: [Superseded] = []
        days.merge(later.days, &superseded) { ranks[$0.key] ?? .max }
        notes.merge(later.notes, &superseded) { $0.number }
        mergeEvents(later.events, &superseded)
        for home in later.peopleRecords.isEmpty ? [] : RecordKind.homes {
            superseded += home.merge(&peopleRecords, later.peopleRecords)
        }
        return superseded
    }

    /// Drops the events that a source says are deleted, whichever source has them, and returns them.
    package mutating func bury(_ tombstones: [Tombstone]) -> [Superseded] {
        guard !tombstones.isEmpty, !events.isEmpty else { return [] }
        var contest = MergeContest(events)
        contest.bury(tombstones)
        guard !contest.superseded.isEmpty else { return [] }
        self = with(events: contest.records)
        return contest.superseded
    }

    private mutating func takeName(of later: Schedule) {
        let names = [self, later].flatMap(\.names).reduce(into: [String]()) { names, name in
            if !names.contains(name) { names.append(name) }
        }
        sourceName = sourceName ?? (title == nil ? later.sourceName : nil)
        mergedNames = names.count > 1 ? names : []
    }

    private var names: [String] { mergedNames.isEmpty ? [sourceName ?? title].compactMap(\.self) : mergedNames }

    private mutating func mergeEvents(_ later: [Event], _ superseded: inout [Superseded]) {
        guard !later.isEmpty else { return }
        var contest = MergeContest(events + later)
        contest.keepOne(
            a: { $0.identity }, beats: { !$1.isNewer(than: $0) }, reason: { $0.reasonBetweenSources(against: $1) })
        contest.keepOneOfEachAppearance(reason: .confirmed)
        self = with(events: contest.records)
        superseded += contest.superseded
    }
}

extension Event {
    fileprivate func reasonBetweenSources(against winner: Event) -> Superseded.Reason {
        if appearance == winner.appearance { return .confirmed }
        return winner.isNewer(than: self) ? .olderVersion : .overridden
    }
}

extension [ScheduleLine] {
    fileprivate mutating func merge(_ later: [ScheduleLine]) {
        for line in later {
            guard let index = firstIndex(where: { $0.key == line.key }) else {
                append(line)
                continue
            }
            self[index].take(line)
        }
    }
}

extension ScheduleLine {
    /// Takes what a later source says of the line beyond the defaults.
    fileprivate mutating func take(_ later: ScheduleLine) {
        let ordinary = ScheduleLine.ordinary(key: key, label: later.label)
        if !ScheduleLine.defaults.contains(where: { $0.key == key && $0.label == later.label }) { label = later.label }
        (code, hours) = (later.code ?? code, later.hours ?? hours)
        if later.place != ordinary.place { place = later.place }
        if later.weight != ordinary.weight { weight = later.weight }
    }
}

extension Array where Element: SlottedRecord {
    /// Merges records sorted by slot into records sorted by slot.
    fileprivate mutating func merge(
        _ later: [Element], _ superseded: inout [Superseded], rank: (Element.Text) -> Int
    ) {
        var merged: [Element] = []
        merged.reserveCapacity(count + later.count)
        var earlier = self[...]
        for var record in later {
            merged += earlier.popPrefix { $0.slot < record.slot }
            if let first = earlier.first, first.slot == record.slot {
                record = earlier.removeFirst().merged(with: record, &superseded)
            }
            record.slotTexts.sort { rank($0) < rank($1) }
            merged.append(record)
        }
        self = merged + earlier
    }
}

extension ArraySlice {
    fileprivate mutating func popPrefix(while predicate: (Element) -> Bool) -> ArraySlice {
        let head = prefix(while: predicate)
        removeFirst(head.count)
        return head
    }
}

extension SlottedRecord {
    /// The union of two sources' records of one slot; each text keeps its own location.
    fileprivate func merged(with later: Self, _ superseded: inout [Superseded]) -> Self {
        var merged = self
        merged.identity = later.identity ?? identity
        merged.modified = [modified, later.modified].compactMap(\.self).max()
        for text in later.slotTexts {
            guard let index = merged.slotTexts.firstIndex(where: { $0.line == text.line }) else {
                merged.slotTexts.append(text)
                continue
            }
            superseded.append(replacing(merged.slotTexts[index], by: text))
            if !merged.slotTexts[index].says(asMuchAs: text) { merged.slotTexts[index] = text }
        }
        return merged
    }

    /// Returns the text that loses: the earlier one, or the later if both are equal.
    private func replacing(_ earlier: Text, by later: Text) -> Superseded {
        guard earlier.text == later.text else {
            return Superseded(item: supersededItem(of: earlier), winner: later.location, reason: .overridden)
        }
        return Superseded(item: supersededItem(of: later), winner: earlier.location, reason: .confirmed)
    }
}
