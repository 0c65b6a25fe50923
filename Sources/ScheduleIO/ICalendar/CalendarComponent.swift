import CalendarCore

/// A component of a calendar that counts here: an event, a journal entry, the rules of a time zone.
struct CalendarComponent {
    let kind: Kind
    /// Of an event or a journal entry the properties that are used; of a time zone all lines, those of its parts too.
    var lines: [ContentLine] = []
    /// Where it begins.
    let position: TextPosition

    enum Kind: String {
        case event = "VEVENT"
        case journal = "VJOURNAL"
        case timeZone = "VTIMEZONE"
    }

    /// The properties that are read; all others, such as attachments, never reach libical.
    static let properties: Set<String> = [
        "UID", "SEQUENCE", "DTSTART", "DTEND", "DURATION", "SUMMARY", "DESCRIPTION", "CATEGORIES", "STATUS", "CLASS",
        "RRULE", "EXRULE", "RDATE", "EXDATE", "RECURRENCE-ID", "LAST-MODIFIED", "DTSTAMP",
    ]

    func uses(_ property: String) -> Bool {
        CalendarComponent.properties.contains(property) && (property != "DESCRIPTION" || kind == .journal)
    }

    /// Those of them whose values libical reads; of the others the text is enough.
    static let parsedProperties: Set<String> = [
        "DTSTART", "DTEND", "DURATION", "SUMMARY", "DESCRIPTION", "CATEGORIES", "RRULE", "EXRULE", "RDATE", "EXDATE",
        "RECURRENCE-ID",
    ]

    /// The value of the first property of this name, as written.
    func value(of name: String) -> String? { lines.first { $0.name == name }?.value }
}
