/// An RDATE.
struct AddedDate {
    let start: CalendarMoment
    /// In seconds, from a period; nil if it is as long as the event.
    let length: Int?
}
