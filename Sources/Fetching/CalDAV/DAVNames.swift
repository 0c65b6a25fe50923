import CGLib

/// The names of WebDAV (RFC 4918, 6578) and CalDAV (RFC 4791) in use.
enum DAVName {
    private static let calDAV = "urn:ietf:params:xml:ns:caldav"

    static let response = "DAV: response"
    static let href = "DAV: href"
    static let status = "DAV: status"
    static let propstat = "DAV: propstat"
    static let prop = "DAV: prop"
    static let etag = "DAV: getetag"
    static let resourceType = "DAV: resourcetype"
    static let displayName = "DAV: displayname"
    static let principal = "DAV: current-user-principal"
    static let syncToken = "DAV: sync-token"
    static let validSyncToken = "DAV: valid-sync-token"
    static let syncCollection = "DAV: sync-collection"
    static let reports = "DAV: supported-report-set"
    static let calendar = "\(calDAV) calendar"
    static let calendarData = "\(calDAV) calendar-data"
    static let home = "\(calDAV) calendar-home-set"
    static let components = "\(calDAV) supported-calendar-component-set"
    static let component = "\(calDAV) comp"
    static let tag = "http://calendarserver.org/ns/ getctag"
}

/// The bodies of requests.
enum DAVBody {
    private static let head = """
        <?xml version="1.0" encoding="utf-8"?>

        """
    private static let names = """
        xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:S="http://calendarserver.org/ns/"
        """

    /// Asks what an address is.
    static let properties =
        head + """
            <D:propfind \(names)><D:prop><D:resourcetype/><D:displayname/><D:current-user-principal/>
            <C:calendar-home-set/><C:supported-calendar-component-set/><D:supported-report-set/><D:sync-token/>
            <S:getctag/></D:prop></D:propfind>
            """

    /// Asks for the events that touch the days from one on, with all else that is in their files.
    static func query(from start: String) -> String {
        head + """
            <C:calendar-query \(names)><D:prop><D:getetag/><C:calendar-data/></D:prop><C:filter>
            <C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT"><C:time-range start="\(start)"/></C:comp-filter>
            </C:comp-filter></C:filter></C:calendar-query>
            """
    }

    /// Asks for what changed since a token.
    static func sync(since token: String) -> String {
        head + """
            <D:sync-collection \(names)><D:sync-token>\(token.escapedForXML)</D:sync-token><D:sync-level>1</D:sync-level>
            <D:prop><D:getetag/></D:prop></D:sync-collection>
            """
    }

    /// Asks for some files.
    static func multiget(_ references: some Sequence<String>) -> String {
        let list = references.map { "<D:href>\($0.escapedForXML)</D:href>" }.joined(separator: "\n")
        return head + """
            <C:calendar-multiget \(names)><D:prop><D:getetag/><C:calendar-data/></D:prop>
            \(list)
            </C:calendar-multiget>
            """
    }
}

extension String {
    fileprivate var escapedForXML: String {
        guard let escaped = g_markup_escape_text(self, gssize(utf8.count)) else { return "" }
        defer { g_free(escaped) }
        return String(cString: escaped)
    }
}
