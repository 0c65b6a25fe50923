import Foundation

extension GoldenStore {
    /// How a file of text differs from its golden; nil if it does not. Keeps both and the difference.
    func difference(text: String, named name: String, _ kind: String, from golden: [UInt8]) throws -> String? {
        guard Array(text.utf8) != golden else { return nil }
        let lines = LineDifference(expected: String(decoding: golden, as: UTF8.self), actual: text).description
        let place = try keep(
            name,
            [
                "expected.\(kind)": golden, "actual.\(kind)": Array(text.utf8),
                "difference.txt": Array(lines.utf8),
            ])
        return "GoldenPDFs/\(name).\(kind) differs, \(lines)\(place)"
    }

    /// Writes files into the folder for failures, and returns a line that says where they are.
    func keep(_ name: String, _ files: [String: [UInt8]]) throws -> String {
        let folder = failures.appending(path: name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, bytes) in files { try Data(bytes).write(to: folder.appending(path: name), options: .atomic) }
        return "see \(folder.path): \(files.keys.sorted().joined(separator: ", "))"
    }
}
