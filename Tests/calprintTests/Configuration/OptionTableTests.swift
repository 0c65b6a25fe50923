import Foundation
import GoldenSupport
import Printing
import Testing

@testable import calprint

/// The table of options, against everything that has to know them.
@Suite struct OptionTableTests {
    private static let general = ["help", "version"]

    // MARK: The command line

    @Test func `every option of drawing is declared, in the order of the table, as its row says`() throws {
        let declared = try Self.options(of: .render).filter { !Self.general.contains($0.name) }
        let rows = OptionTable.all.filter { (OptionSection.drawing + [.configuration]).contains($0.section) }
        #expect(declared.map(\.name) == rows.map(\.name))
        #expect(declared.map(\.letter) == rows.map { $0.letter.map(String.init) })
        #expect(declared.map(\.isFlag) == rows.map { $0.kind == .flag })
        #expect(declared.map(\.repeats) == rows.map(\.repeats))
        #expect(declared.map(\.help) == rows.map(\.fullHelp))
    }

    @Test(arguments: CommandName.others)
    func `every option of another command is in the table, and every row of it is declared`(
        command: CommandName
    ) throws {
        let declared = Set(try Self.options(of: command).filter { !Self.general.contains($0.name) }.map(\.help))
        let own = OptionTable.all.filter { $0.section == .command(command) }
        let shared = OptionTable.configured(command).map { $0 + OptionTable.configuration } ?? []
        #expect(declared == Set((own + shared).map(\.fullHelp)))
    }

    @Test(arguments: [CommandName.check, .stats, .who, .import, .export, .verify])
    func `a command that reads schedules has every option for reading`(command: CommandName) throws {
        let declared = Set(try Self.options(of: command).map(\.name))
        #expect(declared.isSuperset(of: SourceOptions.rows.map(\.info.name)))
    }

    @Test func `every command has its name`() {
        #expect(CommandList.all.map { $0.configuration.commandName } == CommandName.allCases.map(\.rawValue))
        #expect(CommandList.all.map { $0.configuration.abstract } == CommandName.allCases.map(\.abstract))
    }

