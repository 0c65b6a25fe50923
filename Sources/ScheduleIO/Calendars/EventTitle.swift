/// What an event says on paper, and on which line of its day.
struct EventTitle {
    let text: String
    let lineKey: String?
    /// The summary as written, where the title is not the same.
    let rawSummary: String?
}
