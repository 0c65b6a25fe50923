import CalendarCore

/// A VEVENT or a VTODO: an event or a task, a series of them, or a change to part of a series. A class, because it has
/// many texts, and each of its occurrences has it.
final class CalendarEvent {
    var uid: String?
    var sequence = 0
    /// Its DTSTAMP as written; nil without one.
    var stamp: ArraySlice<UInt8>?
    let start: CalendarMoment
    /// The length in seconds on the wall clock of the start; nil for an event without an end. A task is due at the end.
    let length: Int?
    let title: EventTitle
    /// The state of a task; nil for an event.
    let task: TaskState?
    var isCancelled = false
    /// True if it is cancelled by METHOD:CANCEL, which takes the changes of a series, too.
    var takesChanges = false
    /// True if it is added to the other events of its UID by METHOD:ADD.
    var isAddition = false
    /// True if the UID has other events that start at other times.
    var isOneOfSeveral = false
    /// Nil if not given: a change is then as private as its series, and any other event is public.
    var isPrivate: Bool?
    var isTentative = false
    /// True if it closes the days that it covers, from a property specific to calprint.
    var closesDay = false
    /// From LOCATION; nil if there is none.
    var place: String?
    /// The first of CATEGORIES that is not the name of a line; nil if there is none.
    var category: String?
    /// The first valid address of a URL property; nil without one.
    var url: String?
    /// The event's owner, from a property specific to calprint; nil if there is none.
    var owner: String?
    var modified: Instant?
    var rules: [Located<RecurrenceRule>] = []
    var excludedRules: [Located<RecurrenceRule>] = []
    var addedDates: [Located<AddedDate>] = []
    var excludedDates: [Located<CalendarMoment>] = []
    /// The component that it was read from, if a store may keep that.
    var component: CalendarComponent?
    /// The occurrence of the series that it replaces.
    var recurrenceID: Located<CalendarMoment>?
    /// True if it replaces all later occurrences too.
    var isThisAndFuture = false
    /// The place of its summary; without one, of its BEGIN.
    let position: TextPosition

    init(start: CalendarMoment, length: Int?, title: EventTitle, task: TaskState?, position: TextPosition) {
        (self.start, self.length, self.title, self.task, self.position) = (start, length, title, task, position)
    }

    var isRecurring: Bool { !rules.isEmpty || !addedDates.isEmpty }

    var hasRecurrenceProperties: Bool { isRecurring || !excludedDates.isEmpty }
}
