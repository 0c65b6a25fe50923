import Foundation
import GoldenSupport
import ScheduleIO
import Testing

@testable import calprint

/// A value that one place refuses is refused by all: the command line, a configuration file, an item of a batch, and a
/// print job.
@Suite struct OptionScopeTests {
    /// Values that some options take and others refuse.
    private static let values = [
        "", " ", "x", "bad", "=", "a=", "=a", "a=b", "0", "1", "-1", "7", "7.5", "13", "99999", "1.5.2", "true", "none",
        "monday", "a4", "36,36", "2025-01", "2025-13", "2025-01-31", "2025-02-30", "12h", "24h", "7-19", "19-7", "busy",
        "month", "month,month", "grid=maybe", "hour-height=30", "Europe/Berlin", "utf-8", "de_DE", "xx_YY", "0640",
        "seventeen characters long",
    ]

    @Test(arguments: OptionTable.drawing.map(\.name))
    func `every place refuses the same values`(name: String) throws {
        let option = try #require(OptionTable.drawing.first { $0.name == name })
        var refused = 0
        for value in Self.values + option.example where option.kind != .flag || ["true", "false"].contains(value) {
            let isTaken = Self.parses(["--\(name)", value], option, value)
            refused += isTaken ? 0 : 1
            // A number in a file is written as one.
            let isNumber = [.number, .decimal].contains(option.kind)
            guard !isNumber || Double(value).map({ "\($0)" == value || "\(Int($0))" == value }) ?? false else {
                continue
            }
            #expect(Self.takes(value, inFileFor: option) == isTaken, "--\(name) '\(value)' in a file")
            if option.scopes.contains(.item) {
                #expect(try Self.takes(value, inItemFor: option) == isTaken, "--\(name) '\(value)' in an item")
            }
        }
        #expect(option.example.allSatisfy { Self.parses(["--\(name)", $0], option, $0) })
        #expect(refused > 0 || Self.takesAnything(option), "--\(name) refuses nothing of \(Self.values)")
    }

    /// A text that is a name, a pattern, or a path.
    private static func takesAnything(_ option: OptionInfo) -> Bool {
        let kinds: [OptionInfo.Kind] = [
            .flag, .file, .files, .folders, .fileOrTable, .fileOrTables, .fileOrDate, .schedules, .texts,
        ]
        return kinds.contains(option.kind) || option.keywords.isEmpty && option.kind == .text && option.place != nil
    }

    private static func parses(_ arguments: [String], _ option: OptionInfo, _ value: String) -> Bool {
        let arguments = option.kind == .flag ? (value == "true" ? [arguments[0]] : []) : ["\(arguments[0])=\(value)"]
        return
            (try? DrawingOptions.parse(value.isEmpty && option.kind != .flag ? ["--\(option.name)", ""] : arguments))
            != nil
    }

    private static func takes(_ value: String, inFileFor option: OptionInfo) -> Bool {
        let text = "\(option.name) = \(written(value, option))\n"
        guard let file = try? ConfigurationFile(Array(text.utf8), path: "c.toml") else { return false }
        return (try? DrawingOptions.parse(file.settings.flatMap(\.arguments))) != nil
    }

    private static func takes(_ value: String, inItemFor option: OptionInfo) throws -> Bool {
        let schedule = option.name == "schedule" ? "" : #", "schedule": []"#
        let line = #"{"id": "a", "\#(option.name)": \#(written(value, option))\#(schedule)}"#
        let item = ManifestItem(Array(line.utf8)[...], ManifestName("manifest.jsonl"), line: 1)
        guard item.findings.isEmpty else { return false }
        return (try? ItemParser().parse(item, output: "a.pdf")) != nil
    }

    /// As TOML and JSON both write it.
    private static func written(_ value: String, _ option: OptionInfo) -> String {
        switch option.kind {
        case .flag, .number, .decimal: value
        case _ where option.repeats: "[\"\(value)\"]"
        default: "\"\(value)\""
        }
    }

    /// A job's words become arguments of the command line, so they need no test of their own but that of their names.
    @Test func `a job knows no option that the command line does not`() {
        #expect(OptionTable.jobs.allSatisfy { job in OptionTable.drawing.contains { $0.name == job.name } })
    }
}
