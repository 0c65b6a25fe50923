import Foundation
import GoldenSupport
import Testing

@testable import calprint

/// Which of several files, and of the command line, counts.
@Suite struct ConfigurationTests {
    @Test func `what comes later counts: system, named file, command line`() throws {
        let system = "cell = 'stacked'\ntitle = 'System'\ntime-format = '12h'"
        let named = "title = 'Named'\ntime-format = '24h'"
        let arguments = try Self.arguments(["--from", "2025-01", "--time-format", "12h"], system: system, named: named)
        #expect(
            arguments == [
                "--cell=stacked", "--title=Named", "--from", "2025-01", "--time-format", "12h", "--config", "N",
            ])
    }

    @Test(arguments: [
        Overriding("schedule = ['a', 'b']", ["-s", "c"], ["-s", "c"]),
        Overriding("schedule = ['a', 'b']", ["-vs", "c"], ["-vs", "c"]),
        Overriding("schedule = ['a', 'b']", ["--schedule=c"], ["--schedule=c"]),
        Overriding("schedule = ['a', 'b']", ["--store", "s"], ["--store", "s"]),
        Overriding("store = '/s'", ["-s=c"], ["-s=c"]),
        Overriding("months = 3", ["--to", "2025-02"], ["--to", "2025-02"]),
        Overriding("from = '2025-01'\nto = '2025-06'", ["--from", "2026-01"], ["--from", "2026-01"]),
        Overriding("from = '2025-01'\nmonths = 6", ["--from", "2026-01"], ["--months=6", "--from", "2026-01"]),
        Overriding("title = 'a'", ["--title=b=false"], ["--title=b=false"]),
        Overriding("strict = true", ["--strict=false"], []), Overriding("", ["--strict=true"], ["--strict"]),
        Overriding("strict = true", ["--strict"], ["--strict"]),
        Overriding(
            "title = 'a'", ["--", "--title", "--strict=false"], ["--title=a", "--", "--title", "--strict=false"]),
        Overriding("dpi = 300", ["-o", "a.pdf"], ["-o", "a.pdf"]),
        Overriding("no-tags = true", ["-o", "a.svg"], ["-o", "a.svg"]),
        Overriding("dpi = 300", ["-o", "a.png"], ["--dpi=300", "-o", "a.png"]),
        Overriding("output-format = 'png'\ndpi = 99", ["-o", "a.pdf"], ["-o", "a.pdf"]),
        Overriding(
            "output-format = 'png'\ndpi = 99", ["-o", "/dev/full"],
            ["--output-format=png", "--dpi=99", "-o", "/dev/full"]),
        Overriding("dpi = 99\nno-tags = true", ["--output-format", "png"], ["--dpi=99", "--output-format", "png"]),
    ])
    func `the command line replaces what it gives, and what does not go with it`(overriding: Overriding) throws {
        #expect(try Self.arguments(overriding.words, system: overriding.file) == overriding.arguments)
    }

    @Test func `a later file takes back what an earlier one says`() throws {
        let system = "schedule = ['a', 'b']\nstrict = true"
        let named = "schedule = []\nstrict = false\n"
        #expect(try Self.arguments([], system: system, named: named) == ["--config", "N"])
        #expect(
            try Self.arguments([], system: "store = '/s'", named: "schedule = []") == ["--store=/s", "--config", "N"])
    }

    @Test(arguments: [
        (["import", "x"], ["--store=/s", "--format=csv", "--strict"]),
        (["check", "x"], ["--format=csv", "--strict", "--system-fonts"]),
        (["export", "--format", "json"], ["--store=/s", "--strict"]), (["store"], ["--store=/s"]),
        (["fonts"], ["--system-fonts"]), (["fonts", "--strict=false"], ["--system-fonts"]),
    ])
    func `another command takes what means the same there`(words: [String], added: [String]) throws {
        let file = "store = '/s'\nformat = 'csv'\nstrict = true\nsystem-fonts = true\ntitle = 'T'\noutput = 'o.pdf'"
        #expect(try Self.arguments(words, system: file) == [words[0]] + added + words.dropFirst())
    }

    @Test func `what another command does not take replaces nothing there`() throws {
        let arguments = try Self.arguments(["store"], system: "store = '/s'", named: "schedule = ['/a']")
        #expect(arguments == ["store", "--store=/s", "--config", "N"])
    }

    @Test(arguments: [
        ["diff", "a", "b"], ["help", "config"], ["--version"], ["--from", "2025-01", "-h"], ["no-such"],
    ])
    func `help, the version and a comparison need no files`(words: [String]) {
        #expect(CommandLineScan(words) == nil)
    }

    @Test func `without the usual files only the named one counts`() throws {
        let arguments = try Self.arguments(["--no-config"], system: "strict = true", named: "title = 'T'")
        #expect(arguments == ["--title=T", "--no-config", "--config", "N"])
        #expect(try Self.arguments(["--no-config"], system: "this is wrong") == ["--no-config"])
    }

    /// The arguments that the parser sees. The named file is `N`, whose folder is the current one.
    private static func arguments(_ words: [String], system: String, named: String? = nil) throws -> [String] {
        try withTemporaryFolder(with: ["system.toml": system, "N": named ?? ""]) { folder in
            let place = folder.appending(path: "N").path
            let given = try #require(CommandLineScan(words + (named == nil ? [] : ["--config", place])))
            let places = ConfigurationPlaces(given, system: folder.appending(path: "system.toml").path, user: nil)
            let configuration = try Configuration(given, places)
            return given.following(configuration.fromFiles.flatMap(\.arguments)).map {
                $0.replacing(place, with: "N").replacing("\(folder.path)/", with: "")
            }
        }
    }
}

/// A file, words of a command line, and what they come to.
struct Overriding: Sendable, CustomStringConvertible {
    let file: String
    let words: [String]
    let arguments: [String]

    init(_ file: String, _ words: [String], _ arguments: [String]) {
        (self.file, self.words, self.arguments) = (file, words, arguments)
    }

    var description: String { "\(file), \(words)" }
}
