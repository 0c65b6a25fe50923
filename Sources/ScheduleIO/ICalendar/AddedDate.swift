/// An RDATE.
struct AddedDate {
    let start: CalendarMoment
    /// The length in seconds, from a period; nil if it is as long as the event.
    let length: Int?
}
