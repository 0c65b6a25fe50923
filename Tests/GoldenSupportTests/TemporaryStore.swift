import Foundation
import GoldenSupport
import Synchronization

/// A store in a temporary folder, and its notes.
final class TemporaryStore: Sendable {
    let folder: URL
    private let noted = Mutex("")

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "calprint-golden-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var notes: String { noted.withLock { $0 } }

    func store(_ recording: Recording = .off) -> GoldenStore {
        GoldenStore(
            folder: folder.appending(path: "GoldenPDFs"), failures: folder.appending(path: "failures"),
            recording: recording, note: { note in self.noted.withLock { $0 += note } })
    }

    /// A file's bytes; nil if it does not exist.
    func bytes(_ path: String) -> [UInt8]? {
        (try? Data(contentsOf: folder.appending(path: path))).map { [UInt8]($0) }
    }

    /// A file's text; nil if it does not exist.
    func text(_ path: String) -> String? { bytes(path).map { String(decoding: $0, as: UTF8.self) } }

    /// The sorted names of the files kept for a golden that differs; empty if there are none.
    func kept(_ name: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "failures/\(name)").path)) ?? [])
            .sorted()
    }
}
