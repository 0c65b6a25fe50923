import Foundation
import GoldenSupport
import Testing

@testable import calprint

/// The content of a configuration file, and the places where it is wrong.
@Suite struct ConfigurationFileTests {
    @Test func `each type of value becomes words of a command line`() throws {
        let settings = try Self.settings(
            """
            title = 'Ward 3 "west"'   # a comment
            months = 0x0C
            strict = true
            verbose = false
            schedule = ["a.json",
              "b.ics"]
            "cell" = "stacked"
            mode = ""
            """)
        #expect(
            settings.flatMap(\.arguments) == [
                "--title=Ward 3 \"west\"", "--months=12", "--strict", "--schedule=a.json", "--schedule=b.ics",
                "--cell=stacked", "--mode", "",
            ])
        let places = settings.compactMap(\.location).map(\.description)
        #expect(places == ["f:1:9", "f:2:10", "f:3:10", "f:4:11", "f:5:12", "f:7:10", "f:8:8"])
    }

    @Test(arguments: [
        Wrong("first-wekday = 'mon'", 1, 1, "unknown option 'first-wekday' (did you mean 'first-weekday'?)"),
        Wrong("\n  colour = 1", 2, 3, "unknown option 'colour' (calprint config lists the options)"),
        Wrong("[printer]\ncopies = 2", 1, 2, "unknown option 'printer'"),
        Wrong("cell.kind = 'stacked'", 1, 1, "'cell' takes a text, not a table"),
        Wrong("title = 2025", 1, 9, "'title' takes a text, not a number (in quotation marks)"),
        Wrong("from = 2025-01-01", 1, 8, "'from' takes a text, not a date (in quotation marks)"),
        Wrong("title = ['Ward']", 1, 9, "'title' takes a text, not a list"),
        Wrong("months = '6'", 1, 10, "'months' takes a whole number, not a text (without quotation marks)"),
        Wrong("max-font-size = '9.5'", 1, 17, "'max-font-size' takes a number, not a text (without quotation marks)"),
        Wrong("months = 6.5", 1, 10, "'months' takes a whole number, not a decimal fraction"),
        Wrong("strict = 'true'", 1, 10, "'strict' takes true or false, not a text (without quotation marks)"),
        Wrong("strict = 1", 1, 10, "'strict' takes true or false, not a number"),
        Wrong("schedule = ['ä.json', 3]", 1, 23, "'schedule' takes a list of files, not a number"),
        Wrong("store = 'a'\nschedule = 'b'", 2, 1, "'store' and 'schedule' exclude each other; give one of them"),
        Wrong("to = '2025-03'\nmonths = 3", 2, 1, "'to' and 'months' exclude each other"),
        Wrong("from = 2025-01", 1, 15, "(texts stand in quotation marks, as in from = \"2025-01\")"),
        Wrong("cell = inline", 1, 10, "(texts stand in quotation marks"),
        Wrong(
            "strict = true\nstrict = true", 2, 10, "no TOML: key-value pair: cannot redefine existing boolean 'strict'"),
        Wrong("[ /etc", 1, 3, "no TOML: "), Wrong("title = \"Ward", 1, 14, "no TOML: "),
        Wrong("strict", 1, 7, "no TOML: "),
        Wrong("title = \"a\u{0}b\"", 1, 11, "no TOML: "),
    ])
    func `what is wrong is told with its place`(wrong: Wrong) {
        let failure = #expect(throws: Failure.self) { try Self.settings(wrong.text) }
        #expect(failure?.status == .unsupported && failure?.message == "")
        let line = failure?.findings.first ?? ""
        #expect(failure?.findings.count == 1 && line.contains(wrong.words), "\(failure?.findings ?? [])")
        #expect(line.hasPrefix("f:\(wrong.line):\(wrong.column): error: "), "\(line)")
    }

    @Test func `every mistake of a file is told at once, in its order`() {
        let failure = #expect(throws: Failure.self) { try Self.settings("zell = 1\ncell = 2\nstrict = 3\n") }
        #expect(failure?.findings.map { $0.prefix(5) } == ["f:1:1", "f:2:8", "f:3:10".prefix(5)])
    }

    @Test func `bytes that are no text are no TOML`() {
        let failure = #expect(throws: Failure.self) { try ConfigurationFile([0x61, 0x3D, 0x27, 0xFF], path: "f") }
        #expect(failure?.findings.first?.hasPrefix("f:1:") ?? false)
        let deep = #expect(throws: Failure.self) {
            try Self.settings("title = " + String(repeating: "[", count: 100_000))
        }
        #expect(deep?.status == .unsupported)
    }

    /// Bytes of the example, with all its options, that are changed and cut at random.
    @Test func `whatever the bytes, there are settings or findings with a place`() throws {
        let seed = RandomTests.firstSeed
        var random = SplitMix64(seed)
        let example = try String(contentsOf: Golden.root.appending(path: "Examples/calprint.toml"), encoding: .utf8)
        let bytes = Array(example.replacing(try Regex("(?m)^#(?! |$)"), with: "").utf8)
        for _ in 0..<2000 {
            var changed = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random)))
            for _ in 0..<Int.random(in: 0...4, using: &random) where !changed.isEmpty {
                let index = changed.indices.randomElement(using: &random) ?? 0
                let signs = Array("[]{}\"'=.,#\n\\ /-+0_".utf8)
                changed[index] = signs.randomElement(using: &random) ?? 0
            }
            guard let failure = Self.failure(of: changed) else { continue }
            #expect(failure.status == .unsupported && !failure.findings.isEmpty, "seed \(seed)")
            for line in failure.findings {
                let hasPlace = line.wholeMatch(of: /f:[1-9]\d*:[1-9]\d*: error: (?s:.+)/) != nil
                #expect(hasPlace, "seed \(seed): \(line)")
            }
        }
    }

    @Test(arguments: [
        (String(repeating: "a.", count: 300) + "a = 1", "f:1:1: error: a key has more than 256 parts"),
        ("\n[" + String(repeating: "a.", count: 300) + "a]", "f:2:1: error: a key has more than 256 parts"),
        ("#" + String(repeating: "x", count: 1 << 16), "f:1:1: error: a configuration file has at most 64 KiB"),
    ])
    func `a file that no options need is refused`(text: String, finding: String) {
        #expect(Self.failure(of: Array(text.utf8))?.findings == [finding])
    }

    private static func failure(of bytes: [UInt8]) -> Failure? {
        do throws(Failure) {
            _ = try ConfigurationFile(bytes, path: "f")
            return nil
        } catch {
            return error
        }
    }

    @Test func `relative paths lead from the folder of the file`() throws {
        let text = """
            schedule = ["a.json", "CALL=b.ics", "-", "/c.csv", "OFF=/d.ics", "../e.json"]
            font-dir = "fonts"
            output = "-"
            report = "out/r.json"
            title = "a/b"
            """
        for (path, folder) in [("/etc/c/f", "/etc/c/"), ("conf/f", "conf/"), ("f", ""), ("/f", "/")] {
            let values = try Self.settings(text, path: path).flatMap(\.values)
            let expected = [
                "\(folder)a.json", "CALL=\(folder)b.ics", "-", "/c.csv", "OFF=/d.ics", "\(folder)../e.json",
                "\(folder)fonts", "-", "\(folder)out/r.json", "a/b",
            ]
            #expect(values == expected)
        }
        #expect(try Self.settings("schedule = ['b.json']", path: "a=x/f")[0].values == ["./a=x/b.json"])
    }

    private static func settings(_ text: String, path: String = "f") throws(Failure) -> [Setting] {
        try ConfigurationFile(Array(text.utf8), path: path).settings
    }
}

/// A file that is wrong, and what is said of it.
struct Wrong: Sendable, CustomStringConvertible {
    let text: String
    let line: Int
    let column: Int
    let words: String

    init(_ text: String, _ line: Int, _ column: Int, _ words: String) {
        (self.text, self.line, self.column, self.words) = (text, line, column, words)
    }

    var description: String { text }
}
