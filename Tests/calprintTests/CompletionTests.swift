import GoldenSupport
import Testing

@testable import calprint

/// The scripts by which shells complete.
@Suite struct CompletionTests {
    @Test(arguments: [
        Line("--fr", ["--from"]), Line("--vers", ["--version"]), Line("che", ["check"]),
        Line("--from 2025-01 --ti", ["--time-format", "--time-zone", "--timeline", "--times", "--title"]),
        Line("--weekends ", ["equal", "narrow"]), Line("--labels c", ["column"]), Line("--no-f", ["--no-footer"]),
        Line("--first-weekday mo", ["monday"]), Line("--cell ", ["auto", "inline", "stacked"]),
        Line("--format ", ["app-cache", "checklists", "cloudkit", "csv", "ics", "json", "remind", "vcf", "xlsx"]),
        Line("--time-zone America/Chic", ["America/Chicago"]),
        Line("-s Examples/clinic.", ["Examples/clinic.csv", "Examples/clinic.ics", "Examples/clinic.json"]),
        Line("check Examples/clinic.j", ["Examples/clinic.json"]), Line("check --js", ["--json"]),
        Line("diff GoldenPDFs/month-2030-01", ["GoldenPDFs/month-2030-01-empty.pdf"]),
        Line("diff --ignore m", ["metadata"]),
        Line("--conf", ["--config"]), Line("config --js", ["--json"]), Line("import --no-c", ["--no-config"]),
        Line("--config Examples/calp", ["Examples/calprint.toml"]), Line("config --cell st", ["stacked"]),
        Line("bat", ["batch"]), Line("--from 2025-01 che", []), Line("--times start help", []),
        Line("export -o Examples/calp", []), Line("export --from che", []), Line("help stat", ["stats"]),
        Line("help stats ", []), Line("export --format js", ["json"]), Line("batch --sh", ["--shard"]),
        Line("-o Pack", ["Packaging"]), Line("-o CHANGE", []),
    ])
    func `bash completes a line`(line: Line) throws {
        #expect(try line.completions(by: script("bash")) == line.expected)
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func `every option that help lists is in the script`(shell: String) throws {
        let script = try script(shell)
        for option in try HelpText.all().flatMap(\.options) where option.count > 1 {
            #expect(script.contains(option), "\(option)")
        }
    }

    @Test(arguments: Shell.installed)
    func `every option with words of its own is completed by them, under every command`(shell: Shell) throws {
        var expected: [(line: String, words: [String])] = []
        for command in CommandName.allCases {
            for name in try HelpText([command.rawValue]).options.filter({ $0.count > 1 }) {
                guard let row = OptionTable.option(name, of: command), !row.keywords.isEmpty else { continue }
                expected.append(("calprint \(command) --\(name) ", row.keywords.sorted()))
                if command == .render { expected.append(("calprint --\(name) ", row.keywords.sorted())) }
            }
        }
        #expect(expected.count > 60)
        #expect(expected.contains { $0 == ("calprint export --format ", ["csv", "ics", "json"]) })
        let found = try shell.completions(of: expected.map(\.line), by: script(shell.rawValue))
        for (expected, found) in zip(expected, found) { #expect(found == expected.words, "\(expected.line)") }
    }

    @Test(arguments: Shell.installed)
    func `help takes a command`(shell: Shell) throws {
        let lines = ["calprint help ", "calprint help ex"]
        let commands = CommandName.allCases.map(\.rawValue).sorted()
        #expect(try shell.completions(of: lines, by: script(shell.rawValue)) == [commands, ["export"]])
    }

    private func script(_ shell: String) throws -> String {
        try requireSuccess(of: builtProgram("calprint"), ["--generate-completion-script", shell]).text
    }
}

/// A command line whose last word is completed.
struct Line: CustomStringConvertible, Sendable {
    let description: String
    let expected: [String]

    init(_ words: String, _ expected: [String]) {
        (description, self.expected) = ("calprint " + words, expected)
    }

    /// The words that bash offers in the repository's root, sorted.
    func completions(by script: String) throws -> [String] {
        try Shell.bash.completions(of: [description], by: script)[0]
    }
}
