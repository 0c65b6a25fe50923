extension Schedule {
    /// Adds a later source, line by line; returns what lost, also (``Superseded/isFinding`` is false there) what
    /// both say.
    ///
    /// The lines are those of both, the earlier source's first, each with the later label; a label that is only a
    /// default one replaces none. Where the two give different texts for one line the later wins. Of two events with
    /// one identity the newer wins, or the later where neither is newer. Of events of one time
    /// those of the earlier source come first. The later title and time zone win.
    public mutating func merge(_ later: Schedule) -> [Superseded] {
        title = later.title ?? title
        timeZone = later.timeZone ?? timeZone
        lines.merge(later.lines)
        let ranks = Dictionary(lines.enumerated().map { ($1.key, $0) }, uniquingKeysWith: min)
        var superseded: [Superseded] = []
        days.merge(later.days, &superseded) { ranks[$0.key] ?? .max }
        notes.merge(later.notes, &superseded) { $0.number }
        mergeEvents(later.events, &superseded)
        return superseded
    }

    private mutating func mergeEvents(_ later: [Event], _ superseded: inout [Superseded]) {
        guard !later.isEmpty else { return }
        var contest = MergeContest(events + later)
        contest.keepOne(
            a: \.identity, beats: { !$1.isNewer(than: $0) }, reason: { $0.reasonBetweenSources(against: $1) })
        contest.keepOne(a: \.content, beats: { $0.isNewer(than: $1) }, reason: { _, _ in .confirmed })
        self = Schedule(
            title: title, timeZone: timeZone, lines: lines, days: days, notes: notes, events: contest.records)
        superseded += contest.superseded
    }
}

extension Event {
    fileprivate func reasonBetweenSources(against winner: Event) -> Superseded.Reason {
        if content == winner.content { return .confirmed }
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
            if !ScheduleLine.defaults.contains(line) { self[index].label = line.label }
        }
    }
}

extension Array where Element: SlottedRecord {
    /// Merges records in order of slot into records in order of slot.
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
            if text.text != merged.slotTexts[index].text { merged.slotTexts[index] = text }
        }
        return merged
    }

    /// Of two equal texts the later one is merged into the earlier.
    private func replacing(_ earlier: Text, by later: Text) -> Superseded {
        guard earlier.text == later.text else {
            return Superseded(item: supersededItem(of: earlier), winner: later.location, reason: .overridden)
        }
        return Superseded(item: supersededItem(of: later), winner: earlier.location, reason: .confirmed)
    }
}
