import CalendarCore
import Fetching
import ScheduleIO

/// A calendar of a CalDAV server, or all calendars of a user there (`kind = "caldav"`).
struct CalendarAccount: SourceKind {
    static let name = "caldav"
    static let keys = SourceKey.web.union([.credentials])
    static let required: [SourceKey] = [.url]

    private let settings: SourceSettings

    /// The months before this one that are asked for, too.
    private static let monthsBefore = 12

    init(_ settings: SourceSettings) { self.settings = settings }

    func fetch(_ request: SourceRequest) throws -> FetchedSource {
        let month = request.today.yearMonth.adding(months: -CalendarAccount.monthsBefore) ?? request.today.yearMonth
        let start = month.firstDay
        let server = try CalendarServer(
            settings.url ?? "", from: start.iCalendar + "T000000Z",
            try settings.access(request))
        let answer = try server.fetch(known: (request.known?.parts ?? []).map(CalendarCollection.init))
        if answer.isUnchanged, request.known != nil, !answer.isIncomplete { return .unchanged }
        var state = FetchState(tried: request.now)
        state.parts = answer.collections.map { collection in
            FetchState.Part(collection, isIncomplete: answer.isIncomplete)
        }
        let sources = answer.collections.map { collection in
            LoadedSource(
                name: settings.owner, file: settings.name, bytes: collection.document, format: .iCalendar)
        }
        return .documents(
            FetchedDocuments(
                sources: sources, state: state, days: start...ScheduleYears.last, isIncomplete: answer.isIncomplete))
    }
}

extension CalendarCollection {
    fileprivate init(_ part: FetchState.Part) {
        self.init(id: part.name, name: part.title)
        (syncToken, tag) = (part.syncToken, part.tag)
        files = part.files.mapValues { File(etag: $0.etag, text: $0.text) }
    }
}

extension FetchState.Part {
    /// Without the server's marks if a file was left out: the next fetch asks for all.
    fileprivate init(_ collection: CalendarCollection, isIncomplete: Bool) {
        self.init(name: collection.id)
        title = collection.name ?? "a calendar without a name"
        if !isIncomplete { (syncToken, tag) = (collection.syncToken, collection.tag) }
        files = collection.files.mapValues { FetchState.File(etag: $0.etag, text: $0.text) }
    }
}
