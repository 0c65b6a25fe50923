import Glibc
import Printing
import ScheduleIO

/// The program under the name `calprinttopdf`: a filter of CUPS, which makes a PDF of a schedule (filter(7)).
///
/// It is called with the job's number, its user, title, copies and options, and perhaps a file; else the schedule is on
/// standard input. Copies, sides and the like belong to the filters behind it.
struct CUPSFilter {
    static let name = "calprinttopdf"

    /// Whether the program was started as the filter: by the path that was executed, since CUPS gives the queue's name for
    /// the program's.
    static var isAskedFor: Bool {
        FilterOptions.executedPath.map { OutputPath.name(of: $0) == name } ?? false
    }

    /// What the job is called: the file's name, where `lp` was given one.
    private let title: String
    private let options: String
    private let file: String

    /// Nil for a wrong number of arguments.
    init?(_ arguments: [String]) {
        guard (5...6).contains(arguments.count) else { return nil }
        title = arguments[2].isEmpty ? "schedule" : arguments[2]
        options = arguments[4]
        file = arguments.count == 6 ? arguments[5] : "-"
    }

    /// Filters, and ends the program: with 0, or with 1 and nothing on standard output.
    static func main() -> Never {
        let log = FilterLog()
        Console.say = log.take
        guard let filter = CUPSFilter(Array(CommandLine.arguments.dropFirst())) else {
            log.fail("\(name) takes: job user title copies options [file]")
        }
        do {
            try filter.run()
            _exit(ExitStatus.done.rawValue)
        } catch let failure as Failure {
            for finding in failure.findings { Console.line(finding) }
            log.fail(failure.message)
        } catch {
            log.fail("\(PlainRender.message(for: error))")
        }
    }

    private func run() throws {
        let asked = try Failure.ofPrinting { () throws(PrintError) in try FilterOptions(options) }
        let words = try FilterWords(asked, ppd: getenv("PPD").map { String(cString: $0) }).words
        var drawing = try PlainRender.parse(words).drawing
        let job = FilterJob(document: FilterDocument(bytes: try SourceFile.contents(of: file), name: title))
        drawing.job = job
        try drawing.run()
        // All of it, or nothing.
        let writer = BufferedWriter(descriptor: STDOUT_FILENO, name: "standard output")
        try job.spool.bytes.withUnsafeBytes(writer.write)
        try writer.flush()
    }
}

/// A document that is to be drawn, and what takes its pages.
struct FilterJob {
    let document: FilterDocument
    let spool = PrintSpool()
}

/// A schedule that is a job's document.
struct FilterDocument {
    let bytes: [UInt8]
    /// For messages.
    let name: String
}

/// What CUPS reads on a filter's standard error: each line begins with how grave it is.
final class FilterLog {
    private var firstError: String?

    /// Takes a line as the command would say it.
    func take(_ text: String) {
        let line = text.hasPrefix("calprint: ") ? String(text.dropFirst("calprint: ".count)) : text
        switch FilterLog.severity(of: line) {
        case "error:" where firstError == nil: firstError = line
        case "error:": write("DEBUG: \(line)")
        case "warning:": write("WARNING: \(line)")
        default: write("INFO: \(line)")
        }
    }

    /// What a line calls itself, by the first such word: what comes later may be quoted from a schedule.
    private static func severity(of line: String) -> Substring? {
        line.split(separator: " ").first { ["error:", "warning:", "note:"].contains($0) }
    }

    /// Ends the program. The last error is what a user sees of a job, so the first one is said last.
    func fail(_ message: String) -> Never {
        write("ERROR: \(firstError ?? message)")
        _exit(1)
    }

    private func write(_ line: String) { Console.write(line + "\n", to: STDERR_FILENO) }
}
