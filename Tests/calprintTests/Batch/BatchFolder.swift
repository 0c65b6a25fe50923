import Foundation
import GoldenSupport
import Testing

/// A folder with a manifest, a schedule, and the runs that draw it.
struct BatchFolder {
    let url: URL

    /// Calls `body` with a folder in which `manifest.jsonl` has these lines, and `clinic.json` is the example clinic.
    static func with(_ lines: [String], _ body: (BatchFolder) throws -> Void) throws {
        try withTemporaryFolder { url in
            try FileManager.default.copyItem(
                atPath: Command.schedule, toPath: url.appending(path: "clinic.json").path)
            let folder = BatchFolder(url: url)
            try folder.write(lines)
            try body(folder)
        }
    }

    func write(_ lines: [String]) throws {
        try url.write(lines.map { $0 + "\n" }.joined(), to: "manifest.jsonl")
    }

    /// An item of one month of the example clinic.
    static func item(_ id: String, _ more: String = "") -> String {
        #"{"id": "\#(id)", "from": "2025-01", "schedule": "clinic.json"\#(more)}"#
    }

    static func items(_ count: Int) -> [String] { (1...count).map { item("i\($0)") } }

    func run(_ options: String..., out: String = "out") throws -> ProgramOutput {
        try Command.run(["batch", "manifest.jsonl", "--out", out] + options, in: url)
    }

    /// Every file below a folder with its content, but the lock.
    func tree(_ name: String = "out") throws -> [String: [UInt8]] {
        let root = url.appending(path: name)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
        let files = paths.filter { !$0.hasSuffix("/.lock") && !root.isFolder($0) }
        return try Dictionary(uniqueKeysWithValues: files.map { ($0, try root.bytes(of: $0)) })
    }

    /// The outcomes in the report of a run, by id.
    func outcomes(_ report: String) throws -> [String: String] {
        let object = try JSONSerialization.jsonObject(with: Data(url.bytes(of: report))) as? [String: Any]
        let items = try #require(object?["items"] as? [[String: Any]])
        let pairs = items.map { ($0["id"] as? String ?? "", $0["outcome"] as? String ?? "") }
        return Dictionary(uniqueKeysWithValues: pairs)
    }

    /// The outcomes of another run.
    func again() throws -> [String: String] {
        let output = try run("--report", "report.json")
        #expect(output.status == 0, "\(output.errorText)")
        return try outcomes("report.json")
    }
}

extension URL {
    fileprivate func isFolder(_ name: String) -> Bool {
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: appending(path: name).path, isDirectory: &isFolder)
        return isFolder.boolValue
    }
}
