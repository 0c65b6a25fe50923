/// Compares a schedule with an earlier one, day by day and line by line.
///
/// Everything that a page could print counts: texts, times, places, and if an event is certain. Records, files,
/// addresses, and the order of entries do not count. An entry that says something else on the same line is one change,
/// not two. The earlier schedule must have been through the same options: its private events are withheld as well.
public struct ScheduleComparison: Sendable {
    /// In order of date, the notes of a month before its first day; of a day in printing order.
    public let changes: [ScheduleChange]

    /// The changes of some days, and of the notes of the months that begin on them.
    ///
    /// - Parameters:
    ///   - schedule: the schedule as it is now.
    ///   - earlier: the schedule as it was.
    ///   - days: the days to compare.
    ///   - repeatsNotes: true if pages have the notes of a month that began before the days.
    ///   - tells: returns true if the words of an earlier event, of which nothing else is known, are those of an event
    ///     of the same day and line; nil if everything is known.
    public init(
        _ schedule: Schedule, since earlier: Schedule, on days: DaySpan, repeatsNotes: Bool = false,
        knownByWords tells: ((_ words: String, _ entry: Entry) -> Bool)? = nil
    ) {
        var changes: [ScheduleChange] = []
        for date in days.days {
            if date.day == 1 || repeatsNotes && date == days.lowerBound {
                changes += ComparedNotes(date.yearMonth, schedule, since: earlier).changes
            }
            changes += ComparedDay(date, schedule, since: earlier, knownByWords: tells).changes
        }
        self.changes = changes
    }
}

/// The notes of a month in two schedules.
///
/// A note that only has another number is the same. Else notes with the same number belong together.
struct ComparedNotes {
    /// In the order of the notes; what is gone comes last.
    let changes: [ScheduleChange]

    init(_ month: YearMonth, _ schedule: Schedule, since earlier: Schedule) {
        var before = earlier.notes(of: month)?.lines ?? []
        var after: [NoteLine] = []
        for note in schedule.notes(of: month)?.lines ?? [] {
            if let same = before.firstIndex(where: { $0.text == note.text }) {
                before.remove(at: same)
            } else {
                after.append(note)
            }
        }
        changes =
            after.map { note in
                let place = before.firstIndex { $0.number == note.number }
                let origin = place.map { before.remove(at: $0) }
                return ScheduleChange(
                    .note(month, number: note.number), before: origin.map(Entry.init(note:)), after: Entry(note: note))
            } + before.map { ScheduleChange(.note(month, number: $0.number), before: Entry(note: $0), after: nil) }
    }
}

/// The entries of a day in two schedules, and which of them belong together.
struct ComparedDay {
    /// By line, in printing order.
    private(set) var changes: [ScheduleChange] = []
    private var before: [ComparedEntry]
    private var after: [ComparedEntry]
    /// For each entry now, the index of what it was.
    private var origins: [Int?]
    private var isOpen: [Bool]

    init(
        _ date: CivilDate, _ schedule: Schedule, since earlier: Schedule,
        knownByWords tells: ((String, Entry) -> Bool)?
    ) {
        (before, after) = (earlier.comparedEntries(on: date), schedule.comparedEntries(on: date))
        (origins, isOpen) = ([], [])
        guard !before.isEmpty || !after.isEmpty else { return }
        if let tells { recognize(tells) }
        removeEqual()
        guard !before.isEmpty || !after.isEmpty else { return }
        origins = Array(repeating: nil, count: after.count)
        isOpen = Array(repeating: true, count: before.count)
        pair { $0.identity.map { [AnyHashable($0)] } }
        pair { $0.entry.kind == .line ? [] : nil }
        pair { [$0.entry.text] }
        pair { $0.entry.time.map { [$0] } }
        changes = self.changes(on: date).sortedByLine(schedule.lines)
    }

