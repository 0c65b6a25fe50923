import CalendarCore

/// A component that is read: an event, a journal entry or a time zone.
struct CalendarComponent {
    let kind: Kind
    /// For an event or a journal entry, the properties in use; for a time zone, all lines including those of its parts.
    var lines: [ContentLine] = []
    /// The place of its BEGIN.
    let position: TextPosition

    enum Kind: String {
        case event = "VEVENT"
        case journal = "VJOURNAL"
        case timeZone = "VTIMEZONE"
    }

    /// The properties that are used. All others, such as attachments, are kept from libical.
    static let properties: Set<String> = [
        "UID", "SEQUENCE", "DTSTART", "DTEND", "DURATION", "SUMMARY", "DESCRIPTION", "CATEGORIES", "STATUS", "CLASS",
        "RRULE", "EXRULE", "RDATE", "EXDATE", "RECURRENCE-ID", "LAST-MODIFIED", "DTSTAMP",
    ]

    func uses(_ property: String) -> Bool {
        CalendarComponent.properties.contains(property) && (property != "DESCRIPTION" || kind == .journal)
    }

    /// The properties whose values libical parses; for the others the text is enough.
    static let parsedProperties: Set<String> = [
        "DTSTART", "DTEND", "DURATION", "SUMMARY", "DESCRIPTION", "CATEGORIES", "RDATE", "EXDATE", "RECURRENCE-ID",
    ]

    /// The value of the first property of this name, as written.
    func value(of name: String) -> String? { lines.first { $0.name == name }?.value }
}
