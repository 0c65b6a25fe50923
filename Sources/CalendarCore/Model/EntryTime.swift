/// The time of an entry on one of its days. An entry for the whole of its day has none.
public enum EntryTime: Hashable, Sendable {
    /// At a time of its day; it ends on that day or the next, or is a moment.
    case at(CivilDateTime, until: CivilDateTime?)
    /// From a time of its first day; it goes on for days.
    case from(CivilDateTime)
    /// Until a time of its last day; it began days ago.
    case until(CivilDateTime)
}

extension Event {
    /// When it is on one of its days; nil if it takes the whole day, or no time is known.
    public func time(on date: CivilDate) -> EntryTime? {
        guard case .timed(let start, let end) = span else { return nil }
        guard let end, runsForDays else { return .at(start, until: end.flatMap { $0 > start ? $0 : nil }) }
        if date == start.date, start.minute > 0 { return .from(start) }
        return date == end.date && date > start.date ? .until(end) : nil
    }
}
