import Foundation
import GoldenSupport
import Testing

@testable import calprint

/// The options that files know, against those that the commands declare.
@Suite struct ConfigurationKeyTests {
    private static let notConfigured = ["config", "no-config", "help", "version"]

    @Test func `every option of drawing is known, in the order of the help, with its letter`() throws {
        let declared = try Self.options(of: CommandName.render.rawValue).filter {
            !Self.notConfigured.contains($0.name)
        }
        #expect(declared.map(\.name) == ConfigurationKey.all.map(\.name))
        #expect(declared.map(\.letter) == ConfigurationKey.all.map { $0.letter.map(String.init) })
        #expect(declared.map(\.isFlag) == ConfigurationKey.all.map { $0.kind == .flag })
        #expect(declared.map(\.repeats) == ConfigurationKey.all.map(\.repeats))
    }

    @Test func `the defaults are those of the help`() throws {
        for (option, key) in zip(try Self.options(of: "render"), ConfigurationKey.all) where key.standard != nil {
            let words = ["(default: \(key.standard ?? ""))", "(\(key.standard ?? ""))"]
            let isTold = words.contains { option.help.contains($0) } || option.standard == key.standard
            #expect(isTold, "\(key.name)")
        }
    }

    @Test func `every command has its name`() {
        #expect(CommandList.all.map { $0.configuration.commandName } == CommandName.allCases.map(\.rawValue))
        #expect(CommandList.all.map { $0.configuration.abstract } == CommandName.allCases.map(\.abstract))
    }

    @Test(arguments: ["check", "import", "export", "store", "fonts", "print"])
    func `what another command takes from files, it declares`(command: String) throws {
        let declared = try Self.options(of: command).map(\.name)
        let keys = try #require(ConfigurationKey.all(of: command))
        #expect(!keys.isEmpty)
        for key in keys { #expect(declared.contains(key.name), "\(key.name)") }
        #expect(declared.contains("config") && declared.contains("no-config"))
    }

    @Test func `the example has every option, and every value in it is taken`() throws {
        let text = try String(contentsOf: Golden.root.appending(path: "Examples/calprint.toml"), encoding: .utf8)
        let lines = text.split(separator: "\n").filter { $0.hasPrefix("#") && !$0.hasPrefix("# ") && $0 != "#" }
        let names = lines.map { String($0.dropFirst().prefix { $0 != " " }) }
        #expect(names == ConfigurationKey.all.map(\.name))
        try withTemporaryFolder { folder in
            for (line, key) in zip(lines, ConfigurationKey.all) {
                try folder.write("\(line.dropFirst())\n", to: "c.toml")
                let shown = try Command.run(["config", "--no-config", "--config", "c.toml"], in: folder)
                shown.expectSuccess()
                #expect(shown.text.contains("\n\(key.name) = "), "\(line)")
                #expect(shown.text.contains("  # c.toml:1\n") || shown.text.hasSuffix("  # c.toml:1\n"), "\(line)")
            }
        }
    }

    private struct DeclaredOption {
        let name: String
        let letter: String?
        let isFlag: Bool
        let repeats: Bool
        let standard: String?
        let help: String
    }

    private static func options(of command: String) throws -> [DeclaredOption] {
        let dump = try Command.run(["--experimental-dump-help"])
        let document = try #require(try JSONSerialization.jsonObject(with: Data(dump.stdout)) as? [String: Any])
        let root = try #require(document["command"] as? [String: Any])
        let commands = try #require(root["subcommands"] as? [[String: Any]])
        let found = try #require(commands.first { $0["commandName"] as? String == command })
        let arguments = try #require(found["arguments"] as? [[String: Any]])
        return arguments.filter { $0["kind"] as? String != "positional" }.compactMap(declaredOption)
    }

    private static func declaredOption(_ argument: [String: Any]) -> DeclaredOption? {
        let names = argument["names"] as? [[String: String]] ?? []
        guard let name = names.first(where: { $0["kind"] == "long" })?["name"] else { return nil }
        let kind = argument["kind"] as? String
        return DeclaredOption(
            name: name, letter: names.first { $0["kind"] == "short" }?["name"], isFlag: kind == "flag",
            repeats: argument["isRepeating"] as? Bool ?? false, standard: argument["defaultValue"] as? String,
            help: argument["abstract"] as? String ?? "")
    }
}
