import CalendarCore

/// A property that is read or counted; its raw value is the name in RFC 5545.
enum CalendarProperty: String, CaseIterable {
    case begin = "BEGIN"
    case end = "END"
    case uid = "UID"
    case sequence = "SEQUENCE"
    case dtstart = "DTSTART"
    case dtend = "DTEND"
    case duration = "DURATION"
    case due = "DUE"
    case completed = "COMPLETED"
    case percentComplete = "PERCENT-COMPLETE"
    case summary = "SUMMARY"
    case description = "DESCRIPTION"
    case location = "LOCATION"
    case categories = "CATEGORIES"
    case status = "STATUS"
    case classification = "CLASS"
    case rrule = "RRULE"
    case exrule = "EXRULE"
    case rdate = "RDATE"
    case exdate = "EXDATE"
    case recurrenceID = "RECURRENCE-ID"
    case attendee = "ATTENDEE"
    case url = "URL"
    case attachment = "ATTACH"
    case contact = "CONTACT"
    case comment = "COMMENT"
    case lastModified = "LAST-MODIFIED"
    case dtstamp = "DTSTAMP"
    case timeZoneID = "TZID"
    case method = "METHOD"
    case offsetFrom = "TZOFFSETFROM"
    case offsetTo = "TZOFFSETTO"
    case version = "VERSION"
    case calendarName = "X-WR-CALNAME"
    case calendarTimeZone = "X-WR-TIMEZONE"
    case calendarID = "X-WR-RELCALID"
    case owner = "X-CALPRINT-OWNER"
    case day = "X-CALPRINT-DAY"
    case allDay = "X-MICROSOFT-CDO-ALLDAYEVENT"

    /// Finds the property with this name, in any case; returns nil for a property that is not read.
    init?(name: Slice<UnsafeBufferPointer<UInt8>>) {
        guard name.count < CalendarProperty.ofLength.count else { return nil }
        let candidates = CalendarProperty.ofLength[name.count]
        guard !candidates.isEmpty else { return nil }
        let number = CalendarProperty.number(name)
        let same = candidates.first { $0.number == number }
        guard let same else { return nil }
        self = same.property
    }

    /// True if it is read in events and journal entries.
    var isOfComponents: Bool {
        switch self {
        case .begin, .end, .timeZoneID, .method, .offsetFrom, .offsetTo, .version, .calendarName, .calendarTimeZone,
            .calendarID:
            false
        default: unprintedName == nil || self == .description || self == .url
        }
    }

    /// The name of what an event has in it and no page prints; nil for all other properties.
    var unprintedName: String? {
        switch self {
        case .description: "descriptions"
        case .attendee: "attendees"
        case .url: "addresses (URL) other than http, https and mailto"
        case .attachment: "attachments"
        case .contact: "contacts"
        case .comment: "comments"
        default: nil
        }
    }

    /// True if no calendar has it, so that an event around it has lost its BEGIN (RFC 5545, RFC 7986).
    var isOfEventsAlone: Bool {
        switch self {
        case .dtstart, .dtend, .duration, .due, .summary, .rrule, .recurrenceID: true
        default: false
        }
    }

    /// True if its value is a text, which has a meaning also without its end, and may be encoded.
    var isText: Bool {
        switch self {
        case .summary, .description, .location, .categories, .owner: true
        default: false
        }
    }

    /// True if an event has at most one, so that a second one is a fault that matters.
    var isSingle: Bool {
        switch self {
        case .uid, .dtstart, .dtend, .duration, .due, .summary, .location, .recurrenceID: true
        default: false
        }
    }

    /// The properties by the lengths of their names: each name is compared as one number, its last 16 bytes, because
    /// every line has one.
    private static let ofLength: [[(number: UInt128, property: CalendarProperty)]] = (0...27).map { length in
        allCases.filter { $0.rawValue.utf8.count == length }.map { (number($0.rawValue.utf8), $0) }
    }

    /// Returns the last 16 bytes of the name in upper case.
    private static func number(_ name: some Collection<UInt8>) -> UInt128 {
        name.reduce(0) { $0 << 8 | UInt128((0x61...0x7A).contains($1) ? $1 & ~0x20 : $1) }
    }
}

extension Event.Content.Detail {
    /// The property that it is read from and written as.
    var property: CalendarProperty {
        switch self {
        case .place: .location
        case .person: .owner
        case .category: .categories
        case .url: .url
        }
    }
}
