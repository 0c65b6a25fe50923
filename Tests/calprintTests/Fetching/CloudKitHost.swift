import Foundation
import GoldenSupport
import Testing

/// A folder from which `calprint fetch` brings the zones of a stand-in for CloudKit into a store: the source `clinic`.
struct CloudKitHost {
    let server: CloudKitStandIn
    let host: FetchHost
    var folder: URL { host.folder }

    static let credentials = "clinic.tokens"

    /// `keys` are more lines of the source's table.
    init(_ folder: URL, _ server: CloudKitStandIn, _ keys: String = "") throws {
        self.server = server
        var host = try FetchHost(folder)
        let more = """
            container = "\(CloudKitStandIn.container)"
            credentials = "\(CloudKitHost.credentials)"
            \(keys)
            """
        try host.configure(
            FetchHost.table("clinic", server.address, kind: "cloudkit", trusting: server.authority, more))
        self.host = host
        try writeCredentials("web-token = \"\(try server.tokens.last!)\"")
    }

    /// Calls `body` with a host whose server runs meanwhile.
    static func run(
        _ export: String? = nil, keys: String = "", _ body: (CloudKitHost) throws -> Void
    ) throws {
        try CloudKitStandIn.run(export) { server in
            try withTemporaryFolder { folder in try body(try CloudKitHost(folder, server, keys)) }
        }
    }

    /// Writes the file of tokens: the API's, and these lines.
    func writeCredentials(_ lines: String) throws {
        try folder.write("api-token = \"\(CloudKitStandIn.apiToken)\"\n\(lines)\n", to: CloudKitHost.credentials)
        try folder.setMode(0o600, of: CloudKitHost.credentials)
    }

    /// Fetches; no output may have a token.
    func fetch(
        _ arguments: String..., at time: String = FetchHost.today, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> ProgramOutput {
        let output = try Command.run(
            ["fetch"] + arguments + ["--config", "c.toml"], environment: ["SOURCE_DATE_EPOCH": time], in: folder)
        expectNoToken(in: output, sourceLocation)
        return output
    }

    /// Signs in with lines on standard input.
    func signIn(_ lines: String..., sourceLocation: SourceLocation = #_sourceLocation) throws -> ProgramOutput {
        try folder.write(lines.map { $0 + "\n" }.joined(), to: "answers")
        let output = try Command.shell(
            "\"$@\" <answers", ["fetch", "--sign-in", "clinic", "--config", "c.toml"],
            environment: ["SOURCE_DATE_EPOCH": FetchHost.today], in: folder)
        try FileManager.default.removeItem(at: folder.appending(path: "answers"))
        expectNoToken(in: output, sourceLocation)
        return output
    }

    private func expectNoToken(in output: ProgramOutput, _ sourceLocation: SourceLocation) {
        #expect(!(output.text + output.errorText).contains(CloudKitStandIn.secret), sourceLocation: sourceLocation)
    }

    /// All that a store has: days and notes with their identities, as JSON.
    func schedule(of store: String = "s.sqlite") throws -> String {
        try Command.run(["export", "--format", "json", "--store", store], in: folder).text
    }

    /// How often a text is in what the store has.
    func count(of text: String) throws -> Int { try schedule().components(separatedBy: text).count - 1 }

    /// Expects that the file of tokens is whole and for its owner alone. Returns which of the server's tokens it has.
    @discardableResult
    func generation(sourceLocation: SourceLocation = #_sourceLocation) throws -> Int {
        #expect(try folder.mode(of: CloudKitHost.credentials) == 0o600, sourceLocation: sourceLocation)
        let text = try folder.text(of: CloudKitHost.credentials)
        #expect(text.contains("api-token = \"\(CloudKitStandIn.apiToken)\"\n"), sourceLocation: sourceLocation)
        return try #require(
            try server.tokens.lastIndex { text.contains("web-token = \"\($0)\"\n") }, sourceLocation: sourceLocation)
    }

    /// The files besides the tokens' in which there is a token.
    var leaks: [String] {
        get throws {
            let secret = Array(CloudKitStandIn.secret.utf8)
            return try host.files.filter { $0.key != CloudKitHost.credentials && $0.value.contains(secret) }.map(\.key)
        }
    }
}
