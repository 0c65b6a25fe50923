import CalendarCore
import Fetching
import ScheduleIO

/// A calendar behind an address (`kind = "ics"`).
struct WebCalendar: SourceKind {
    static let name = "ics"
    static let keys = SourceKey.web.union([.credentials])
    static let required: [SourceKey] = [.url]

    private let settings: SourceSettings

    init(_ settings: SourceSettings) { self.settings = settings }

    func fetch(_ request: SourceRequest) throws -> FetchedSource {
        let marks = Validators(etag: request.known?.etag, lastModified: request.known?.lastModified)
        let calendar = PublishedCalendar(settings.url ?? "", try settings.access(request))
        guard case .document(let bytes, let new) = try calendar.fetch(unless: marks) else { return .unchanged }
        var state = FetchState(tried: request.now)
        (state.etag, state.lastModified) = (new.etag, new.lastModified)
        let source = LoadedSource(
            name: settings.owner, file: settings.name, bytes: bytes, format: .iCalendar)
        return .documents(FetchedDocuments(sources: [source], state: state))
    }
}

extension SourceSettings {
    /// How its server is reached, with the user's credentials. Throws ``Failure`` if a file with certificates or
    /// credentials cannot be read.
    func access(_ request: SourceRequest) throws -> WebAccess {
        var access = try accessWithoutUser(request)
        access.credentials = try credentials.map { try CredentialsFile($0, folder: folder).user() }
        return access
    }

    /// How its server is reached. Throws ``Failure`` if a file with certificates cannot be read.
    func accessWithoutUser(_ request: SourceRequest) throws -> WebAccess {
        var access = WebAccess(wait: Clock.wait, contents: { try? SourceFile.read($0) })
        access.certificates = try certificates.map { try SourceFile.contents(of: $0) }
        (access.userAgent, access.progress) = (Program.userAgent, request.progress)
        access.allowsPrivate = allowsPrivate
        return access
    }
}
