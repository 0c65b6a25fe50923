import ArgumentParser
import Glibc
import ScheduleIO

@main
struct Calprint: ParsableCommand {
    static let version = "0.1.0"

    static let configuration = CommandConfiguration(
        commandName: "calprint",
        abstract: "Draw schedules as printed calendars.",
        version: "calprint \(version)",
        subcommands: [Render.self, Check.self, Fonts.self],
        defaultSubcommand: Render.self)

    /// Ends a successful run without taking its pages, texts and fonts apart, which would only cost time.
    static func endAtOnce() -> Never { _exit(ExitStatus.done.rawValue) }

    static func main() {
        // Pango would take the language of Cyrillic and other scripts from these.
        unsetenv("LANGUAGE")
        unsetenv("PANGO_LANGUAGE")
        do {
            if let script = CompletionScript(arguments: Array(CommandLine.arguments.dropFirst())) {
                throw CleanExit.message(script.text)
            }
            if asksForHelp { throw CleanExit.helpRequest(Render.self) }
            try refuseUnknownCommand()
            var command = try parseAsRoot()
            try command.run()
        } catch let failure as Failure {
            Console.error(failure.message)
            _exit(failure.status.rawValue)
        } catch {
            end(with: error)
        }
    }

    /// Help on the command as a whole is help on drawing, its default, which names the others.
    private static var asksForHelp: Bool {
        [["--help"], ["-h"], ["help"]].contains(Array(CommandLine.arguments.dropFirst()))
    }

    /// A word in the place of a command is one, or a mistake.
    private static func refuseUnknownCommand() throws {
        let commands = ["help"] + configuration.subcommands.map { $0._commandName }
        guard let word = CommandLine.arguments.dropFirst().first, !word.hasPrefix("-"), !commands.contains(word) else {
            return
        }
        let hint = Spelling.hint(for: word, among: commands) ?? "the commands are " + commands.joined(separator: ", ")
        throw Failure(.usage, "unknown command '\(word)' (\(hint))")
    }

    /// Ends with what the argument parser has to say: help and the version in full, a mistake in one line.
    private static func end(with error: any Error) -> Never {
        guard !exitCode(for: error).isSuccess else { exit(withError: error) }
        let message = message(for: error)
        Console.error(message.prefix(1).lowercased() + message.dropFirst() + " (calprint --help)")
        _exit(ExitStatus.usage.rawValue)
    }
}
