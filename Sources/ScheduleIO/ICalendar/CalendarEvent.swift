import CICal
import CalendarCore

/// A time as an event writes it.
struct CalendarMoment {
    /// Seconds since 1970-01-01, 0:00, on the wall clock; of a date its midnight.
    var wall: Int
    let isDate: Bool
    let clock: ZoneClock

    /// In seconds since 1970-01-01T00:00:00Z; of a floating time and a date as if in UTC.
    var instant: Int { isDate ? wall : clock.instant(of: wall) }

    /// The day as it is written.
    var day: Int { wall.flooredQuotient(by: 86_400) }

    /// What the clock of `other` shows at this moment; without a zone, and of a date, what is written.
    func wall(on other: ZoneClock) -> Int {
        isDate || clock.isFloating || other.isFloating ? wall : other.wall(at: instant)
    }
}

/// One VEVENT: an event, a series of events, or a change of some of a series.
struct CalendarEvent {
    var uid: String?
    var sequence = -1
    var start: CalendarMoment
    /// On the wall clock of the start, in seconds; nil for a moment.
    var length: Int?
    var words: EventWords
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

/// An RDATE.
struct AddedDate {
    let start: CalendarMoment
    /// In seconds, of a period; nil where it is as long as the event.
    let length: Int?
}

/// An RRULE or EXRULE.
struct RecurrenceRule {
    var rule: icalrecurrencetype
    let position: TextPosition
}
