import CalendarCore
import Fetching
import Glibc
import ScheduleIO

/// A calendar behind an address (`kind = "ics"`).
struct WebCalendar: SourceKind {
    static let name = "ics"
    static let keys: Set<SourceKey> = [.url, .caFile, .credentials]
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
    /// How its server is reached. Throws ``Failure`` if a file with certificates or credentials cannot be read.
    func access(_ request: SourceRequest) throws -> WebAccess {
        var access = WebAccess(wait: pause, contents: { try? SourceFile.read($0) })
        access.credentials = try credentials.map { try CredentialsFile($0, folder: folder).read() }
        access.certificates = try certificates.map { try SourceFile.contents(of: $0) }
        (access.userAgent, access.progress) = (Program.userAgent, request.progress)
        return access
    }

    private func pause(_ duration: Duration) {
        let (seconds, rest) = duration.components
        var time = timespec(tv_sec: Int(seconds), tv_nsec: Int(rest / 1_000_000_000))
        while withUnsafeMutablePointer(to: &time, { nanosleep($0, $0) }) != 0, errno == EINTR {}
    }
}
