import Foundation
import GoldenSupport
import Testing

/// The command's answers to a wrong command line and to wrong input.
@Suite struct ExitStatusTests {
    @Test(arguments: [
        (["--from", "2025-01", "--no-such-option"], "--no-such-option"), (["--from", "2025-01", "no-such"], "no-such"),
        (["--from", "2025-02", "--to", "2025-01"], "--to 2025-01 comes before --from 2025-02"),
        (["--from", "2025-13"], "2025-13"), (["--from", "1000-01", "--to", "9999-12"], "too many"),
        (["--from", "2025-01", "-s", "-", "-s", "-"], "standard input"), ([], "--from"),
    ])
    func `a wrong command line is a usage error in one line`(arguments: [String], word: String) throws {
        try withTemporaryFolder { folder in
            let output = arguments.isEmpty ? [] : ["-o", "a.pdf"]
            try Command.run(arguments + output, in: folder).expectFailure(64, word)
            #expect(try folder.names == [])
        }
    }

    @Test func `bad data is told with its place, and the old file stays`() throws {
        try withTemporaryFolder { folder in
            try folder.write(
                "{\"format\": \"provider-schedule\", \"version\": 1,\n \"days\": [{\"date\": \"2025-02-30\"}]}\n",
                to: "bad.json")
            try folder.write("old", to: "a.pdf")
            let output = try Command.run(["--from", "2025-01", "-s", "bad.json", "-o", "a.pdf"], in: folder)
            #expect(output.status == 65)
            #expect(output.errorText.hasPrefix("bad.json:2:20: error: "), "\(output.errorText)")
            #expect(output.errorText.count(where: \.isNewline) == 1)
            #expect(try folder.names == ["a.pdf", "bad.json"])
            #expect(try folder.text(of: "a.pdf") == "old")
        }
    }

    @Test(arguments: ["pdf", "html", "png", "svg"])
    func `a character that no face has is bad data for a strict run, else a box and a warning`(format: String) throws {
        try withTemporaryFolder { folder in
            // In the last month, so that pages have been drawn before.
            let others = (1...5).map { #"{"date": "2025-0\#($0)-01", "os": "A"}"# }
            let days = [#"{"date": "2025-06-15", "os": "\u4E2D"}"#] + others
            try folder.write(
                #"{"format": "provider-schedule", "version": 1, "days": [\#(days.joined(separator: ", "))]}"#,
                to: "s.json")
            let draw = ["--from", "2025-01", "--to", "2025-06", "-s", "s.json"]
            let file = ["-o", "a-%d.\(format)"]
            for arguments in [file + ["--strict"], ["--strict"], file + ["--missing-glyphs", "error"]] {
                let output = try Command.run(draw + arguments, in: folder)
                #expect(output.status == 65)
                #expect(
                    output.errorText == """
                        s.json:1:85: error: no face has the character U+4E2D '\u{4E2D}' (OS of 2025-06-15); \
                        add one with --font-dir or --system-fonts
                        calprint: error: nothing is printed (--missing-glyphs warn prints boxes instead)

                        """)
                #expect(try folder.names == ["s.json"])
            }
            for strict in [[], ["--strict", "--missing-glyphs", "warn"]] {
                let boxes = try Command.run(draw + file + strict, in: folder)
                #expect(
                    boxes.status == 0
                        && boxes.errorText == """
                            s.json:1:85: warning: no face has the character U+4E2D '\u{4E2D}' (OS of 2025-06-15); \
                            a box stands for it (--font-dir and --system-fonts add fonts)

                            """
                )
            }
            #expect(try folder.names != ["s.json"])
        }
    }

    @Test func `a folder of fonts that gives none is told by name`() throws {
        try withTemporaryFolder { folder in
            let draw = ["--from", "2025-01", "-o", "a.pdf", "--font-dir"]
            for path in ["none", "."] {
                let output = try Command.run(draw + [path], in: folder)
                #expect(output.status == 66 && output.errorText.hasSuffix("(--font-dir)\n"), "\(output.errorText)")
                #expect(output.errorText.contains("'\(path)'"))
            }
            #expect(try folder.names == [])
        }
    }

    /// Fonts are set up for the first text that the bundled faces cannot set alone: pages have been drawn before.
    @Test func `faces that cannot be opened are an error, whenever they are needed`() throws {
        try withTemporaryFolder { folder in
            let days =
                (1...5).map { #"{"date": "2025-0\#($0)-01", "os": "A"}"# }
                + [#"{"date": "2025-06-15", "os": "ΑΒΓ"}"#]
            try folder.write(
                #"{"format": "provider-schedule", "version": 1, "days": [\#(days.joined(separator: ", "))]}"#,
                to: "s.json")
            let draw = ["--from", "2025-01", "--months", "6", "-s", "s.json", "-o", "a.pdf"]
            let fewFiles = "ulimit -n 6; exec \"$@\""
            try Command.shell(fewFiles, draw, in: folder).expectFailure(69, "cannot load the fonts")
            #expect(try folder.names == ["s.json"])
            try Command.shell(fewFiles, Command.oneMonth + ["-o", "a.pdf"], in: folder).expectSuccess()
        }
    }

    /// The built-in fonts become files in memory where Pango is needed; plain words need none.
    @Test(arguments: [[], ["--system-fonts"]])
    func `a limit of files' sizes is told as what it is`(fonts: [String]) throws {
        try withTemporaryFolder { folder in
            let greek = Command.oneMonth + ["--title", "ΑΒΓ", "-o", "a.pdf"] + fonts
            try Command.shell("ulimit -f 8; exec \"$@\"", greek, in: folder)
                .expectFailure(74, "cannot load the fonts", "File too large (ulimit -f)")
            try Command.shell("ulimit -f 8; exec \"$@\"", Command.oneMonth + ["-o", "a.pdf"], in: folder)
                .expectFailure(74, "cannot write 'a.pdf': File too large")
            #expect(try folder.names == [])
            let plain = try Command.shell("(ulimit -f 8; exec \"$@\") | cat", Command.oneMonth, in: folder)
            #expect(try plain.stdout == Command.run(Command.oneMonth).stdout)
        }
    }

    @Test func `a missing input is told by name`() throws {
        try withTemporaryFolder { folder in
            try Command.run(["--from", "2025-01", "-s", "no.json", "-o", "a.pdf"], in: folder)
                .expectFailure(66, "'no.json'")
            #expect(try folder.names == [])
        }
    }

    @Test func `help and version are no failures`() throws {
        let help = try Command.run(["render", "--help"])
        help.expectSuccess()
        #expect(help.text.contains("--output-format"))
        let version = try Command.run(["--version"])
        version.expectSuccess()
        #expect(version.text.wholeMatch(of: /calprint \d+\.\d+\.\d+\n/) != nil)
    }
}
