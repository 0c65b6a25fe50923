import CalendarCore

/// The events of one UID: a single event or a series, with changes to some of its occurrences.
struct EventSeries {
    /// The event that recurs, or the first one; nil if the file has only changes, or it is cancelled.
    private(set) var master: CalendarEvent?
    /// The other events of the UID. Most have none: a series is copied for each event of a file.
    private var versions: [Role: EventVersions] = [:]

    private enum Role {
        /// A single event that starts at another time. It is another event: what is printed twice can be seen, what is
        /// left out cannot.
        case other
        /// A change to an occurrence.
        case change
        /// The newest cancellation of a whole event.
        case cancellation
    }

    /// One occurrence of an event.
    struct Occurrence {
        let event: CalendarEvent
        let start: CalendarMoment
        /// The length in seconds on the wall clock; nil for an event without an end.
        let length: Int?
        /// Its RECURRENCE-ID; nil if the event does not recur and is the only one of its UID.
        let id: CalendarMoment?
    }

    /// What an event is to the others of its UID.
    enum Addition {
        case part
        /// One of two versions, the older of which is left out.
        case version(older: CalendarEvent)
        /// The first further event.
        case other
    }

    init(_ event: CalendarEvent) {
        _ = add(event)
    }

    /// True if any of its events is marked private.
    var isPrivate: Bool { events.contains { $0.isPrivate == true } }

    var changes: [CalendarEvent] { events(.change) }

    var others: [CalendarEvent] { events(.other) }

    var cancellations: [CalendarEvent] { events(.cancellation) }

    private func events(_ role: Role) -> [CalendarEvent] { versions[role]?.events ?? [] }

    var events: [CalendarEvent] { [master].compactMap(\.self) + others + changes + cancellations }

    /// The place of its first event.
    var position: TextPosition { events[0].position }

    /// Adds an event, or a version of one.
    mutating func add(_ event: CalendarEvent) -> Addition {
        if let id = event.recurrenceID?.value { return EventSeries.addition(addVersion(event, .change, at: id)) }
        if event.isCancelled {
            _ = addVersion(event, .cancellation, at: event.start)
            return .part
        }
        if event.isAddition { return addFurther(event) }
        guard var first = master else {
            master = event
            return .part
        }
        guard first.isRecurring || event.isRecurring || event.startsLike(first) else { return addFurther(event) }
        let older = CalendarEvent.keepNewer(&first, event)
        master = first
        return .version(older: older)
    }

    private mutating func addFurther(_ event: CalendarEvent) -> Addition {
        event.isOneOfSeveral = true
        master?.isOneOfSeveral = true
        let isFirst = others.isEmpty
        let older = addVersion(event, .other, at: event.start)
        return isFirst && !event.isAddition ? .other : EventSeries.addition(older)
    }

    private mutating func addVersion(_ event: CalendarEvent, _ role: Role, at time: CalendarMoment) -> CalendarEvent? {
        versions[role, default: EventVersions()].add(event, at: time)
    }

    private static func addition(_ older: CalendarEvent?) -> Addition { older.map { .version(older: $0) } ?? .part }
}

extension EventSeries {
    /// Leaves out the events that are cancelled, each with a warning.
    ///
    /// A cancellation means the event that starts as it does, else all events of the UID, and none that is newer.
    /// METHOD:CANCEL takes changes with it.
    func cancel(_ log: inout FindingLog) {
        guard !cancellations.isEmpty else { return }
        let singles = [master].compactMap(\.self) + others
        for cancellation in cancellations {
            let same = singles.filter(cancellation.startsLike)
            let taken = (same.isEmpty ? singles : same) + (cancellation.takesChanges ? changes : [])
            for event in taken where !event.isCancelled && !event.isNewer(than: cancellation) {
                event.isCancelled = true
                log.warning(
                    .repeatedRecord, at: event.position,
                    "this event is cancelled in line \(cancellation.position.line); left out")
            }
        }
    }

    /// What is cancelled in other sources that have it, too: changes, and whole events if nothing is left of them.
    var cancelledEvents: [CalendarEvent] {
        guard !cancellations.isEmpty || !changes.isEmpty else { return [] }
        let isGone = ([master].compactMap(\.self) + others).allSatisfy(\.isCancelled)
        return (isGone ? cancellations : []) + changes.filter(\.isCancelled)
    }
}
