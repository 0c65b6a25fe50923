import CalendarCore
import ScheduleIO

/// Files that appear in a folder (`kind = "folder"`).
struct FilesInFolder: SourceKind {
    static let name = "folder"
    static let keys: Set<SourceKey> = [.path]
    static let required: [SourceKey] = [.path]

    private let settings: SourceSettings

    init(_ settings: SourceSettings) { self.settings = settings }

    func fetch(_ request: SourceRequest) throws -> FetchedSource {
        .documents(
            FetchedDocuments(
                sources: try settings.files(at: settings.path ?? ""), state: FetchState(tried: request.now)))
    }
}

extension SourceSettings {
    /// A file, or the schedules of a folder. Throws ``Failure`` if there is none.
    func files(at path: String) throws -> [LoadedSource] {
        do {
            return try SourceReading().load(SourceArgument(file: path, name: owner)).joiningPages
        } catch let error as SourceFileError {
            throw Failure(error)
        }
    }
}
