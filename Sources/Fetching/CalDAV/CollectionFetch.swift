/// The fetch of one calendar.
struct CollectionFetch {
    let session: DAVSession
    let place: CalendarPlace
    /// Events that end earlier need not be told.
    let start: String
    /// True if the server left out a file.
    private(set) var isIncomplete = false

    /// The most calls for further changes, and the most files that one request names.
    private static let (mostRounds, filesPerRequest) = (100, 100)

    init(_ session: DAVSession, _ place: CalendarPlace, from start: String) {
        (self.session, self.place, self.start) = (session, place, start)
    }

    /// The calendar as it is now; of one that is known only what changed is asked for, if the server can tell.
    mutating func fetch(_ known: CalendarCollection?) throws(FetchFailure) -> CalendarCollection {
        var new = place.collection
        guard let known else { return try query() }
        if let token = known.syncToken, let newest = new.syncToken {
            if token == newest { return known }
            if let changed = try changes(in: known, since: token) { return changed }
        } else if let tag = new.tag, tag == known.tag {
            new.files = known.files
            return new
        }
        return try query()
    }

    /// All files with events from the first day on.
    private mutating func query() throws(FetchFailure) -> CalendarCollection {
        let (status, _) = try session.ask("REPORT", place.address, depth: 1, DAVBody.query(from: start))
        var collection = place.collection
        try add(status, to: &collection)
        return collection
    }

    // MARK: Changes

    /// A calendar with what changed since a token; nil if the server no longer knows the token.
    private mutating func changes(
        in known: CalendarCollection, since token: String
    ) throws(FetchFailure) -> CalendarCollection? {
        var (collection, token, wanted) = (known, token, [WebAddress]())
        for _ in 0..<CollectionFetch.mostRounds {
            guard let status = try sync(since: token), let next = status.syncToken else { return nil }
            token = next
            guard try !note(status, in: &collection, &wanted) else { continue }
            let now = place.collection
            (collection.syncToken, collection.name, collection.tag) = (token, now.name, now.tag)
            try get(wanted, into: &collection)
            return collection
        }
        return nil
    }

    /// The statuses of a server that does not know a token any more (RFC 6578, 3.2, and older ones).
    private static let refusals: Set<Int> = [400, 403, 409, 410, 412]

    private func sync(since token: String) throws(FetchFailure) -> Multistatus? {
        let response = try session.send(
            "REPORT", to: place.address, depth: 0, DAVBody.sync(since: token),
            understanding: CollectionFetch.refusals)
        if response.status < 300 { return try session.read(response) }
        guard response.status != 403 || response.namesToken else {
            throw FetchFailure(.notAllowed, "\(place.address.host) does not allow this (403)")
        }
        return nil
    }

    /// Takes out what is gone, and collects the files that changed. Returns true if there are further changes.
    private func note(
        _ status: Multistatus, in collection: inout CalendarCollection, _ wanted: inout [WebAddress]
    ) throws(FetchFailure) -> Bool {
        var isCut = false
        for item in status.responses {
            let address = try session.resolve(item.reference, from: place.address)
            if address.path == place.address.path {
                isCut = item.status == 507
            } else if item.status == 404 {
                collection.files[address.pathDigest] = nil
                wanted.removeAll { $0 == address }
            } else if item.etag != collection.files[address.pathDigest]?.etag {
                wanted.append(address)
            }
        }
        return isCut
    }

    // MARK: Files

    private mutating func get(_ files: [WebAddress], into collection: inout CalendarCollection) throws(FetchFailure) {
        for start in stride(from: 0, to: files.count, by: CollectionFetch.filesPerRequest) {
            let part = files[start..<min(files.count, start + CollectionFetch.filesPerRequest)]
            for file in part { collection.files[file.pathDigest] = nil }
            let (status, _) = try session.ask("REPORT", place.address, depth: 1, DAVBody.multiget(part.map(\.path)))
            try add(status, to: &collection)
        }
    }

    /// Takes the files of an answer. One that was deleted meanwhile is no loss; any other without
    /// a text makes the fetch incomplete.
    private mutating func add(_ status: Multistatus, to collection: inout CalendarCollection) throws(FetchFailure) {
        for item in status.responses {
            let address = try session.resolve(item.reference, from: place.address)
            if let text = item.properties.first(DAVName.calendarData)?.text {
                collection.files[address.pathDigest] = CalendarCollection.File(etag: item.etag ?? "", text: text)
            } else if item.status != 404, address.path != place.address.path || item.status == 507 {
                isIncomplete = true
            }
        }
    }
}

extension Multistatus.Response {
    /// The mark of the file's version.
    fileprivate var etag: String? { properties.first(DAVName.etag)?.text.trimmed }
}

extension WebResponse {
    /// True for an answer that the token of a request is not valid.
    fileprivate var namesToken: Bool {
        XMLDocument.root(of: body)?.contains(DAVName.validSyncToken) ?? false
    }
}
