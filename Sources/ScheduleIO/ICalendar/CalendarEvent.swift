import CICal
import CalendarCore

/// One VEVENT: an event, a series of events, or a change of some of a series.
struct CalendarEvent {
    var uid: String?
    var sequence = -1
    var start: CalendarMoment
    /// On the wall clock of the start, in seconds; nil for a moment.
    var length: Int?
    var title: EventTitle
    var isCancelled = false
    var isPrivate = false
    var modified: Instant?
    var rules: [RecurrenceRule] = []
    var excludedRules: [RecurrenceRule] = []
    var addedDates: [AddedDate] = []
    var excludedDates: [CalendarMoment] = []
    /// The occurrence of its series that it replaces.
    var recurrenceID: CalendarMoment?
    /// It replaces all later occurrences as well.
    var isThisAndFuture = false
    /// Where its summary stands, or, without one, where it begins.
    var position: TextPosition

    var isRecurring: Bool { !rules.isEmpty || !addedDates.isEmpty }

    var hasRecurrenceProperties: Bool { isRecurring || !excludedDates.isEmpty }
}
