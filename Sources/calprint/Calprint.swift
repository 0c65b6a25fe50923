import ArgumentParser
import CairoRenderer
import Glibc
import ScheduleIO

@main
struct Calprint: ParsableCommand {
    static let version = "0.1.0"

    static let configuration = CommandConfiguration(
        commandName: "calprint",
        abstract: "Draw schedules as printed calendars.",
        version: "calprint \(version)",
        subcommands: [
            Render.self, Check.self, Import.self, Export.self, Store.self, Print.self, Diff.self, Fonts.self,
        ],
        defaultSubcommand: Render.self)

    /// Ends a successful run without taking its pages, texts and fonts apart, which would only cost time.
    static func endAtOnce() -> Never { _exit(ExitStatus.done.rawValue) }

    static func main() {
        StandardStreams.fillGaps()
        // A file that grows past `ulimit -f` is then a failure of its write.
        signal(SIGXFSZ, SIG_IGN)
        // Pango would take the language of Cyrillic and other scripts from these.
        unsetenv("LANGUAGE")
        unsetenv("PANGO_LANGUAGE")
        do {
            if let script = CompletionScript(arguments: Array(CommandLine.arguments.dropFirst())) {
                throw CleanExit.message(script.text)
            }
            if asksForHelp { throw CleanExit.helpRequest(Render.self) }
            try refuseUnknownCommand()
            var command = try parsed
            try command.run()
        } catch let failure as Failure {
            for finding in failure.findings { Console.line(finding) }
            Console.error(failure.message)
            _exit(failure.status.rawValue)
        } catch let failure as RenderError {
            Console.error(failure.description)
            _exit(ExitStatus.bug.rawValue)
        } catch {
            end(with: error)
        }
    }

    /// What the arguments ask for. Where one is not of plain drawing, all options have their say, also about mistakes.
    private static var parsed: any ParsableCommand {
        get throws {
            guard drawsAtOnce else { return try parseAsRoot(arguments) }
            if let plain = try? PlainRender.parse(arguments) { return plain }
            return try Render.parse(arguments)
        }
    }

    private static var arguments: [String] { WaitLimit.separated(in: Array(CommandLine.arguments.dropFirst())) }

    /// Help on the command as a whole is help on drawing, its default, which names the others.
    private static var asksForHelp: Bool {
        [["--help"], ["-h"], ["help"]].contains(Array(CommandLine.arguments.dropFirst()))
    }

    /// Whether the arguments begin with one of drawing's own options: then there is no command to look for.
    private static var drawsAtOnce: Bool {
        guard let first = CommandLine.arguments.dropFirst().first else { return false }
        return ["--from", "-s", "-o"].contains(first)
    }

    /// A word in the place of a command is one, or a mistake.
    private static func refuseUnknownCommand() throws {
        guard let word = CommandLine.arguments.dropFirst().first, !word.hasPrefix("-") else { return }
        let commands = ["help"] + configuration.subcommands.map { $0._commandName }
        guard !commands.contains(word) else { return }
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
