import CalendarCore

/// The events of one UID: a single event or a series, with changes to some of its occurrences.
struct EventSeries {
    /// The event that recurs; nil if the file has only changes.
    private(set) var master: CalendarEvent?
    /// The changes, one for each changed occurrence.
    private(set) var changes: [CalendarEvent] = []
    /// The index in ``changes`` of an occurrence's change.
    private var changeOfID: [ChangeKey: Int] = [:]

    private struct ChangeKey: Hashable {
        let instant: Int
        let isDate: Bool
    }

    /// One occurrence of an event.
    struct Occurrence {
        let event: CalendarEvent
        let start: CalendarMoment
        /// The length in seconds on the wall clock; nil for an event without an end.
        let length: Int?
        /// Its RECURRENCE-ID; nil if the event does not recur.
        let id: CalendarMoment?
    }

    init(_ event: CalendarEvent) {
        _ = add(event)
    }

    /// True if any of its events is marked private.
    var isPrivate: Bool { events.contains { $0.isPrivate == true } }

    var events: [CalendarEvent] { [master].compactMap(\.self) + changes }

    /// The place of its first event.
    var position: TextPosition { (master ?? changes[0]).position }

    /// Adds a version of the event. The version with the greater SEQUENCE counts, else the first; the other is
    /// returned.
    mutating func add(_ event: CalendarEvent) -> CalendarEvent? {
        guard let id = event.recurrenceID else {
            guard let rival = master else {
                master = event
                return nil
            }
            master = event.sequence > rival.sequence ? event : rival
            return event.sequence > rival.sequence ? rival : event
        }
        let key = ChangeKey(instant: id.value.instant, isDate: id.value.isDate)
        guard let same = changeOfID[key] else {
            changeOfID[key] = changes.count
            changes.append(event)
            return nil
        }
        let rival = changes[same]
        guard event.sequence > rival.sequence else { return event }
        changes[same] = event
        return rival
    }
}
