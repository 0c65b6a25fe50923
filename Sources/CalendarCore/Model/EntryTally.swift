/// How many entries there are, and a digest of where they stand, whatever their order: two tallies differ where an
/// entry is missing, doubled or on another day. Takes no memory for an entry.
public struct EntryTally: Hashable, Sendable {
    public private(set) var count = 0
    private var digest: UInt64 = 0

    public init() {}

    /// An entry of a day, and where it stands in its file (0 where that is not known).
    public mutating func add(_ date: CivilDate, line: Int, column: Int) {
        add(place: UInt64((date.year * 16 + date.month) * 32 + date.day) << 1, line, column)
    }

    /// A note of a month.
    public mutating func add(_ month: YearMonth, number: Int, line: Int, column: Int) {
        add(place: UInt64(month.ordinal << 32 + number) << 1 | 1, line, column)
    }

    /// Multiplies and folds twice, as in SplitMix64; the sum does not hang on the order.
    private mutating func add(place: UInt64, _ line: Int, _ column: Int) {
        var z = (place &* 0x9E37_79B9_7F4A_7C15) &+ UInt64(line) << 20 &+ UInt64(column)
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        digest &+= z ^ (z >> 31)
        count += 1
    }
}

extension Schedule {
    /// The entries of some days that are not withheld, as ``forEachEntry(in:_:)`` finds them; only those of some kinds.
    public func tally(in span: DaySpan, of kinds: Set<Entry.Kind> = Set(Entry.Kind.allCases)) -> EntryTally {
        var tally = EntryTally()
        if kinds.contains(.line) { for index in indices(ofDays: span) { days[index].add(to: &tally) } }
        if kinds.contains(.note) { for index in indices(ofNotes: span) { notes[index].add(to: &tally) } }
        guard kinds.contains(.event), !events.isEmpty else { return tally }
        for event in events(from: span.lowerBound, to: span.upperBound) where !event.isPrivate {
            event.forEachEntry(in: span) { entry in
                guard case .event(_, let date) = entry else { return }
                tally.add(date, line: event.location?.line ?? 0, column: event.location?.column ?? 0)
            }
        }
        return tally
    }
}

// By index: a copy of a text would count its strings' references up and down.
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
