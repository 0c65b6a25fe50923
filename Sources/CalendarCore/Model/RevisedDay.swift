/// The changes of a day since an earlier schedule, as pages mark them.
public struct RevisedDay: Hashable, Sendable {
    /// The day.
    public let date: CivilDate
    private(set) var changes: [Change] = []
    /// The people who are new on lines, and those who are gone.
    public var people: [PeopleChange] = []

    /// One of its entries now, and what it was.
    struct Change: Hashable {
        /// Nil if the entry is gone.
        let now: Entry?
        /// The entry that is gone, as pages show it; nil if nothing is.
        let gone: Entry?
    }

    /// A day without a change yet.
    public init(_ date: CivilDate) { self.date = date }

    /// Adds an entry that is new, that says something else than before, or that is gone.
    ///
    /// - Parameters:
    ///   - now: the entry as ``Schedule/entries(on:)`` has it; nil if it is gone.
    ///   - words: the words that are gone, as pages print them; nil if none are.
    ///   - line: the line that they were on.
    ///   - location: where they are in the user's file.
    public mutating func add(now: Entry?, gone words: String?, of line: ScheduleLine?, at location: SourceLocation?) {
        let gone = words.map { Entry(goneFrom: line, $0, isReplaced: now != nil, location) }
        changes.append(Change(now: now, gone: gone))
    }

    /// The entries that are gone.
    var gone: [Entry] { changes.compactMap(\.gone) }

    /// The entries of the day, those that are new marked, and those that are gone: behind their replacements, else
    /// behind the others of its line.
    func marking(_ entries: [Entry], _ lines: [ScheduleLine]) -> [Entry] {
        var open = changes
        var marked: [Entry] = []
        for entry in entries {
            var entry = entry
            guard let index = open.firstIndex(where: { $0.now == entry }) else {
                marked.append(entry)
                continue
            }
            let change = open.remove(at: index)
            entry.revision = .new
            marked += [entry] + (change.gone.map { [$0] } ?? [])
        }
        for gone in open.compactMap(\.gone) {
            let rank = lines.rank(of: gone.line)
            let place = marked.firstIndex { lines.rank(of: $0.line) > rank } ?? marked.count
            marked.insert(gone, at: place)
        }
        return marked
    }
}

extension Entry {
    /// An entry that is gone from a line, in the words of pages; it is replaced if a new one comes before it.
    public init(goneFrom line: ScheduleLine?, _ words: String, isReplaced: Bool, _ location: SourceLocation?) {
        self.init(line: line, .removed(words), location: location, revision: isReplaced ? .replaced : .removed)
    }
}

extension [ScheduleLine] {
    /// The place of a line in printing order; what is on no line comes last.
    fileprivate func rank(of line: ScheduleLine?) -> Int {
        line.flatMap { line in firstIndex { $0.key == line.key } } ?? count
    }
}

extension Schedule {
    /// The same, with days to mark, in any order, one of each date.
    ///
    /// An entry that is gone from a line that the schedule no longer has is on no line.
    public func marking(revisions days: [RevisedDay], notes: [YearMonth: Set<Int>] = [:]) -> Schedule {
        var schedule = self
        schedule.revisedDays = days.sorted { $0.date < $1.date }
        for index in schedule.notes.indices {
            guard let numbers = notes[schedule.notes[index].month] else { continue }
            schedule.notes[index].lines = schedule.notes[index].lines.map { note in
                var note = note
                note.isNew = numbers.contains(note.number)
                return note
            }
        }
        return schedule
    }

    /// Returns the changes of a day; nil if it did not change.
    public func revision(of date: CivilDate) -> RevisedDay? {
        guard !revisedDays.isEmpty else { return nil }
        let index = revisedDays.partitioningIndex { $0.date >= date }
        return index < revisedDays.count && revisedDays[index].date == date ? revisedDays[index] : nil
    }

    /// The days of a span that are marked, in order.
    func revisedDays(in span: DaySpan) -> ArraySlice<RevisedDay> {
        let first = revisedDays.partitioningIndex { $0.date >= span.lowerBound }
        return revisedDays[first..<revisedDays.partitioningIndex { $0.date > span.upperBound }]
    }
}
