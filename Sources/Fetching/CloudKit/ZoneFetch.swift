import CalendarCore
import ScheduleIO

/// The fetch of one zone.
///
/// All of a zone is what queries give, with the changes since the mark that the zone had before them: what others write
/// meanwhile is not lost. Later only the changes are asked for.
struct ZoneFetch {
    private let session: CloudKitSession
    private(set) var state: ZoneState
    /// The records that were deleted since the last fetch, as the server tells it.
    private(set) var deleted: [String: String] = [:]
    /// True if the server left out a record.
    private(set) var isIncomplete = false
    /// When each record was changed that this fetch brought.
    private var modified: [String: Instant] = [:]
    /// The types of records to ask for.
    private var types: [String] { session.place.app.recordTypes }

    /// The most records that the server puts into an answer.
    private static let recordsPerAnswer = 200
    /// The most answers one after the other that bring nothing new.
    private static let mostIdleAnswers = 100

    init(_ session: CloudKitSession, _ zone: CloudKitZone) {
        self.session = session
        state = ZoneState(zone)
    }

    /// Fetches the zone; of one that is known only what changed, if the server can tell. `newest` is the mark of the
    /// zone's newest change.
    mutating func fetch(_ known: ZoneState?, newest: String?) throws(FetchFailure) {
        if let known, let token = known.syncToken, newest != nil {
            state = known
            guard token != newest else { return }
            if try takeChanges(since: token) { return }
            state = ZoneState(state.zone)
        }
        try takeAll(newest)
        if isIncomplete { state.syncToken = nil }
    }

    private mutating func takeAll(_ newest: String?) throws(FetchFailure) {
        do throws(FetchFailure) {
            for type in types { try takeRecords(of: type) }
        } catch {
            // Without an index for queries, a zone's history has all of its records as well.
            guard newest != nil, error.isRefusal else { throw error }
            if try takeChanges(since: nil) { return }
            throw error
        }
        if let newest { _ = try takeChanges(since: newest) }
    }

    // MARK: Queries

    private mutating func takeRecords(of type: String) throws(FetchFailure) {
        var (marker, seen, idle) = (String?.none, Set<String>(), 0)
        repeat {
            let answer = try session.post("records/query", query(type, from: marker))
            idle = take(answer) ? 0 : idle + 1
            marker = answer.marker
            guard marker.map({ seen.insert($0).inserted }) ?? true, idle < ZoneFetch.mostIdleAnswers else {
                throw repetition
            }
        } while marker != nil
    }

    private func query(_ type: String, from marker: String?) -> JSONValue {
        .object(
            [
                ("zoneID", state.zone.json), ("query", .object([("recordType", .text(type))])),
                ("resultsLimit", .integer(ZoneFetch.recordsPerAnswer)),
            ] + (marker.map { [("continuationMarker", .text($0))] } ?? []))
    }

    private var repetition: FetchFailure {
        FetchFailure(.badData, "CloudKit sends the same page of zone '\(state.zone.name.abridged)' again and again")
    }

    // MARK: Changes

    /// Takes the changes since a mark, or all records without one. Returns false if the server does not know the mark.
    private mutating func takeChanges(since start: String?) throws(FetchFailure) -> Bool {
        var (token, seen, idle) = (start, Set<String>(), 0)
        while true {
            guard let part = try changes(since: token) else { return false }
            idle = take(part) ? 0 : idle + 1
            token = part.syncToken ?? token
            guard part.isMoreComing else { break }
            guard let token, seen.insert(token).inserted, idle < ZoneFetch.mostIdleAnswers else { throw repetition }
        }
        if !isIncomplete { state.syncToken = token }
        return true
    }

    /// An answer with changes; nil if the server does not know the mark.
    private func changes(since token: String?) throws(FetchFailure) -> CloudKitAnswer? {
        do throws(FetchFailure) {
            let answer = try session.post("changes/zone", .object([("zones", .array([request(since: token)]))]))
            guard let part = answer.parts.first(where: { $0.zone == state.zone }) ?? answer.parts.first else {
                throw FetchFailure(.badData, "CloudKit's answer has no zone '\(state.zone.name.abridged)'")
            }
            if let failure = part.failure { throw FetchFailure(failure, session.secrets) }
            return part
        } catch {
            guard error.isRefusal else { throw error }
            return nil
        }
    }

    private func request(since token: String?) -> JSONValue {
        .object(
            [
                ("zoneID", state.zone.json), ("resultsLimit", .integer(ZoneFetch.recordsPerAnswer)),
                ("desiredRecordTypes", .array(types.map(JSONValue.text))),
            ] + (token.map { [("syncToken", .text($0))] } ?? []))
    }

    // MARK: Records

    /// Takes the records of an answer. Returns true if one of them is new.
    private mutating func take(_ answer: CloudKitAnswer) -> Bool {
        isIncomplete = isIncomplete || answer.isIncomplete
        var hasNew = false
        for record in answer.records where !isOlder(record) {
            let new = record.isDeleted ? nil : ZoneState.Record(changeTag: record.changeTag ?? "", text: record.text)
            hasNew = hasNew || new != state.records[record.name]
            state.records[record.name] = new
            deleted[record.name] = record.isDeleted ? record.text : nil
            modified[record.name] = record.modified
        }
        return hasNew
    }

    /// True if this fetch has brought a newer version: pages of a query can overlap.
    private func isOlder(_ record: CloudKitAnswer.Record) -> Bool {
        guard !record.isDeleted, let known = modified[record.name], let new = record.modified else { return false }
        return new < known
    }
}