    @Test func `no option stands twice in a section, and those that rows replace exist`() {
        for option in OptionTable.all {
            #expect(OptionTable.all.count { $0.name == option.name && $0.section == option.section } == 1)
            for other in option.replaces { #expect(OptionTable.drawing.contains { $0.name == other }) }
        }
    }

    @Test func `the help states every default`() {
        for option in OptionTable.all {
            guard let text = option.defaultText else { continue }
            #expect(option.fullHelp.hasSuffix("default: \(text))."), "\(option.name)")
        }
    }

    // MARK: Files

    @Test func `the example file is the one that the table makes`() throws {
        let file = try Self.file("Examples/calprint.toml")
        #expect(file == ExampleFile.text, "run: calprint config --example >Examples/calprint.toml")
    }

    @Test func `the reference is the one that the table makes`() throws {
        let file = try Self.file("Docs/Reference.md")
        #expect(file == ReferencePage.text, "run: calprint config --reference >Docs/Reference.md")
    }

    @Test func `the table of a job's options is the one that the table makes`() throws {
        let parts = try Self.file("Docs/CUPS.md").components(separatedBy: "<!-- ")
        let table = try #require(parts.first { $0.hasPrefix("Made by `calprint config --job-options`") })
        #expect(table.drop { $0 != "\n" }.dropFirst() == ReferencePage.jobOptions, "run: make reference")
    }

    @Test func `the example file has every option, and every value in it is taken`() throws {
        let lines = ExampleFile.text.split(separator: "\n").filter {
            $0.hasPrefix("#") && !$0.hasPrefix("# ") && $0 != "#"
        }
        #expect(lines.map { String($0.dropFirst().prefix { $0 != " " }) } == OptionTable.drawing.map(\.name))
        try withTemporaryFolder { folder in
            for (line, option) in zip(lines, OptionTable.drawing) {
                try folder.write("\(line.dropFirst())\n", to: "c.toml")
                let shown = try Command.run(["config", "--no-config", "--config", "c.toml"], in: folder)
                shown.expectSuccess()
                #expect(shown.text.contains("\n\(option.name) = "), "\(line)")
                #expect(shown.text.contains("  # c.toml:1\n") || shown.text.hasSuffix("  # c.toml:1\n"), "\(line)")
            }
        }
    }

    // MARK: Items of a batch

    @Test func `an item takes every option of its scope, and means what the command line means`() throws {
        for option in OptionTable.items {
            let value = option.kind == .number ? option.exampleValues[0] : option.json
            let field = option.name == "schedule" ? "" : "\"schedule\": [], "
            let line = "{\"id\": \"a\", \(field)\"\(option.name)\": \(value)}"
            let item = ManifestItem(Array(line.utf8)[...], ManifestName("m.jsonl"), line: 1)
            #expect(item.findings.isEmpty, "\(line): \(item.findings)")
            let read = try ItemParser().parse(item, output: "o.pdf")
            let parsed = try DrawingOptions.parse(item.settings.flatMap(\.arguments) + ["-o", "o.pdf"])
            let unset = try DrawingOptions.parse(["-o", "o.pdf"])
            #expect("\(read)" == "\(parsed)", "\(line)")
            // An option with a single value cannot have another.
            #expect("\(read)" != "\(unset)" || option.keywords.count == 1, "\(line)")
        }
    }

    // MARK: Print jobs

    @Test(.enabled(if: PrintHost.isInstalled, PrintHost.need))
    func `a print job can ask for every option of its scope, and for no other`() throws {
        for option in OptionTable.drawing {
            let job = try FilterOptions("calprint-\(option.name)='\(option.exampleValues[0])'")
            guard option.scopes.contains(.job) else {
                #expect(throws: Failure.self, "\(option.name)") { try JobArguments(job, ppd: nil) }
                continue
            }
            let arguments = try JobArguments(job, ppd: nil).arguments
            #expect(!arguments.isEmpty, "\(option.name)")
            _ = try DrawingOptions.parse(arguments)
        }
    }

    // MARK: The scopes of options

    @Test func `an option that is for a queue or a format is refused without it`() throws {
        for option in OptionTable.drawing {
            let arguments = Setting(option: option, values: option.exampleValues, origin: .option("")).arguments
            let options = try DrawingOptions.parse(arguments + ["--output-format", "svg"])
            let failure =
                switch option.need {
                case .queue: #expect(throws: Failure.self, "\(option.name)") { try options.printOrder() }
                case .format:
                    #expect(throws: Failure.self, "\(option.name)") { try options.target(nil, keeping: KeptFiles()) }
                case nil: Failure?.none
                }
            #expect(option.need == nil || failure?.status == .usage)
        }
    }
}

extension OptionTableTests {
    private static func file(_ name: String) throws -> String {
        try String(contentsOf: Golden.root.appending(path: name), encoding: .utf8)
    }

    private struct DeclaredOption {
        let name: String
        let letter: String?
        let isFlag: Bool
        let repeats: Bool
        let help: String
    }

    /// The options that the parser knows, by its own account.
    private static func options(of command: CommandName) throws -> [DeclaredOption] {
        let dump = try Command.run(["--experimental-dump-help"])
        let document = try #require(try JSONSerialization.jsonObject(with: Data(dump.stdout)) as? [String: Any])
        let root = try #require(document["command"] as? [String: Any])
        let commands = try #require(root["subcommands"] as? [[String: Any]])
        let found = try #require(commands.first { $0["commandName"] as? String == command.rawValue })
        let arguments = try #require(found["arguments"] as? [[String: Any]])
        let shown = arguments.filter { $0["kind"] as? String != "positional" && $0["shouldDisplay"] as? Bool == true }
        return shown.compactMap(declaredOption)
    }

    private static func declaredOption(_ argument: [String: Any]) -> DeclaredOption? {
        let names = argument["names"] as? [[String: String]] ?? []
        guard let name = names.first(where: { $0["kind"] == "long" })?["name"] else { return nil }
        let kind = argument["kind"] as? String
        return DeclaredOption(
            name: name, letter: names.first { $0["kind"] == "short" }?["name"], isFlag: kind == "flag",
            repeats: argument["isRepeating"] as? Bool ?? false, help: argument["abstract"] as? String ?? "")
    }
}

extension OptionInfo {
    /// The example as JSON.
    fileprivate var json: String { tomlValue(exampleValues) }
}
