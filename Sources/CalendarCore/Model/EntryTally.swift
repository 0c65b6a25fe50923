/// The number of entries, and a digest of their places that does not depend on their order.
///
/// Two tallies differ if an entry is missing, doubled or on another day. A tally does not grow with its entries.
public struct EntryTally: Hashable, Sendable {
    /// The number of entries.
    public private(set) var count = 0
    private var digest: UInt64 = 0

    /// A tally of no entries.
    public init() {}

    /// Adds an entry of a day, with its line and column in its file (0 if not known).
    public mutating func add(_ date: CivilDate, line: Int, column: Int) {
        add(place: UInt64((date.year * 16 + date.month) * 32 + date.day) << 1, line, column)
    }

    /// Adds a note of a month.
    public mutating func add(_ month: YearMonth, number: Int, line: Int, column: Int) {
        add(place: UInt64(month.ordinal << 32 + number) << 1 | 1, line, column)
    }

    /// Multiplies and folds twice, as in SplitMix64; the sum does not depend on the order.
    private mutating func add(place: UInt64, _ line: Int, _ column: Int) {
        var z = (place &* 0x9E37_79B9_7F4A_7C15) &+ UInt64(line) << 20 &+ UInt64(column)
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        digest &+= z ^ (z >> 31)
        count += 1
    }
}

extension Schedule {
    /// A tally of the entries that ``forEachEntry(in:_:)`` finds, if they are of these kinds and not withheld.
    public func tally(in span: DaySpan, of kinds: Set<Entry.Kind> = Set(Entry.Kind.allCases)) -> EntryTally {
        var tally = EntryTally()
        if kinds.contains(.line) { for index in indices(ofDays: span) { days[index].add(to: &tally) } }
        if kinds.contains(.note) { for index in indices(ofNotes: span) { notes[index].add(to: &tally) } }
        if kinds.contains(.gap) {
            for gap in gaps(in: span) { tally.add(gap.date, line: 0, column: 0) }
        }
        if !revisedDays.isEmpty, kinds.contains(.removed) {
            for day in revisedDays(in: span) {
                for entry in day.gone {
                    tally.add(day.date, line: entry.location?.line ?? 0, column: entry.location?.column ?? 0)
                }
            }
        }
        guard kinds.contains(.event), !events.isEmpty else { return tally }
        for event in events(overlapping: span) where !event.isPrivate {
            event.forEachEntry(in: span) { entry in
                guard case .event(_, let date) = entry else { return }
                tally.add(date, line: event.location?.line ?? 0, column: event.location?.column ?? 0)
            }
        }
        return tally
    }
}

// By index: copying a text would retain and release its strings.
extension DayRecord {
    fileprivate func add(to tally: inout EntryTally) {
        for index in texts.indices where !texts[index].text.isEmpty {
            let location = texts[index].location
            tally.add(date, line: location?.line ?? 0, column: location?.column ?? 0)
        }
    }
}

extension MonthlyNotes {
    fileprivate func add(to tally: inout EntryTally) {
        for index in lines.indices {
            let location = lines[index].location
            tally.add(month, number: lines[index].number, line: location?.line ?? 0, column: location?.column ?? 0)
        }
    }
}
