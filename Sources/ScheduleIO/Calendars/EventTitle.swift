/// An event's text on the page, and its line of the day.
struct EventTitle {
    let text: String
    let lineKey: String?
    /// The summary as written, if the text differs from it.
    let rawSummary: String?
}
