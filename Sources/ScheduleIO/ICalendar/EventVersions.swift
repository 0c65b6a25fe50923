/// Events of one UID by the times that tell them apart, each in its newest version.
struct EventVersions {
    private(set) var events: [CalendarEvent] = []
    private var indexOfTime: [Key: Int] = [:]

    private struct Key: Hashable {
        let instant: Int
        let isDate: Bool
    }

    /// Adds a version of the event that has this time. Of two versions, the older is returned.
    mutating func add(_ event: CalendarEvent, at time: CalendarMoment) -> CalendarEvent? {
        let key = Key(instant: time.instant, isDate: time.isDate)
        guard let index = indexOfTime[key] else {
            indexOfTime[key] = events.count
            events.append(event)
            return nil
        }
        return CalendarEvent.keepNewer(&events[index], event)
    }
}

extension CalendarEvent {
    /// Returns true for the newer of two versions: the greater SEQUENCE, then the later DTSTAMP (RFC 5546, 2.1.5).
    func isNewer(than other: CalendarEvent) -> Bool {
        guard sequence == other.sequence else { return sequence > other.sequence }
        guard let mine = stamp.flatMap(WrittenTime.init(anyForm:)),
            let theirs = other.stamp.flatMap(WrittenTime.init(anyForm:))
        else { return false }
        return mine.wall > theirs.wall
    }

    /// Keeps the newer of two versions, else the first, and returns the other.
    static func keepNewer(_ kept: inout CalendarEvent, _ later: CalendarEvent) -> CalendarEvent {
        guard later.isNewer(than: kept) || later.isCancelled && !kept.isNewer(than: later) else { return later }
        defer { kept = later }
        return kept
    }

    func startsLike(_ other: CalendarEvent) -> Bool {
        start.isDate == other.start.isDate && start.instant == other.start.instant
    }
}
