/// The calendars of a CalDAV server (RFC 4791): one by its address, or all of a user.
public struct CalendarServer {
    private let session: DAVSession
    private let start: String

    /// The server behind an address. Throws ``FetchFailure`` if libcurl is missing.
    ///
    /// - Parameters:
    ///   - address: of a calendar, of a user, or of the server.
    ///   - start: events that end earlier need not be told, as in `20250101T000000Z`.
    ///   - access: how the server is reached.
    public init(_ address: String, from start: String, _ access: WebAccess) throws(FetchFailure) {
        session = try DAVSession(address, access)
        self.start = start
    }

    /// The state of the calendars, and what could not be read of them.
    public struct Answer: Sendable {
        /// All calendars with all their files.
        public let collections: [CalendarCollection]
        /// True if nothing changed since the known state.
        public let isUnchanged: Bool
        /// True if the server left out a part.
        public let isIncomplete: Bool
    }

    /// Fetches all calendars; of known ones only what changed, if the server can tell. Throws ``FetchFailure``.
    public func fetch(known: [CalendarCollection] = []) throws(FetchFailure) -> Answer {
        var (collections, isIncomplete) = ([CalendarCollection](), false)
        for place in try CalendarSearch(session: session).places() {
            var fetch = CollectionFetch(session, place, from: start)
            var collection = try fetch.fetch(known.first { $0.id == place.address.pathDigest })
            collection.name = collection.name.map(session.web.secrets.masked)
            collections.append(collection)
            isIncomplete = isIncomplete || fetch.isIncomplete
        }
        let isUnchanged = files(of: collections) == files(of: known)
        return Answer(collections: collections, isUnchanged: isUnchanged, isIncomplete: isIncomplete)
    }

    private func files(of collections: [CalendarCollection]) -> [String: [String: CalendarCollection.File]] {
        Dictionary(collections.map { ($0.id, $0.files) }, uniquingKeysWith: { _, last in last })
    }
}
