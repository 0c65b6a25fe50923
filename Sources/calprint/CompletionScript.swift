import ArgumentParser
import CalendarCore

/// What a shell completes by.
///
/// Drawing is the default command, but the parser's own scripts offer a default command's options only behind its name.
/// So the scripts are those of a program that has them at its root; names, values and words are the same.
struct CompletionScript {
    let text: String

    /// Nil where the arguments do not ask for a script; a shell that is not named is told by `SHELL`.
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
            commandName: Calprint.configuration.commandName, abstract: Calprint.configuration.abstract,
            version: Calprint.configuration.version, subcommands: Calprint.configuration.subcommands)

        @OptionGroup var render: Render
    }
}

extension CompletionKind {
    /// Files that schedules are read from.
    static var schedules: CompletionKind { .file(extensions: ["json", "csv", "tsv", "txt", "ics"]) }

    /// Stores.
    static var stores: CompletionKind { .file(extensions: ["sqlite"]) }

    /// Files that schedules are written to.
    static var exports: CompletionKind { .file(extensions: ["json", "csv", "ics", "jsonl"]) }

    /// Files that pages are written to.
    static var documents: CompletionKind { .file(extensions: ["pdf", "png", "svg"]) }

    /// The English names of the weekdays, Sunday first.
    static var weekdays: CompletionKind { .list(Weekday.sunday.weekStartingHere.map(\.optionName)) }

    /// The places of the system's database of time zones.
    static var timeZones: CompletionKind {
        .shellCommand("awk '/^[A-Z]/ { print $3 }' /usr/share/zoneinfo/zone.tab 2>/dev/null")
    }
}
