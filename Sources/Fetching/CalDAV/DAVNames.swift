import CGLib

/// The names of WebDAV (RFC 4918, 6578) and CalDAV (RFC 4791) in use.
enum DAVName {
    static let response = XMLName(.dav, "response")
    static let multistatus = XMLName(.dav, "multistatus")
    static let href = XMLName(.dav, "href")
    static let status = XMLName(.dav, "status")
    static let propstat = XMLName(.dav, "propstat")
    static let prop = XMLName(.dav, "prop")
    static let etag = XMLName(.dav, "getetag")
    static let resourceType = XMLName(.dav, "resourcetype")
    static let displayName = XMLName(.dav, "displayname")
    static let principal = XMLName(.dav, "current-user-principal")
    static let syncToken = XMLName(.dav, "sync-token")
    static let validSyncToken = XMLName(.dav, "valid-sync-token")
    static let syncCollection = XMLName(.dav, "sync-collection")
    static let reports = XMLName(.dav, "supported-report-set")
    static let calendar = XMLName(.calDAV, "calendar")
    static let calendarData = XMLName(.calDAV, "calendar-data")
    static let home = XMLName(.calDAV, "calendar-home-set")
    static let components = XMLName(.calDAV, "supported-calendar-component-set")
    static let component = XMLName(.calDAV, "comp")
    static let tag = XMLName(.calendarServer, "getctag")
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
