/// A server's answer about several addresses (RFC 4918, 13).
struct Multistatus {
    let responses: [Response]
    /// The token of `sync-collection`.
    let syncToken: String?

    /// One address and what the server says of it.
    struct Response {
        /// As the server writes it.
        let reference: String
        /// The status of the whole; nil if each property has its own.
        let status: Int?
        /// The properties that it has.
        let properties: XMLElement
    }

    /// Reads an answer. Throws ``FetchFailure`` if it is not one.
    init(_ response: WebResponse) throws(FetchFailure) {
        guard let root = XMLDocument.root(of: response.body), root.name == DAVName.multistatus else {
            throw FetchFailure(.badData, "\(response.address.host) does not answer as a calendar server (CalDAV)")
        }
        responses = root.all(DAVName.response).compactMap(Response.init)
        syncToken = root.first(DAVName.syncToken)?.text.trimmed
    }
}

extension Multistatus.Response {
    fileprivate init?(_ element: XMLElement) {
        guard let reference = element.first(DAVName.href)?.text.trimmed, !reference.isEmpty else { return nil }
        self.reference = reference
        status = element.first(DAVName.status).flatMap(Multistatus.Response.number)
        let properties = XMLElement(DAVName.prop)
        for part in element.all(DAVName.propstat) {
            guard part.first(DAVName.status).flatMap(Multistatus.Response.number).map({ $0 < 300 }) ?? true else {
                continue
            }
            for property in part.first(DAVName.prop)?.children ?? [] { properties.add(property) }
        }
        self.properties = properties
    }

    /// `HTTP/1.1 404 Not Found`
    private static func number(_ status: XMLElement) -> Int? {
        let words = status.text.split(whereSeparator: \.isWhitespace)
        return words.count > 1 ? Int(words[1]) : nil
    }
}

extension String {
    /// Without blanks at both ends.
    var trimmed: String {
        let start = drop(while: \.isWhitespace)
        return String(start.reversed().drop(while: \.isWhitespace).reversed())
    }
}
