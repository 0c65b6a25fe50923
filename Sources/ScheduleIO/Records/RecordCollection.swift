import CalendarCore

/// The records that a reader collects from one source, before those of the same date or month are merged.
struct RecordCollection {
    var id: String?
    var title: String?
    var timeZone: String?
    var lines = ScheduleLine.defaults
    var closedWords = Closing.defaultWords
    var people: [Person] = []
    var days: [DayRecord] = []
    var notes: [MonthlyNotes] = []
    var events: [Event] = []
    var tombstones: [Tombstone] = []
}
