import CalendarCore

/// A VEVENT or a VTODO: an event or a task, a series of them, or a change to part of a series. A class, because it has
/// many texts, and each of its occurrences has it.
final class CalendarEvent {
    var uid: String?
    var sequence = -1
    let start: CalendarMoment
    /// The length in seconds on the wall clock of the start; nil for an event without an end. A task is due at the end.
    let length: Int?
    /// What each occurrence says. Its person is the owner, from a property specific to calprint.
    var content: Event.Content
    var isCancelled = false
    /// Nil if not given: a change is then as private as its series, and any other event is public.
    var isPrivate: Bool?
    var modified: Instant?
    var rules: [Located<RecurrenceRule>] = []
    var excludedRules: [Located<RecurrenceRule>] = []
    var addedDates: [AddedDate] = []
    var excludedDates: [Located<CalendarMoment>] = []
    /// The occurrence of the series that it replaces.
    var recurrenceID: CalendarMoment?
    /// True if it replaces all later occurrences too.
    var isThisAndFuture = false
    /// The place of its summary; without one, of its BEGIN.
    let position: TextPosition

    init(start: CalendarMoment, length: Int?, title: EventTitle, task: TaskState?, position: TextPosition) {
        (self.start, self.length, self.position) = (start, length, position)
        content = Event.Content(title: title.text, lineKey: title.lineKey, task: task)
    }

    var isRecurring: Bool { !rules.isEmpty || !addedDates.isEmpty }

    var hasRecurrenceProperties: Bool { isRecurring || !excludedDates.isEmpty }
}
