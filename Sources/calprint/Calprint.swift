import ArgumentParser
import Glibc

@main
struct Calprint: ParsableCommand {
    static let version = "0.1.0"

    static let configuration = CommandConfiguration(
        commandName: "calprint",
        abstract: "Draw schedules as printed calendars.",
        version: "calprint \(version)",
        subcommands: [Render.self, Fonts.self],
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
            var command = try parseAsRoot()
            try command.run()
        } catch let failure as Failure {
            Console.error(failure.message)
            _exit(failure.status.rawValue)
        } catch {
            end(withParserError: error)
        }
    }

    /// Tells a wrong command line in one line, and what is no failure (`--help`, `--version`) in full.
    private static func end(withParserError error: any Error) -> Never {
        guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
        var text = message(for: error).split { $0.isWhitespace }.joined(separator: " ")
        if text.hasSuffix(".") { text.removeLast() }
        Console.error(text + " (see calprint --help)")
        _exit(ExitStatus.usage.rawValue)
    }
}
