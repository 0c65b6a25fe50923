import CalendarCore
import CalendarLayout

/// What a report says of the document as a whole.
struct ReportFacts {
    /// The person whose own sheet it is; nil if it names others as well.
    var owner: String?
    /// What changed since an earlier schedule; nil without one.
    var changes: ReportedChanges?
}

/// What changed since an earlier schedule, in the words of a list.
struct ReportedChanges {
    let changes: [ScheduleChange]
    let format: EntryFormat

    init(_ changes: [ScheduleChange], _ format: EntryFormat) { (self.changes, self.format) = (changes, format) }
}
