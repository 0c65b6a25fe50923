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
        text = shell.completing(Root.completionScript(for: shell))
    }

    private struct Root: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: Program.name, abstract: CommandName.render.abstract, version: Program.nameAndVersion,
            subcommands: CommandList.all)

        @OptionGroup var render: Render
    }
}

extension CompletionShell {
    /// The words that `help` takes.
    private static let words = CommandName.allCases.map(\.rawValue).joined(separator: " ")

    /// The parser's script, where `help` takes a command, and in bash the options of a command are its own.
    fileprivate func completing(_ script: String) -> String {
        switch self {
        case .bash: CompletionShell.completingBash(script)
        case .zsh: script.replacing("'*:subcommands:'", with: "'1:command:(\(CompletionShell.words))'")
        default: script + "\n" + CompletionShell.helpInFish
        }
    }

    /// The parser's script asks for the options of the root first, so a command's `--format` would have their values.
    /// And it takes the name of a command for one after options, too.
    private static func completingBash(_ script: String) -> String {
        let (values, commands) = (
            "    # Offer option value completions\n", "    # Offer subcommand / subcommand argument"
        )
        let own = """
                if [[ "${COMP_CWORD}" -gt 1 && ' \(words) help ' = *" ${COMP_WORDS[1]} "* ]]; then
                    unparsed_words=("${unparsed_words[@]:1}")
                    "_calprint_${COMP_WORDS[1]}"
                    return
                fi


            """
        let first = "    [[ \"${COMP_CWORD}\" -eq 1 ]] || return\n\n"
        let help = """
            _calprint_help() {
                [[ "${COMP_CWORD}" -ne 2 ]] || COMPREPLY+=($(compgen -W '\(words)' -- "${cur}"))

            """
        return script.replacing(values, with: own + values, maxReplacements: 1)
            .replacing(commands, with: first + commands, maxReplacements: 1)
            .replacing("_calprint_help() {\n", with: help)
    }

    private static let helpInFish = CommandName.allCases.map { command in
        "complete -c 'calprint' -n '__calprint_should_offer_completions_for_positional \"calprint help\" -eq 1'"
            + " -fa '\(command)' -d '\(command.abstract.replacing("'", with: "\\'"))'\n"
    }.joined()
}

/// The types of the commands.
enum CommandList {
    static let all: [any ParsableCommand.Type] = CommandName.allCases.map(type)

    static func type(of name: CommandName) -> any ParsableCommand.Type {
        switch name {
        case .render: Render.self
        case .check: Check.self
        case .stats: Stats.self
        case .who: Who.self
        case .import: Import.self
        case .fetch: Fetch.self
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
