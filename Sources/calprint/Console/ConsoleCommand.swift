import ArgumentParser

/// A command of the program.
protocol ConsoleCommand: ParsableCommand {
    /// Does what the command line asks for, and says so on `console`.
    func run(_ console: Console) throws
}
