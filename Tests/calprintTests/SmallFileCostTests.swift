import Foundation
import GoldenSupport
import Testing

/// Small files cost little: each is drawn or refused within 384 MB of addresses and a bounded time of the processor.
@Suite struct SmallFileCostTests {
    /// A file of Tools/make-hostile-files, and the limit that refuses it; nil for one that is drawn.
    struct Hostile: Sendable, CustomTestStringConvertible {
        let name: String
        let limit: String?
        let bytes: [UInt8]

        var testDescription: String { name }

        static func all() throws -> [Hostile] {
            try withTemporaryFolder { folder in
                let tool = Golden.root.appending(path: "Tools/make-hostile-files").path
                let output = try run(tool, [folder.path])
                output.expectSuccess()
                return try output.text.split(separator: "\n").map { line in
                    let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
                    return Hostile(
                        name: parts[0], limit: parts[1].isEmpty ? nil : parts[1], bytes: try folder.bytes(of: parts[0]))
                }
            }
        }
    }

    private static let commands = [
        ["check", "--from", "2025-03"], ["--from", "2025-03", "-o", "a.pdf", "-s"],
        ["--view", "week", "--from", "2025-03-03", "-o", "a.pdf", "-s"],
    ]

    /// The sanitizers take terabytes of addresses.
    private static let limits: String = {
        let isSanitized = ["__asan_init", "__tsan_init"].contains { (name: String) in dlsym(nil, name) != nil }
        return isSanitized ? "" : "ulimit -v 393216; ulimit -t 30; "
    }()

    @Test(arguments: try! Hostile.all(), commands)
    func `a small file is drawn, or refused with the limit`(file: Hostile, command: [String]) throws {
        try withTemporaryFolder { folder in
            try Data(file.bytes).write(to: folder.appending(path: file.name))
            let output = try Command.shell(
                SmallFileCostTests.limits + "exec \"$@\"", command + [file.name], in: folder)
            #expect(output.status == (file.limit == nil ? 0 : 65), "\(output.status): \(output.errorText.prefix(300))")
            let said = String(decoding: output.stdout, as: UTF8.self) + output.errorText
            if let limit = file.limit { #expect(said.contains(limit), "\(said.prefix(300))") }
        }
    }
}
