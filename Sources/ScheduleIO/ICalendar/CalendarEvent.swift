import CalendarCore

/// A VEVENT: an event, a series of events, or a change to part of a series.
struct CalendarEvent {
    var uid: String?
    var sequence = -1
    var start: CalendarMoment
    /// In seconds on the wall clock of the start; nil for an event without an end.
    var length: Int?
    var title: EventTitle
    var isCancelled = false
    /// Nil if the event does not say. Then a change is as private as its series, and anything else is public.
    var isPrivate: Bool?
    var isTentative = false
    /// From LOCATION; nil if it has none.
    var place: String?
    /// The first of CATEGORIES that is not the name of a line; nil if it has none.
    var category: String?
    /// Whose event it is, in a property of calprint's own; nil if it has none.
    var owner: String?
    var modified: Instant?
    var rules: [Located<RecurrenceRule>] = []
    var excludedRules: [Located<RecurrenceRule>] = []
    var addedDates: [AddedDate] = []
    var excludedDates: [CalendarMoment] = []
    /// The occurrence of the series that it replaces.
    var recurrenceID: CalendarMoment?
    /// It replaces all later occurrences too.
    var isThisAndFuture = false
    /// The place of its summary; without one, of its BEGIN.
    var position: TextPosition

    var isRecurring: Bool { !rules.isEmpty || !addedDates.isEmpty }

    var hasRecurrenceProperties: Bool { isRecurring || !excludedDates.isEmpty }
}
