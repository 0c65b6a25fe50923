import Foundation

/// A server on the loopback interface that runs beside a test: a script that ends when its standard input does.
///
/// Its first line on standard output says, as an object of JSON, on which ports it listens.
package final class WebServer {
    /// The ports by the names of the script.
    package let ports: [String: Int]
    private let process = Process()
    private let input = Pipe()

    /// The script ends after this time in any case.
    private static let mostSeconds = 600

    /// Starts a script of Python and waits until it says its ports. Throws ``FailedProgram`` if it ends before.
    package init(script: URL, _ arguments: [String]) throws {
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
            ["timeout", "--kill-after=5", "\(WebServer.mostSeconds)", "python3", "-B", script.path] + arguments
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        var line: [UInt8] = []
        while line.last != UInt8(ascii: "\n"), let byte = try output.fileHandleForReading.read(upToCount: 1)?.first {
            line.append(byte)
        }
        guard let ports = try? JSONSerialization.jsonObject(with: Data(line)) as? [String: Int] else {
            throw FailedProgram(description: "\(script.lastPathComponent) says no ports")
        }
        self.ports = ports
    }

    /// Ends it and waits for that.
    package func end() {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }
}

/// The server of Tests/FetchingTests/Servers/adversary.py, which behaves badly on request.
package struct Adversary {
    private let server: WebServer
    private let folder: URL

    /// A user's name and password that its private paths want.
    package static let user = (name: "averbeck", password: "s3cret-Kreide")

    /// Calls `body` with a server that runs meanwhile.
    package static func run<Result>(_ body: (Adversary) throws -> Result) throws -> Result {
        try withTemporaryFolder { folder in
            let script = Golden.root.appending(path: "Tests/FetchingTests/Servers/adversary.py")
            let server = try WebServer(script: script, [folder.path])
            defer { server.end() }
            return try body(Adversary(server: server, folder: folder))
        }
    }

    /// The file of the authority that signs its certificates.
    package var authority: String { folder.appending(path: "ca.pem").path }

    /// An address of a server: `good`, `wrong` or `expired` by its certificate, or `plain`.
    package func address(_ path: String, of name: String = "good") -> String {
        "\(name == "plain" ? "http" : "https")://localhost:\(server.ports[name]!)/\(path)"
    }

    /// Gives the path `files/NAME` this content.
    package func serve(_ text: String, as name: String) throws {
        try Data(text.utf8).write(to: folder.appending(path: name))
    }

    /// The requests so far: all that the servers saw, by request.
    package var seen: [String] {
        get throws {
            let text = String(decoding: try Data(contentsOf: folder.appending(path: "seen")), as: UTF8.self)
            return text.split(separator: "\n").map(String.init)
        }
    }
}

/// The server of Tests/FetchingTests/Servers/caldav.py: radicale behind TLS.
package struct CalendarHost {
    private let server: WebServer
    /// The folder with what it keeps.
    package let folder: URL

    /// Calls `body` with a server that runs meanwhile.
    package static func run<Result>(_ body: (CalendarHost) throws -> Result) throws -> Result {
        try withTemporaryFolder { folder in
            let script = Golden.root.appending(path: "Tests/FetchingTests/Servers/caldav.py")
            let server = try WebServer(script: script, [folder.path])
            defer { server.end() }
            return try body(CalendarHost(server: server, folder: folder))
        }
    }

    /// The file of the authority that signs its certificate.
    package var authority: String { folder.appending(path: "ca.pem").path }

    /// The address of a path: with `sync-collection`, or without.
    package func address(_ path: String, withSync: Bool = true) -> String {
        "https://localhost:\(server.ports[withSync ? "sync" : "simple"]!)/\(path)"
    }

    /// Radicale's own port, without TLS.
    package var plainPort: Int { server.ports["radicale"]! }

    /// The requests so far, by request.
    package var seen: [String] {
        get throws {
            let text = String(decoding: try Data(contentsOf: folder.appending(path: "seen")), as: UTF8.self)
            return text.split(separator: "\n").map(String.init)
        }
    }

    /// Does what another client does: PUT, DELETE and the like, in order.
    package func change(_ requests: [(method: String, path: String, body: String?)]) throws {
        let list = requests.map { [$0.method, $0.path, $0.body as Any? ?? NSNull()] }
        let script = Golden.root.appending(path: "Tests/FetchingTests/Servers/dav-client.py").path
        _ = try requireSuccess(
            of: "python3", ["-B", script, "\(plainPort)"],
            input: [UInt8](try JSONSerialization.data(withJSONObject: list)))
    }

    /// A calendar's file with one event.
    package static func event(_ uid: String, on day: String, _ summary: String, _ rule: String = "") -> String {
        """
        BEGIN:VCALENDAR\r
        VERSION:2.0\r
        PRODID:-//test//\r
        BEGIN:VEVENT\r
        UID:\(uid)\r
        DTSTAMP:20250101T000000Z\r
        DTSTART;VALUE=DATE:\(day)\r
        \(rule)SUMMARY:\(summary)\r
        END:VEVENT\r
        END:VCALENDAR\r

        """
    }
}
