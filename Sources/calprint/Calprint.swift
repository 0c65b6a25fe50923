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
            Render.self, Check.self, Import.self, Export.self, Store.self, Print.self, Batch.self, Diff.self,
            Fonts.self, Config.self,
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
        if CUPSFilter.isAskedFor { CUPSFilter.main() }
        do {
            if let script = CompletionScript(arguments: arguments) {
                throw CleanExit.message(script.text)
            }
            if asksForHelp { throw CleanExit.helpRequest(Render.self) }
            // The parser would go through every option of drawing first.
            if arguments == ["--version"] { throw CleanExit.message(configuration.version) }
            try refuseUnknownCommand()
            try run(WaitLimit.separated(in: arguments))
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

    /// Without the program's name.
    private static var arguments: [String] { Array(CommandLine.arguments.dropFirst()) }

    /// Help on the command as a whole is help on drawing, its default, which names the others.
    private static var asksForHelp: Bool {
        [["--help"], ["-h"], ["help"]].contains(arguments)
    }

    /// Runs the command that the arguments name, with what configuration files give it.
    private static func run(_ arguments: [String]) throws {
        guard let words = CommandWords(arguments) else {
            var command = try parseAsRoot(arguments)
            return try command.run()
        }
        let places = ConfigurationPlaces(words)
        guard !places.files.isEmpty || words.command == CommandWords.listing else {
            var command = try parse(words, following: [])
            return try command.run()
        }
        try run(words, Configuration(words, places))
    }

    private static func run(_ words: CommandWords, _ configuration: Configuration) throws {
        var command: any ParsableCommand
        do {
            command = try parse(words, following: configuration.fromFiles.flatMap(\.words))
        } catch {
            guard let finding = configuration.blame(refusal) else { throw error }
            throw Failure([finding])
        }
        guard let config = command as? Config else { return try command.run() }
        try config.show(configuration)
    }

    private static func parse(_ words: CommandWords, following added: [String]) throws -> any ParsableCommand {
        let arguments = words.following(added)
        guard words.drawsAtOnce else { return try parseAsRoot(arguments) }
        // Where a word is not of plain drawing, all options have their say, also about mistakes.
        if let plain = try? PlainRender.parse(arguments) { return plain }
        return try Render.parse(arguments)
    }

    /// What the parser has to say to words of drawing; nil where it takes them.
    private static func refusal(_ words: [String]) -> String? {
        do {
            _ = try Render.parse(words)
            return nil
        } catch {
            return sentence(of: Render.message(for: error))
        }
    }

    /// As the end of a line that says who is speaking.
    static func sentence(of message: String) -> String { message.prefix(1).lowercased() + message.dropFirst() }

    /// A word in the place of a command is one, or a mistake.
    private static func refuseUnknownCommand() throws {
        guard let word = arguments.first, !word.hasPrefix("-") else { return }
        let commands = ["help"] + configuration.subcommands.map { $0._commandName }
        guard !commands.contains(word) else { return }
        let hint = Spelling.hint(for: word, among: commands) ?? "the commands are " + commands.joined(separator: ", ")
        throw Failure(.usage, "unknown command '\(word)' (\(hint))")
    }

    /// Ends with what the argument parser has to say: help and the version in full, a mistake in one line.
    private static func end(with error: any Error) -> Never {
        guard !exitCode(for: error).isSuccess else { exit(withError: error) }
        Console.error(sentence(of: message(for: error)) + " (calprint --help)")
        _exit(ExitStatus.usage.rawValue)
    }
}
