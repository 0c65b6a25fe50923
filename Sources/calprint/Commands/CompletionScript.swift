import ArgumentParser

/// A script by which a shell completes command lines.
///
/// The parser's own scripts offer the options of a default command only after its name. Drawing is the default command,
/// so these scripts are those of a program that has its options at the root.
struct CompletionScript {
    let text: String

    /// Nil unless the arguments ask for a script. Without the name of a shell, `SHELL` decides.
    init?(arguments: [String]) {
        guard arguments.first == "--generate-completion-script", arguments.count <= 2 else { return nil }
        let name = arguments.dropFirst().first
        guard let shell = name.map(CompletionShell.init(rawValue:)) ?? CompletionShell.autodetected() else {
            return nil
        }
        text = Root.completionScript(for: shell)
    }

    private struct Root: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: Program.name, abstract: CommandName.render.abstract, version: Program.nameAndVersion,
            subcommands: CommandList.all)

        @OptionGroup var render: Render
    }
}

/// The types of the commands.
enum CommandList {
    static let all: [any ParsableCommand.Type] = CommandName.allCases.map(type)

    private static func type(of name: CommandName) -> any ParsableCommand.Type {
        switch name {
        case .render: Render.self
        case .check: Check.self
        case .stats: Stats.self
        case .import: Import.self
        case .export: Export.self
        case .store: Store.self
        case .print: Print.self
        case .batch: Batch.self
        case .diff: Diff.self
        case .verify: Verify.self
        case .fonts: Fonts.self
        case .config: Config.self
        }
    }
}
