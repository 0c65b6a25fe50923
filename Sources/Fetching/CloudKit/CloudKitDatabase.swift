import CalendarCore
import ScheduleIO

/// The zones of a database of CloudKit: a user's own, or those that others share with the user.
public struct CloudKitDatabase {
    private let session: CloudKitSession

    /// A database. Throws ``FetchFailure`` if libcurl is missing.
    ///
    /// - Parameters:
    ///   - place: where it is.
    ///   - tokens: those that open it.
    ///   - access: how the server is reached.
    ///   - keep: is told each new token of the user, before the next request; a token is for one request.
    public init(
        _ place: CloudKitPlace, _ tokens: CloudKitTokens, _ access: WebAccess,
        keep: @escaping (String) throws(FetchFailure) -> Void
    ) throws(FetchFailure) {
        session = try CloudKitSession(place, tokens, access, keep: keep)
    }

    /// Which zones to fetch.
    public enum Choice: Sendable {
        /// All but the default zone.
        case all
        /// Those of these names or identifiers.
        case named([String])
        /// That of an invitation.
        case invitation(CloudKitInvitation)
    }

    /// The state of the zones, and what could not be read of them.
    public struct Answer: Sendable {
        /// All zones with all their records, also those that are gone.
        public internal(set) var zones: [ZoneState] = []
        /// The records that were deleted since the known state, as the server tells it, by zone.
        public internal(set) var deleted: [String: [String]] = [:]
        /// True if the server left out a record.
        public internal(set) var isIncomplete = false
    }

    /// Fetches zones; of known ones only what changed, if the server can tell. A known zone that is gone keeps its
    /// records. Throws ``FetchFailure``.
    public func fetch(_ choice: Choice, known: [ZoneState] = [], now: Instant) throws(FetchFailure) -> Answer {
        let listed = try session.post("zones/list", .object([])).parts.filter { $0.zone != nil && $0.failure == nil }
        let chosen = try self.chosen(choice, among: listed, known)
        var answer = Answer()
        for part in chosen { try fetch(part, known, into: &answer) }
        for zone in known where !answer.zones.contains(where: { $0.identifier == zone.identifier }) {
            var zone = zone
            (zone.goneSince, zone.syncToken) = (zone.goneSince ?? now, nil)
            answer.zones.append(zone)
        }
        return answer
    }

    /// Asks for the zones, as a trial of the tokens. Returns how many there are. Throws ``FetchFailure``.
    public func count() throws(FetchFailure) -> Int { try session.post("zones/list", .object([])).parts.count }

    private func fetch(
        _ part: CloudKitAnswer, _ known: [ZoneState], into answer: inout Answer
    ) throws(FetchFailure) {
        guard let zone = part.zone else { return }
        var fetch = ZoneFetch(session, zone)
        do throws(FetchFailure) {
            try fetch.fetch(known.first { $0.zone == zone }, newest: part.syncToken)
        } catch {
            // It went between two requests.
            guard error.isMissingZone, known.contains(where: { $0.zone == zone }) else { throw error }
            return
        }
        answer.zones.append(fetch.state)
        answer.deleted[zone.identifier] = fetch.deleted.sorted { $0.key < $1.key }.map(\.value)
        answer.isIncomplete = answer.isIncomplete || fetch.isIncomplete
    }
}

// MARK: Choice

extension CloudKitDatabase {
    /// The listed zones of a choice. Throws ``FetchFailure`` if a zone was never there, or if
    /// there are no zones.
    private func chosen(
        _ choice: Choice, among listed: [CloudKitAnswer], _ known: [ZoneState]
    ) throws(FetchFailure) -> [CloudKitAnswer] {
        switch choice {
        case .all:
            let zones = listed.filter { $0.zone.map { !$0.isDefault } ?? false }
            guard !zones.isEmpty || !known.isEmpty else { throw noZone }
            return zones
        case .named(let names):
            for name in names where !(known + states(listed)).contains(where: { $0.isAmong([name]) }) {
                throw FetchFailure(.notFound, "there is no zone '\(name.abridged)'\(words(listed))")
            }
            return listed.filter { states([$0]).contains { $0.isAmong(names) } }
        case .invitation(let invitation):
            guard let zone = try zone(of: invitation) else {
                guard known.isEmpty else { return [] }
                throw FetchFailure(.notFound, "nothing is shared at this address any more")
            }
            return listed.filter { $0.zone == zone }
        }
    }

    private func states(_ listed: [CloudKitAnswer]) -> [ZoneState] {
        listed.compactMap { $0.zone.map { ZoneState($0) } }
    }

    private func words(_ listed: [CloudKitAnswer]) -> String {
        let names = states(listed).map { "'\($0.name.abridged)'" }
        return names.isEmpty ? "" : "; there are \(names.joined(separator: ", "))"
    }

    private var noZone: FetchFailure {
        switch session.place.database {
        case .private: FetchFailure(.notFound, "this user has no zones in the container; are they shared? (database)")
        case .shared:
            FetchFailure(
                .notFound, "nothing is shared with this user; accept the invitation first, in a browser or in the app")
        }
    }

    /// The zone of an invitation; nil if it was withdrawn. Throws ``FetchFailure`` if the user has not accepted it.
    private func zone(of invitation: CloudKitInvitation) throws(FetchFailure) -> CloudKitZone? {
        let guid = JSONValue.object([("value", .text(invitation.shortGUID))])
        let answer: CloudKitAnswer
        do throws(FetchFailure) {
            answer = try session.post("records/resolve", in: "public", .object([("shortGUIDs", .array([guid]))]))
        } catch {
            guard error.kind == .notFound else { throw error }
            return nil
        }
        guard let part = answer.parts.first, part.failure == nil else { return nil }
        guard part.participantStatus == "ACCEPTED" else {
            throw FetchFailure(
                .notAllowed,
                "the invitation is not accepted yet: open the address of 'url' in a browser, signed in as the same user"
            )
        }
        return part.zone
    }
}

extension CloudKitDatabase.Answer {
    /// The same without the zones that are gone.
    public var forgettingGone: CloudKitDatabase.Answer {
        var answer = self
        answer.zones.removeAll { $0.goneSince != nil }
        return answer
    }

    /// All records and deletions as one answer of the server would have them.
    public var document: [UInt8] {
        guard !zones.isEmpty else { return Array(#"{"records": []}"#.utf8) }
        let parts = zones.map { zone in
            let records = zone.records.sorted { $0.key < $1.key }.map(\.value.text) + (deleted[zone.identifier] ?? [])
            return #"{"zoneID": \#(zone.zone.json.text), "records": ["# + "\n\(records.joined(separator: ",\n"))]}"
        }
        return Array("{\"zones\": [\n\(parts.joined(separator: ",\n"))]}\n".utf8)
    }
}
