import ArgumentParser
import Glibc
import ScheduleIO

/// The output for the user: messages on standard error, results on standard output.
struct Console {
    /// Leaves out notes.
    let isQuiet: Bool
    private let say: (String) -> Void

    /// `say` takes each line; by default it writes to standard error.
    init(isQuiet: Bool = false, say: @escaping (String) -> Void = Console.writeToStandardError) {
        (self.isQuiet, self.say) = (isQuiet, say)
    }

    /// The same console without notes if `isQuiet`.
    func quiet(_ isQuiet: Bool) -> Console { Console(isQuiet: isQuiet || self.isQuiet, say: say) }

    /// `calprint: error: …`; nothing for an empty message.
    func error(_ message: String) {
        if !message.isEmpty { line("\(Program.name): error: \(message)") }
    }

    /// `calprint: note: …`
    func note(_ message: String) {
        if !isQuiet { line("\(Program.name): note: \(message)") }
    }

    /// `calprint: warning: …`
    func warn(_ message: String) { line("\(Program.name): warning: \(message)") }

    /// News of a queue or a source: `calprint: cal: sent as job 12`.
    func tell(_ message: String, of name: String) {
        if !isQuiet { line("\(Program.name): \(name): \(message)") }
    }

    /// Prints a warning about a queue or a source: `calprint: cal: warning: …`
    func warn(_ message: String, of name: String) { line("\(Program.name): \(name): warning: \(message)") }

    /// Prints an error of a source: `calprint: oncall: error: …`; nothing for an empty message.
    func error(_ message: String, of name: String) {
        if !message.isEmpty { line("\(Program.name): \(name): error: \(message)") }
    }

    /// Findings about input, each as `text` writes it. Notes are left out if the console is quiet.
    func list(_ findings: [Finding], as text: (Finding) -> String = \.line) {
        for finding in findings where !(isQuiet && finding.severity == .note) { line(text(finding)) }
    }

    /// A line as it is.
    func line(_ text: String) { say(text) }

    /// Prints a failure: its findings, then its message.
    func report(_ failure: Failure) {
        for finding in failure.findings { line(finding) }
        error(failure.message)
    }

    /// Prints lines on standard output, with control characters as code points. Throws ``Failure`` 74 if they cannot be
    /// written.
    func print(_ lines: String) throws {
        let lines = lines.split(separator: "\n", omittingEmptySubsequences: false)
        try print(asWritten: lines.map { String($0).onOneLine }.joined(separator: "\n"))
    }

    /// Prints a text of the program's own on standard output. Throws ``Failure`` 74 if it cannot be written.
    func print(asWritten text: String) throws {
        let writer = BufferedWriter(descriptor: STDOUT_FILENO, name: "standard output")
        var text = text + "\n"
        try text.withUTF8 { try writer.write(UnsafeRawBufferPointer($0)) }
        try writer.flush()
    }

    private static func writeToStandardError(_ line: String) { StandardStreams.write(line: line, to: STDERR_FILENO) }
}

/// A command of the program.
protocol ConsoleCommand: ParsableCommand {
    /// Runs the command, with messages on `console`.
    func run(_ console: Console) throws
}
