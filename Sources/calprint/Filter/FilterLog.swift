import Glibc
import ScheduleIO

/// What CUPS reads on a filter's standard error: each line begins with its severity.
final class FilterLog {
    private var firstError: String?

    /// Takes a line as the command would say it.
    func take(_ text: String) {
        let prefix = "\(Program.name): "
        let line = text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
        switch FilterLog.severity(of: line) {
        case "error:" where firstError == nil: firstError = line
        case "error:": write("DEBUG: \(line)")
        case "warning:": write("WARNING: \(line)")
        default: write("INFO: \(line)")
        }
    }

    /// The severity that a line names. The first such word counts: later ones may be quoted from a schedule.
    private static func severity(of line: String) -> Substring? {
        line.split(separator: " ").first { ["error:", "warning:", "note:"].contains($0) }
    }

    /// Ends the program. Users see the last error of a job, so the first one is said last.
    func fail(_ message: String) -> Never {
        write("ERROR: \(firstError ?? message)")
        _exit(1)
    }

    /// cupsd takes what is behind its buffer of 2,048 bytes for the next line, and obeys it.
    private static let maximumLength = 1000

    private func write(_ line: String) {
        StandardStreams.write(line: line, to: STDERR_FILENO, maximumLength: FilterLog.maximumLength)
    }
}
