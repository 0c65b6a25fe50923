import ArgumentParser
import CairoRenderer
import CalendarCore
import ScheduleIO

@main
struct Calprint: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: Program.name, abstract: "Draw schedules as printed calendars.", version: Program.nameAndVersion,
        subcommands: CommandList.all, defaultSubcommand: Render.self)

    static func main() {
        Program.prepare()
        if CUPSFilter.isAskedFor { CUPSFilter.main() }
        let (console, arguments) = (Console(), Program.arguments)
        do {
            if let answer = answer(to: arguments) { return try console.print(asWritten: answer) }
            try CommandWords.check(arguments)
            if let help = ShortHelp(arguments) { return try console.print(asWritten: help.text) }
            try run(WaitLimit.separated(in: arguments), console)
        } catch let failure as Failure {
            console.report(failure)
            Program.end(failure.status)
        } catch let failure as RenderError {
            console.error(failure.description)
            Program.end(.bug)
        } catch {
            end(with: error, console)
        }
    }

    /// The answer if the arguments only ask about the program, else nil.
    private static func answer(to arguments: [String]) -> String? {
        switch arguments {
        // Help on the program is help on its default command, which names the others.
        case ["--help"], ["help"]: Render.helpMessage()
        case ["--version"]: Program.nameAndVersion
        default: CompletionScript(arguments: arguments)?.text
        }
    }

    /// Runs the command that the arguments name, with the settings of configuration files.
    private static func run(_ arguments: [String], _ console: Console) throws {
        guard let scan = CommandLineScan(arguments) else { return try run(parseAsRoot(arguments), console) }
        if let listing = scan.listing { return try console.print(asWritten: listing) }
        let configuration = try Configuration(scan, ConfigurationPlaces(scan))
        let command = try parse(scan, configuration)
        if let config = command as? Config { return try config.show(configuration, console) }
        try run(command, console)
    }

    private static func run(_ command: any ParsableCommand, _ console: Console) throws {
        guard let command = command as? any ConsoleCommand else {
            // Help on a command.
            var command = command
            return try command.run()
        }
        try command.run(console)
    }

    private static func parse(_ scan: CommandLineScan, _ configuration: Configuration) throws -> any ParsableCommand {
        let arguments = scan.following(configuration.fromFiles.flatMap(\.arguments))
        do {
            return try scan.isNamed ? parseNamed(arguments) : NamedOptions.parse(arguments, DrawingCommand.parse)
        } catch {
            guard let finding = configuration.fromFiles.blame() else { throw error }
            throw Failure([finding])
        }
    }

    /// Parses arguments that begin with the name of a command by this command alone.
    ///
    /// The parser of the whole program would make the options of the default command, too, which takes longer than all
    /// the rest. It has the messages and the help.
    private static func parseNamed(_ arguments: [String]) throws -> any ParsableCommand {
        if let name = arguments.first.flatMap(CommandName.init(rawValue:)),
            let command = try? NamedOptions.parse(Array(arguments.dropFirst()), CommandList.type(of: name).parseAsRoot)
        {
            return command
        }
        return try parseAsRoot(arguments)
    }

    /// Ends with the message of the argument parser: help and the version in full, an error in one line.
    private static func end(with error: any Error, _ console: Console) -> Never {
        guard !exitCode(for: error).isSuccess else { exit(withError: error) }
        console.error(message(for: error).continuingSentence + " (calprint --help)")
        Program.end(.usage)
    }
}
