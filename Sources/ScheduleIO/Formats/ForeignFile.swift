import CalendarCore

/// A file that is no schedule, and that people get in the place of a calendar.
enum ForeignFile {
    case webPage(isSignIn: Bool)
    /// A calendar in XML (RFC 6321).
    case xCal
    /// A calendar in JSON (RFC 7265).
    case jCal
    /// A server's answer in JSON to a request that it refuses; its first words.
    case refusal(String)

    /// Returns nil for any other file.
    init?(_ head: UnsafeBufferPointer<UInt8>) {
        let start = head.trimmingStart
        switch start.first {
        case UInt8(ascii: "<"): self.init(markup: String(decoding: start, as: UTF8.self).lowercased())
        case UInt8(ascii: "["): self.init(list: String(decoding: start.prefix(100), as: UTF8.self))
        case UInt8(ascii: "{") where JSONScanner.begins(head, withFieldOf: ForeignFile.refusalFields):
            self = .refusal(String(decoding: start.prefix(200), as: UTF8.self).singleSpaced)
        default: return nil
        }
    }

    private init?(markup: String) {
        if markup.contains("<icalendar") {
            self = .xCal
        } else if markup.hasPrefix("<!doctype html") || markup.contains("<html") {
            self = .webPage(isSignIn: ForeignFile.signInWords.contains(where: markup.contains))
        } else {
            return nil
        }
    }

    private init?(list: String) {
        guard list.dropFirst().drop(while: \.isWhitespace).lowercased().hasPrefix("\"vcalendar\"") else { return nil }
        self = .jCal
    }

    /// The first fields of such answers; no schedule has them.
    private static let refusalFields = ["error", "errors", "message", "detail", "status", "statusCode", "code"]

    private static let signInWords = ["password", "sign in", "sign-in", "signin", "log in", "login", "anmeld"]
}

extension ForeignFile: CustomStringConvertible {
    /// `a web page, probably one to sign in`.
    var description: String {
        switch self {
        case .webPage(let isSignIn): "a web page\(isSignIn ? ", probably one to sign in" : ""), and no schedule"
        case .xCal: "a calendar in XML (xCal)"
        case .jCal: "a calendar in JSON (jCal)"
        case .refusal(let words): "a server's answer, and no schedule: '\(words.abridged)'"
        }
    }

    /// What to do.
    var hint: String {
        switch self {
        case .webPage(isSignIn: true): "sign in and download the calendar, or use its secret address (.ics)"
        case .webPage: "download the calendar itself (.ics), or save a table as .xlsx or CSV (UTF-8)"
        case .xCal, .jCal: "export it as iCalendar (.ics)"
        case .refusal: "the server refused the request; check the address and the right to read it"
        }
    }
}
