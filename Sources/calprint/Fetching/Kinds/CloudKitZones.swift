import CalendarCore
import Fetching
import ScheduleIO

/// The records of an app in zones of CloudKit (`kind = "cloudkit"`).
struct CloudKitZones: SourceKind {
    static let name = "cloudkit"
    static let keys = SourceKey.web.union([.container, .environment, .database, .app, .zones, .credentials])
    static let required: [SourceKey] = [.container, .credentials]

    private let settings: SourceSettings

    init(_ settings: SourceSettings) { self.settings = settings }

    func fetch(_ request: SourceRequest) throws -> FetchedSource {
        let file = try TokenFile(credentials)
        guard let token = file.tokens.web else {
            throw Failure(.notAllowed, "nobody has signed in yet (calprint fetch --sign-in \(settings.name))")
        }
        // A request uses the token up: if the next one could not be kept, the sign-in would be over.
        try file.keep(token)
        let known = knownZones(request)
        let fetched = try database(file, file.tokens, request).fetch(choice, known: known, now: request.now)
        let answer = request.forgetsGone ? fetched.forgettingGone : fetched
        guard request.known == nil || answer.isIncomplete || !ZoneState.haveSameRecords(answer.zones, known) else {
            return .unchanged
        }
        var state = FetchState(tried: request.now)
        state.parts = answer.zones.map { FetchState.Part($0) }
        let source = LoadedSource(
            name: settings.owner, file: settings.name, bytes: answer.document, format: .cloudKit)
        return .documents(FetchedDocuments(sources: [source], state: state, isIncomplete: answer.isIncomplete))
    }

    /// The zones of the last fetch. Without their marks all of them is fetched, but one that is gone is still known.
    private func knownZones(_ request: SourceRequest) -> [ZoneState] {
        (request.known ?? request.kept)?.parts.map { part in
            var zone = ZoneState(part)
            if request.known == nil { zone.syncToken = nil }
            return zone
        } ?? []
    }

    private var invitation: CloudKitInvitation? { settings.url.flatMap { CloudKitInvitation($0) } }

    private var choice: CloudKitDatabase.Choice {
        if let invitation { return .invitation(invitation) }
        return settings.zones.isEmpty ? .all : .named(settings.zones)
    }

    private var credentials: CredentialsFile {
        CredentialsFile(settings.credentials ?? "", folder: settings.folder)
    }

    /// The database, with tokens whose successors get into the file.
    private func database(
        _ file: TokenFile, _ tokens: CloudKitTokens, _ request: SourceRequest
    ) throws -> CloudKitDatabase {
        var place = settings.cloudKit
        if invitation == nil { place.server = settings.url ?? CloudKitPlace.server } else { place.database = .shared }
        return try CloudKitDatabase(place, tokens, try settings.accessWithoutUser(request)) {
            token throws(FetchFailure) in
            do {
                try file.keep(token)
            } catch {
                throw FetchFailure(.unavailable, "the next token cannot be kept: \((error as? Failure)?.message ?? "")")
            }
        }
    }
}

extension CloudKitZones: SignInKind {
    var signInEnds: Instant? { TokenFile.ends(credentials) }

    func signInAddress(_ request: SourceRequest) throws -> String? {
        let file = try TokenFile(credentials)
        do {
            _ = try database(file, CloudKitTokens(api: file.tokens.api, web: nil), request).count()
            return nil
        } catch let failure as FetchFailure {
            guard let address = failure.signIn?.address else { throw failure }
            return address
        }
    }

    func signIn(with text: String, isLasting: Bool, _ request: SourceRequest) throws -> String {
        guard let token = CloudKitTokens.webToken(in: text) else {
            throw Failure(.badData, "that is no token, and no address with ckWebAuthToken in it")
        }
        let file = try TokenFile(credentials)
        let until = Instant(milliseconds: request.now.milliseconds + (isLasting ? 14 * 24 * 60 : 30) * 60_000)
        let count = try tried(token, until: until, file, request)
        return "signed in until \(until.words); there \(count == 1 ? "is 1 zone" : "are \(count) zones")"
    }

    /// The number of zones that a token of a new sign-in opens. If it is none, the one before stays in the file.
    private func tried(
        _ token: String, until: Instant, _ file: TokenFile, _ request: SourceRequest
    ) throws -> Int {
        let (before, end) = (file.tokens.web, file.ends)
        try file.signIn(token, until: until)
        do {
            return try database(file, file.tokens, request).count()
        } catch let failure as FetchFailure where failure.signIn != nil {
            if let before { try file.signIn(before, until: end) }
            throw failure
        }
    }
}

extension ZoneState {
    fileprivate init(_ part: FetchState.Part) {
        self.init(identifier: part.name)
        (syncToken, goneSince) = (part.syncToken, part.goneSince)
        records = part.files.mapValues { Record(changeTag: $0.etag, text: $0.text) }
    }
}

extension FetchState.Part {
    fileprivate init(_ zone: ZoneState) {
        self.init(name: zone.identifier)
        (title, syncToken, goneSince) = (zone.name, zone.syncToken, zone.goneSince)
        files = zone.records.mapValues { FetchState.File(etag: $0.changeTag, text: $0.text) }
    }
}
