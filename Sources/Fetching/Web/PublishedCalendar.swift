/// A calendar that a server publishes at an address.
public struct PublishedCalendar {
    private let address: String
    private let access: WebAccess

    /// The calendar at an address.
    public init(_ address: String, _ access: WebAccess) {
        (self.address, self.access) = (address, access)
    }

    /// The server's answer.
    public enum Answer: Sendable {
        /// The version whose marks were given.
        case unchanged
        /// Another one, and its marks.
        case document([UInt8], Validators)
    }

    /// Asks for the calendar, unless it still has these marks. Throws ``FetchFailure``.
    public func fetch(unless known: Validators = Validators()) throws(FetchFailure) -> Answer {
        let session = try WebSession(access)
        var request = WebRequest(address: try session.address(address))
        request.headers = ["Accept: text/calendar, */*;q=0.5"] + known.headers
        request.understands = known.headers.isEmpty ? [] : [304]
        let response = try session.send(request)
        return response.status == 304 ? .unchanged : .document(response.body, Validators(response.headers))
    }
}
