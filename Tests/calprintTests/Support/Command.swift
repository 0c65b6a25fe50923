import Foundation
import GoldenSupport
import Testing

/// The built command, and how tests run it.
enum Command {
    /// Beside the test bundle, wherever that was built.
    static let path: String = {
        let bundle = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return URL(filePath: bundle).deletingLastPathComponent().appending(path: "calprint").path
    }()

    static let schedule = Golden.root.appending(path: "Examples/clinic.json").path

    /// Six months of the example clinic.
    static let sixMonths = ["--from", "2025-01", "--to", "2025-06", "-s", schedule]

    /// One of its months, on one page.
    static let oneMonth = ["--from", "2025-01", "-s", schedule]

    /// Runs it in a folder, without the store and the options of whoever runs the tests.
    static func run(
        _ arguments: [String], environment: [String: String?] = [:], in folder: URL? = nil
    ) throws -> ProgramOutput {
        try GoldenSupport.run(path, arguments, environment: withoutUser(environment), in: folder)
    }

    private static func withoutUser(_ environment: [String: String?]) -> [String: String?] {
        ["XDG_DATA_HOME": "/nonexistent", "XDG_CONFIG_HOME": "/nonexistent"].merging(environment) { $1 }
    }

    /// Runs a shell's script in a folder; `"$@"` is the command with its arguments.
    ///
    /// `wrapper` is a program that runs the shell: `unshare -m`.
    static func shell(
        _ script: String, _ arguments: [String], under wrapper: [String] = [],
        environment: [String: String?] = [:], in folder: URL
    ) throws -> ProgramOutput {
        let command = wrapper + ["sh", "-c", script, "sh", path] + arguments
        return try GoldenSupport.run(
            command[0], Array(command.dropFirst()), environment: withoutUser(environment), in: folder)
    }
}

extension ProgramOutput {
    /// Expects a failure: its status, nothing on standard output, and one line that holds every one of `words`.
    func expectFailure(
        _ status: Int32, _ words: String..., sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(self.status == status, "\(errorText)", sourceLocation: sourceLocation)
        #expect(stdout == [], sourceLocation: sourceLocation)
        #expect(
            errorText.hasPrefix("calprint: error: ") && errorText.hasSuffix("\n")
                && errorText.count(where: \.isNewline) == 1, "\(errorText)", sourceLocation: sourceLocation)
        for word in words {
            #expect(errorText.contains(word), "\(errorText)", sourceLocation: sourceLocation)
        }
    }

    /// Expects success and silence.
    func expectSuccess(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(status == 0 && complaints == "", "status \(status): \(errorText)", sourceLocation: sourceLocation)
    }

    /// Its messages, without the progress: whether that is told depends on how fast the machine is.
    private var complaints: String {
        errorText.replacing(/calprint: note: \d+ of \d+ [^\n]* left\n/, with: "")
    }
}

extension URL {
    /// The names in this folder, hidden ones too, sorted.
    var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() } }

    func bytes(of name: String) throws -> [UInt8] { try [UInt8](Data(contentsOf: appending(path: name))) }

    func write(_ text: String, to name: String) throws { try Data(text.utf8).write(to: appending(path: name)) }

    /// Writes a script that can be run, by a process of its own: programs that other tests start meanwhile inherit
    /// Foundation's descriptors, and a file that they have open for writing is "busy" until they end.
    func writeProgram(_ script: String, to name: String) throws {
        let words = ["-m", "755", "/dev/stdin", appending(path: name).path]
        _ = try requireSuccess(of: "install", words, input: Array(script.utf8))
    }

    func text(of name: String) throws -> String { String(decoding: try bytes(of: name), as: UTF8.self) }

    /// The permissions of a file in this folder.
    func mode(of name: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: appending(path: name).path)
        return try #require(attributes[.posixPermissions] as? Int)
    }

    func setMode(_ mode: Int, of name: String = "") throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: appending(path: name).path)
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: appending(path: name).path, withDestinationPath: target)
    }
}

/// Calls `body` with a temporary folder that has files with these texts.
func withTemporaryFolder<Result>(with texts: [String: String], _ body: (URL) throws -> Result) throws -> Result {
    try withTemporaryFolder { folder in
        for (name, text) in texts { try folder.write(text, to: name) }
        return try body(folder)
    }
}

extension Command {
    /// Draws a PDF; returns the entries of events as its report has them.
    static func reportedEvents(_ arguments: [String], in folder: URL) throws -> [[String: Any]] {
        let output = try run(arguments + ["-o", "a.pdf", "--report", "r.json"], in: folder)
        #expect(output.status == 0, "\(output.errorText)")
        let report = try JSONSerialization.jsonObject(with: Data(contentsOf: folder.appending(path: "r.json")))
        let list = ((report as? [String: Any])?["entries"] as? [[String: Any]]) ?? []
        return list.filter { $0["kind"] as? String == "event" }
    }
}
