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
            exit(withError: error)
        }
    }
}
