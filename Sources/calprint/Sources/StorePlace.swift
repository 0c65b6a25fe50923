import CalendarCore
import Glibc
import ScheduleIO

/// The path of the store.
struct StorePlace {
    let path: String
    /// True for the usual path, because no option names another.
    let isDefault: Bool

    private static let fileName = "schedule.sqlite"

    /// The file of `--store`; else the user's, `$XDG_DATA_HOME/calprint/schedule.sqlite`; without a home, the one of a
    /// system service, in `/var/lib/calprint`.
    init(_ option: String?) {
        (path, isDefault) = (option ?? StorePlace.defaultPath, option == nil)
    }

    private static var defaultPath: String {
        "\(UserFolder.named("XDG_DATA_HOME", else: ".local/share") ?? "/var/lib")/calprint/\(fileName)"
    }

    /// Opens it for reading; nil if it is the usual one and does not exist.
    func open() throws -> ScheduleStore? {
        guard !isDefault || access(path, F_OK) == 0 else { return nil }
        return try Failure.ofStore { () throws(StoreError) in try ScheduleStore.open(path) }
    }

    /// Opens it for reading; nil if it does not exist.
    func openIfThere() throws -> ScheduleStore? { access(path, F_OK) == 0 ? try open() : nil }

    /// The lines that it declares; nil if the store does not exist yet.
    var lines: [ScheduleLine]? { get throws { try declarations?.lines } }

    /// The people that it declares.
    var people: [Person] { get throws { try declarations?.people ?? [] } }

    private var declarations: Schedule? {
        get throws {
            guard let store = try openIfThere() else { return nil }
            return try Failure.ofStore { () throws(StoreError) in try store.declarations }
        }
    }

    /// Opens it for writing and creates it if needed; for a dry run, in memory.
    func openForImport(isDryRun: Bool) throws -> ScheduleStore {
        if isDryRun, access(path, F_OK) != 0 {
            return try Failure.ofStore { () throws(StoreError) in try ScheduleStore.temporary(path) }
        }
        // A failure shows when the store is opened.
        if isDefault { _ = try? OpenFolder.make(OutputPath.folder(of: path), mode: 0o700) }
        return try Failure.ofStore { () throws(StoreError) in try ScheduleStore.openForImport(path) }
    }
}

extension Failure {
    /// Runs `body`, and turns its error into a ``Failure``.
    static func ofStore<Result>(_ body: () throws(StoreError) -> Result) throws -> Result {
        do {
            return try body()
        } catch {
            throw Failure(ExitStatus(rawValue: error.exitStatus) ?? .inputOutput, error.description)
        }
    }
}
