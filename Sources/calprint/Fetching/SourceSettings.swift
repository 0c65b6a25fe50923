import CalendarCore
import Fetching
import ScheduleIO

/// A source that `calprint fetch` brings into the store: a table `[source.NAME]` of a configuration file.
struct SourceSettings {
    /// Its name, also in the store.
    let name: String
    /// The place of its table.
    let location: SourceLocation
    /// Which type fetches it.
    var kind: any SourceKind.Type = WebCalendar.self
    var url: String?
    var path: String?
    /// A program and its arguments.
    var run: [String] = []
    /// The container of CloudKit, and what of it is fetched.
    var cloudKit = CloudKitPlace(container: "")
    /// The names of zones; empty for all.
    var zones: [String] = []
    /// The file of certificates that are trusted besides the system's.
    var certificates: String?
    /// The name of the credentials, or the path of their file.
    var credentials: String?
    /// True if an address on the internet may lead to private networks.
    var allowsPrivate = false
    var timeZone: TimeZoneName?
    var isHolidays = false
    /// The line or the person of all its events.
    var owner: SourceName?
    /// The folder of the configuration file.
    var folder = "."

    init(name: String, at location: SourceLocation) { (self.name, self.location) = (name, location) }

    /// A digest of all that decides which records a fetch gives. It tells nothing of a secret address.
    var digest: String {
        let words = [kind.name, url, path, timeZone?.identifier, isHolidays ? "holidays" : nil, owner?.spelling]
        let place = [cloudKit.container, cloudKit.environment.rawValue, cloudKit.database.rawValue]
        let texts = words.map { $0 ?? "" } + run + (cloudKit.container.isEmpty ? [] : place + zones)
        return ContentDigest.of(Array(texts.joined(separator: "\0").utf8))
    }
}

/// The keys of a table `[source.NAME]`.
enum SourceKey: String, CaseIterable {
    case kind, url, path, run, container, environment, database, app, zones, credentials, holidays, person, line
    case caFile = "ca-file"
    case allowPrivate = "allow-private"
    case timeZone = "time-zone"

    /// Those that every kind has.
    static let common: Set<SourceKey> = [.kind, .timeZone, .holidays, .person, .line]
    /// Those of every kind that is on the web.
    static let web: Set<SourceKey> = [.url, .caFile, .allowPrivate]
}

/// A way to fetch sources. A new one is a type, and its place in ``SourceKinds``.
protocol SourceKind: Sendable {
    /// The value of `kind`.
    static var name: String { get }
    /// The keys that it has besides those of all kinds.
    static var keys: Set<SourceKey> { get }
    /// Those that it must have.
    static var required: [SourceKey] { get }

    init(_ settings: SourceSettings)

    /// Fetches the source. Throws ``Failure`` or ``FetchFailure``.
    func fetch(_ request: SourceRequest) throws -> FetchedSource
}

/// A way to fetch sources at which a user signs in, for a while.
protocol SignInKind: SourceKind {
    /// The time at which the sign-in ends; nil if nobody knows.
    var signInEnds: Instant? { get }

    /// The address at which the user signs in; nil if the user is signed in. Throws ``Failure`` or ``FetchFailure``.
    func signInAddress(_ request: SourceRequest) throws -> String?

    /// Keeps the token in a text that the browser shows after a sign-in, and tries it. Returns a line that says what
    /// the user may read. Throws ``Failure`` or ``FetchFailure``.
    func signIn(with text: String, isLasting: Bool, _ request: SourceRequest) throws -> String
}

/// All ways to fetch sources.
enum SourceKinds {
    static let all: [any SourceKind.Type] = [
        WebCalendar.self, CalendarAccount.self, CloudKitZones.self, FilesInFolder.self, ProgramOutputs.self,
    ]
}

/// What a kind of source is asked for.
struct SourceRequest {
    /// The state since which changes are wanted; nil for everything.
    var known: FetchState?
    let now: Instant
    let today: CivilDate
    /// The state whose records stay, where the server no longer has them; nil if other settings gave them.
    var kept: FetchState?
    /// True if the records of parts that are gone at the server are not wanted any more.
    var forgetsGone = false
    /// Is told how many bytes have arrived.
    let progress: (Int) -> Void
}

/// What a source gives.
enum FetchedSource {
    /// The same as at the last fetch.
    case unchanged
    case documents(FetchedDocuments)
}

/// All documents of a source, as they are now.
struct FetchedDocuments {
    /// Unread.
    var sources: [LoadedSource]
    /// By what the server will know them.
    var state: FetchState
    /// The days that they tell; nil for all.
    var days: DaySpan?
    /// True if the server left out a part.
    var isIncomplete = false
}
