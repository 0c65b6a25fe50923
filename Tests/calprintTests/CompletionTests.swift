import Foundation
import GoldenSupport
import Testing

/// The scripts by which shells complete.
@Suite struct CompletionTests {
    @Test(arguments: [
        Line("--fr", ["--from"]), Line("--vers", ["--version"]), Line("che", ["check"]),
        Line("--from 2025-01 --ti", ["--time-format", "--time-zone", "--timeline", "--times", "--title"]),
        Line("--weekends ", ["equal", "narrow"]), Line("--labels c", ["column"]), Line("--no-f", ["--no-footer"]),
        Line("--first-weekday mo", ["monday"]), Line("--cell ", ["inline", "stacked"]),
        Line("--format ", ["app-cache", "cloudkit", "csv", "ics", "json", "remind", "xlsx"]),
        Line("--time-zone America/Chic", ["America/Chicago"]),
        Line("-s Examples/clinic.", ["Examples/clinic.csv", "Examples/clinic.ics", "Examples/clinic.json"]),
        Line("check Examples/clinic.j", ["Examples/clinic.json"]), Line("check --js", ["--json"]),
        Line("diff GoldenPDFs/month-2030-01", ["GoldenPDFs/month-2030-01-empty.pdf"]),
        Line("diff --ignore m", ["metadata"]),
        Line("--conf", ["--config"]), Line("config --js", ["--json"]), Line("import --no-c", ["--no-config"]),
        Line("--config Examples/calp", ["Examples/calprint.toml"]), Line("config --cell st", ["stacked"]),
        Line("bat", ["batch"]), Line("batch --sh", ["--shard"]), Line("-o Pack", ["Packaging"]), Line("-o CHANGE", []),
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
        let asking = """
            \(script)
            COMP_LINE='\(description)'
            COMP_POINT=${#COMP_LINE}
            IFS=' ' read -ra COMP_WORDS <<<"$COMP_LINE"
            [[ $COMP_LINE != *' ' ]] || COMP_WORDS+=('')
            COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
            _calprint calprint "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        let output = try run("bash", ["--norc"], input: Array(asking.utf8), in: Golden.root)
        #expect(output.errorText == "")
        return output.text.split(separator: "\n").map(String.init).sorted()
    }
}
