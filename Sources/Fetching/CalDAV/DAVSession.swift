/// The requests of WebDAV to the server of one address.
struct DAVSession {
    let web: WebSession
    /// The address that the user gave.
    let address: WebAddress

    /// Throws ``FetchFailure`` if libcurl is missing, or the address is not one.
    init(_ address: String, _ access: WebAccess) throws(FetchFailure) {
        web = try WebSession(access)
        self.address = try web.address(address)
    }

    /// Sends a request, and reads its answer.
    func ask(
        _ method: String, _ address: WebAddress, depth: Int, _ body: String
    ) throws(FetchFailure) -> (Multistatus, WebAddress) {
        let response = try send(method, to: address, depth: depth, body)
        return (try read(response), response.address)
    }

    /// Reads an answer, which takes of the time of the requests.
    func read(_ response: WebResponse) throws(FetchFailure) -> Multistatus {
        try web.timed { () throws(FetchFailure) in try Multistatus(response) }
    }

    /// Sends a request with a body in XML. The credentials belong to the user's own server, so another is not asked.
    func send(
        _ method: String, to address: WebAddress, depth: Int, _ body: String, understanding: Set<Int> = []
    ) throws(FetchFailure) -> WebResponse {
        guard address.isOfSameServer(as: self.address) || !web.hasCredentials else {
            throw FetchFailure(
                .notAllowed,
                "\(self.address.host) leads to \(address.host), which gets no credentials; give its own address")
        }
        var request = WebRequest(method: method, address: address)
        request.headers = ["Depth: \(depth)", "Content-Type: application/xml; charset=utf-8", "Expect:"]
        (request.body, request.understands) = (body, understanding)
        return try web.send(request)
    }

    /// The address that a reference in an answer means.
    func resolve(_ reference: String, from address: WebAddress) throws(FetchFailure) -> WebAddress {
        try address.resolving(reference, web.library)
    }
}
