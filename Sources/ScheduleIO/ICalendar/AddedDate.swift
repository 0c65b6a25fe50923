/// An RDATE.
struct AddedDate {
    let start: CalendarMoment
    /// In seconds, of a period; nil where it is as long as the event.
    let length: Int?
}