    /// Puts an event in the place of the words that tell of it.
    private mutating func recognize(_ tells: (String, Entry) -> Bool) {
        var open = after.filter { $0.entry.kind == .event }
        for index in before.indices where before[index].entry.kind == .event {
            let entry = before[index].entry
            let same = open.firstIndex { $0.entry.line?.key == entry.line?.key && tells(entry.text, $0.entry) }
            if let same { before[index] = open.remove(at: same) }
        }
    }

    /// Takes out what both schedules have.
    private mutating func removeEqual() {
        var counts: [ComparedEntry.Words: Int] = [:]
        for entry in before { counts[entry.words, default: 0] += 1 }
        var added: [ComparedEntry] = []
        for entry in after {
            if let count = counts[entry.words], count > 0 {
                counts[entry.words] = count - 1
            } else {
                added.append(entry)
            }
        }
        // Of equal entries the first ones are kept: they are those that both have.
        var gone: [ComparedEntry] = []
        for entry in before.reversed() {
            guard let count = counts[entry.words], count > 0 else { continue }
            counts[entry.words] = count - 1
            gone.append(entry)
        }
        (before, after) = (gone.reversed(), added)
    }

    /// Pairs entries of the same line and kind with the same features, in order; those without features stay alone.
    private mutating func pair(by features: (ComparedEntry) -> [AnyHashable]?) {
        func key(_ entry: ComparedEntry) -> [AnyHashable]? {
            features(entry).map { [AnyHashable(entry.entry.line?.key), AnyHashable(entry.entry.kind)] + $0 }
        }
        var open: [[AnyHashable]: [Int]] = [:]
        for index in before.indices.reversed() where isOpen[index] {
            if let key = key(before[index]) { open[key, default: []].append(index) }
        }
        for index in after.indices where origins[index] == nil {
            guard let key = key(after[index]), let origin = open[key]?.popLast() else { continue }
            (origins[index], isOpen[origin]) = (origin, false)
        }
    }

    private func changes(on date: CivilDate) -> [ScheduleChange] {
        func change(_ before: Entry?, _ after: Entry?) -> ScheduleChange {
            ScheduleChange(.day(date, line: (after ?? before)?.line?.key), before: before, after: after)
        }
        return zip(after, origins).map { change($1.map { before[$0].entry }, $0.entry) }
            + before.indices.filter { isOpen[$0] }.map { change(before[$0].entry, nil) }
    }
}

/// An entry of one of two schedules.
private struct ComparedEntry {
    let entry: Entry
    let identity: RecordIdentity?

    /// The words of it that a page could print.
    struct Words: Hashable {
        let line: String?
        let content: Entry.Content
    }

    var words: Words { Words(line: entry.line?.key, content: content) }

    private var content: Entry.Content {
        guard case .event(let event, let time) = entry.content else { return entry.content }
        return .event(event.onPaper, time: time)
    }
}

extension Schedule {
    /// The entries of ``entries(on:)``, without gaps and marks.
    fileprivate func comparedEntries(on date: CivilDate) -> [ComparedEntry] {
        let record = day(date)
        let texts = lines.compactMap { line in
            record?.text(ofLine: line.key).map {
                ComparedEntry(entry: Entry(line: line, text: $0.text, location: $0.location), identity: nil)
            }
        }
        guard !events.isEmpty else { return texts }
        return texts
            + events(on: date).filter { !$0.isPrivate }.compactMap { event in
                let line = lines.first { $0.key == event.lineKey }
                guard line != nil || event.lineKey == nil else { return nil }
                return ComparedEntry(entry: event.entry(on: date, line), identity: event.identity)
            }
    }
}

extension [ScheduleChange] {
    /// In printing order: what is on lines that there no longer are comes behind the others, what is on no line last.
    fileprivate func sortedByLine(_ lines: [ScheduleLine]) -> [ScheduleChange] {
        func rank(_ change: ScheduleChange) -> Int {
            guard let line = (change.after ?? change.before)?.line else { return lines.count + 1 }
            return lines.firstIndex { $0.key == line.key } ?? lines.count
        }
        return sorted { rank($0) < rank($1) }  // stable
    }
}
