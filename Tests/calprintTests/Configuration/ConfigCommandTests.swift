import Foundation
import GoldenSupport
import Testing

@testable import calprint

/// Drawing by configuration files, and `calprint config`.
@Suite struct ConfigCommandTests {
    @Test func `a file draws what the same options draw`() throws {
        try withTemporaryFolder { folder in
            try folder.write(
                "from = '2025-01'\ncell = 'stacked'\ntitle = '-Ward-'\nschedule = ['\(Command.schedule)']\nmode = '0600'\n",
                to: "c.toml")
            try Command.run(["--config", "c.toml", "-o", "a.pdf"], in: folder).expectSuccess()
            let options = ["--cell", "stacked", "--title=-Ward-", "-o", "b.pdf"]
            try Command.run(Command.oneMonth + options, in: folder).expectSuccess()
            #expect(try folder.bytes(of: "a.pdf") == folder.bytes(of: "b.pdf"))
            #expect(try folder.mode(of: "a.pdf") == 0o600)
        }
    }

    @Test func `the user's file counts where nobody names one`() throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(
                at: folder.appending(path: "calprint"), withIntermediateDirectories: true)
            try folder.write("from = '2025-01'\ncell = 'no'\n", to: "calprint/calprint.toml")
            let home = ["XDG_CONFIG_HOME": folder.path as String?]
            let output = try Command.run(["-o", "a.pdf"], environment: home, in: folder)
            #expect(output.status == 78)
            #expect(
                output.errorText == """
                    \(folder.path)/calprint/calprint.toml:2:8: error: the value 'no' is invalid for '--cell <cell>': \
                    auto, inline or stacked is expected

                    """)
            let ignoring = try Command.run(["-o", "a.pdf", "--no-config"], environment: home, in: folder)
            ignoring.expectFailure(64, "--from")
            // Who asks for the version need not have good files.
            #expect(try Command.run(["--version"], environment: home).status == 0)
            let relative = try Command.run(["-o", "a.pdf"], environment: ["XDG_CONFIG_HOME": "."], in: folder)
            relative.expectFailure(64, "--from")
            #expect(try folder.names == ["calprint"])
        }
    }

    @Test(.enabled(if: Machine.privateMounts != nil)) func `the system's file counts`() throws {
        try withTemporaryFolder { folder in
            let script = """
                mount -t tmpfs none /etc && mkdir /etc/calprint && echo "title = 'System'" >/etc/calprint/calprint.toml &&
                "$@" config
                """
            let output = try Command.shell(script, [], under: Machine.privateMounts ?? [], in: folder)
            #expect(output.text.contains("\ntitle = \"System\"  # /etc/calprint/calprint.toml:1\n"), "\(output)")
        }
    }

    @Test func `a wrong word beside a good file is the command line's fault`() throws {
        try withTemporaryFolder(with: ["c.toml": "from = '2025-01'\n"]) { folder in
            try Command.run(["--config", "c.toml", "--cell", "no"], in: folder).expectFailure(64, "--cell")
            try Command.run(["--config", "c.toml", "--to", "2024-12"], in: folder).expectFailure(64, "--from 2025-01")
            try Command.run(["--config"], in: folder).expectFailure(64, "--config")
        }
    }

    @Test(arguments: [
        "from = '2025-13'", "months = 0", "dpi = 5", "first-weekday = 'x'", "mode = '9'", "time-zone = 'X'",
    ])
    func `a value that the option refuses is told with its place`(line: String) throws {
        try withTemporaryFolder(with: ["c.toml": "\n" + line]) { folder in
            for command in [["-o", "a.png"], ["config"], ["import", "x", "--store", "s"]] {
                let output = try Command.run(command + ["--config", "c.toml"], in: folder)
                guard command[0] != "import" || line.hasPrefix("time-zone") else { continue }
                #expect(output.status == 78)
                #expect(output.errorText.hasPrefix("c.toml:2:"), "\(output.errorText)")
                #expect(output.errorText.count(where: \.isNewline) == 1 && output.stdout == [])
            }
            #expect(try folder.names == ["c.toml"])
        }
    }

    @Test func `a named file that is missing, a folder or not to be read is no input`() throws {
        try withTemporaryFolder { folder in
            try Command.run(["--config", "no.toml"], in: folder).expectFailure(66, "'no.toml'", "no such file")
            try Command.run(["config", "--config", "."], in: folder).expectFailure(66, "it is a folder")
        }
    }

    @Test(.enabled(if: Machine.unprivileged != nil, "needs setpriv, to give up root's rights"))
    func `a file that may not be read is told, one in a folder that may not be entered does not count`() throws {
        try withTemporaryFolder { folder in
            try folder.setMode(0o755)
            _ = try requireSuccess(of: "cp", [Command.path, folder.path])
            let closed = folder.appending(path: "closed")
            try FileManager.default.createDirectory(
                at: closed.appending(path: "calprint"), withIntermediateDirectories: true)
            try closed.write("title = 'T'\n", to: "calprint/calprint.toml")
            try folder.write("title = 'T'\n", to: "c.toml")
            try folder.setMode(0, of: "c.toml")
            try folder.setMode(0, of: "closed")
            defer { try? folder.setMode(0o700, of: "closed") }
            let command = try #require(Machine.unprivileged) + ["./calprint", "config"]
            let home = ["XDG_CONFIG_HOME": closed.path as String?]
            let shown = try run(command[0], Array(command.dropFirst()), environment: home, in: folder)
            shown.expectSuccess()
            #expect(shown.text.contains("# not there: \(closed.path)/calprint/calprint.toml\n"), "\(shown.text)")
            let named = command.dropFirst() + ["--config", "c.toml"]
            try run(command[0], Array(named), environment: home, in: folder)
                .expectFailure(77, "cannot read 'c.toml'", "permission denied")
        }
    }

    @Test func `what is shown can be saved, and shows the same`() throws {
        try withTemporaryFolder { folder in
            try folder.write(
                "schedule = ['a.json', 'CALL=b.ics']\ntitle = 'a \"b\" \\ \u{E4}'\nstrict = true\n", to: "c.toml")
            let options = ["--config", "c.toml", "--cell", "stacked", "--from=2025-01", "-o", "x.pdf"]
            let shown = try Command.run(["config"] + options, in: folder)
            shown.expectSuccess()
            let path = folder.resolvingSymlinksInPath().path
            for line in [
                "# read: c.toml", "from = \"2025-01\"  # --from", "# to is not set", "skip-empty = false  # default",
                "schedule = [\"\(path)/a.json\", \"CALL=\(path)/b.ics\"]  # c.toml:1", "strict = true  # c.toml:3",
                "cell = \"stacked\"  # --cell", "labels = \"run-in\"  # default", "# min-font-size is not set",
                "same-size = false  # default", "weekends = \"narrow\"  # default", "# today is not set",
                "font-dir = []  # default",
                "title = \"a \\\"b\\\" \\\\ \u{E4}\"  # c.toml:2", "output = \"\(path)/x.pdf\"  # -o",
                "dpi = 150  # default",
            ] {
                #expect(shown.text.split(separator: "\n").contains { $0 == line }, "\(line)\n\(shown.text)")
            }
            try folder.write(shown.text, to: "saved.toml")
            let again = try Command.run(["config", "--no-config", "--config", "saved.toml"], in: folder)
            again.expectSuccess()
            #expect(Self.values(again.text) == Self.values(shown.text))
            #expect(Self.values(shown.text).count > 12)
        }
    }

    @Test func `programs get the same as JSON`() throws {
        try withTemporaryFolder(with: ["c.toml": "dpi = 300\nfont-dir = '/f'\n"]) { folder in
            let output = try Command.run(["config", "--json", "--config", "c.toml", "-v"], in: folder)
            output.expectSuccess()
            let document = try JSONDecoder().decode(ListedConfiguration.self, from: Data(output.stdout))
            #expect(document.files.last == "c.toml" && document.options.map(\.name) == OptionTable.drawing.map(\.name))
            let options = Dictionary(uniqueKeysWithValues: document.options.map { ($0.name, $0) })
            #expect(options["dpi"]?.place == "file c.toml:1:7" && options["verbose"]?.option == "-v")
            #expect(options["cell"]?.origin == "default" && options["cell"]?.option == nil)
            for words in [
                #"{"name": "dpi", "value": 300, "#, #"{"name": "title", "value": null, "#, #""value": ["/f"]"#,
            ] {
                #expect(output.text.contains(words), "\(words)\n\(output.text)")
            }
        }
    }

    /// Without where they come from.
    private static func values(_ text: String) -> [Substring] {
        text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.split(separator: "  #")[0] }
    }
}

/// The output of `calprint config --json`, without the values.
private struct ListedConfiguration: Decodable {
    let files: [String]
    let options: [Option]

    struct Option: Decodable {
        let name: String
        let origin: String
        let file: String?
        let line: Int?
        let column: Int?
        let option: String?

        var place: String { "\(origin) \(file ?? ""):\(line ?? 0):\(column ?? 0)" }
    }
}
