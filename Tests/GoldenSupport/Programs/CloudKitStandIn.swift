import Foundation

/// The server of Tests/FetchingTests/Servers/cloudkit.py: a stand-in for CloudKit Web Services, which fails on request.
package struct CloudKitStandIn {
    private let server: WebServer
    private let folder: URL

    package static let container = "iCloud.org.example.clinic"
    /// Its zone if it has no export's.
    package static let zone = "ProviderScheduleZone"
    package static let apiToken = "s3cret0b1f5a7c9e2d4468a0c3e5f7091b2d4e6f8091a2b3c4d5e6f70819"
    /// Each token has this in it.
    package static let secret = "s3cret"
    /// A saved export of a clinic: 724 days and 22 notes.
    package static let export = Golden.root.appending(path: "Tests/ScheduleIOTests/CloudKit/Clinic").path

    private static let script = Golden.root.appending(path: "Tests/FetchingTests/Servers/cloudkit.py")

    /// Calls `body` with a server that runs meanwhile, and has the records of an export, or an empty zone.
    package static func run<Result>(
        _ export: String? = nil, _ body: (CloudKitStandIn) throws -> Result
    ) throws -> Result {
        try withTemporaryFolder { folder in
            let server = try WebServer(script: script, [folder.path] + (export.map { [$0] } ?? []))
            defer { server.end() }
            return try body(CloudKitStandIn(server: server, folder: folder))
        }
    }

    /// The file of the authority that signs its certificate.
    package var authority: String { folder.appending(path: "ca.pem").path }

    package var address: String { "https://localhost:\(server.ports["cloudkit"]!)" }

    /// The web tokens that it has given, oldest first.
    package var tokens: [String] { get throws { try lines(of: "tokens") } }

    /// The operations of the requests so far.
    package var operations: [String] {
        get throws {
            try lines(of: "seen").map { line in
                let request = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
                return request?["operation"] as? String ?? ""
            }
        }
    }

    private func lines(of name: String) throws -> [String] {
        let text = String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
        return text.split(separator: "\n").map(String.init)
    }

    /// Sends commands, as the script documents them: `#"{"do": "kill-token"}"#`. Returns their answers.
    @discardableResult
    package func control(_ commands: String...) throws -> [Any] {
        let output = try requireSuccess(
            of: "python3", ["-B", CloudKitStandIn.script.path, "--control", "\(server.ports["control"]!)"],
            input: Array("[\(commands.joined(separator: ","))]".utf8))
        return try JSONSerialization.jsonObject(with: Data(output.stdout)) as? [Any] ?? []
    }

    /// Puts days into its zone, each with a text on its first line.
    package func put(_ days: [String: String]) throws {
        let object: [String: Any] = [
            "do": "put", "zone": CloudKitStandIn.zone, "days": days.mapValues { [$0] },
        ]
        try control(String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self))
    }

    /// Signs a user in. Returns the address at which the browser ends, and the token in it.
    package func signIn() throws -> (address: String, token: String) {
        let answer = try control(#"{"do": "sign-in"}"#).first as? [String: String]
        return (answer?["address"] ?? "", answer?["token"] ?? "")
    }
}
