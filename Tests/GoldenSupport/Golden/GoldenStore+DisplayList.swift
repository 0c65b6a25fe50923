import Foundation

extension GoldenStore {
    /// How a display list differs from its golden; nil where it does not. Leaves both and the difference.
    func difference(displayList: String, named name: String, from golden: [UInt8]) throws -> String? {
        guard Array(displayList.utf8) != golden else { return nil }
        let text = LineDifference(expected: String(decoding: golden, as: UTF8.self), actual: displayList).description
        let place = try keep(
            name,
            [
                "expected.displaylist": golden, "actual.displaylist": Array(displayList.utf8),
                "difference.txt": Array(text.utf8),
            ])
        return "GoldenPDFs/\(name).displaylist differs, \(text)\(place)"
    }

    /// Writes files into the folder of what differs; a line that says where.
    func keep(_ name: String, _ files: [String: [UInt8]]) throws -> String {
        let folder = failures.appending(path: name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, bytes) in files { try Data(bytes).write(to: folder.appending(path: name), options: .atomic) }
        return "see \(folder.path): \(files.keys.sorted().joined(separator: ", "))"
    }
}

/// The first place where two texts differ, with the lines around it.
struct LineDifference: CustomStringConvertible {
    let expected: [Substring]
    let actual: [Substring]
    /// The first line that differs, from 0.
    let line: Int

    init(expected: String, actual: String) {
        self.expected = expected.split(separator: "\n", omittingEmptySubsequences: false)
        self.actual = actual.split(separator: "\n", omittingEmptySubsequences: false)
        line = zip(self.expected, self.actual).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    }

    /// Up to three lines that both have, then up to three of each, `-` the golden's and `+` the new ones.
    var description: String {
        let before = expected[max(0, line - 3)..<line].map { "  \($0)\n" }
        let removed = expected.dropFirst(line).prefix(3).map { "- \($0)\n" }
        let added = actual.dropFirst(line).prefix(3).map { "+ \($0)\n" }
        return "first in line \(line + 1) (- golden, + now):\n" + (before + removed + added).joined()
    }
}
