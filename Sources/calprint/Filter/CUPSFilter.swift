import CairoRenderer
import Glibc
import Printing
import ScheduleIO

/// The program under the name `calprinttopdf`: a filter of CUPS, which makes a PDF of a schedule (filter(7)).
///
/// CUPS calls it with the job's number, its user, title, copies and options, and perhaps a file; without one, the
/// schedule is on standard input. Later filters make the copies; here they only count.
struct CUPSFilter {
    static let name = "calprinttopdf"

    /// True if the program was started as the filter. The path of the executable decides, because CUPS passes the
    /// queue's name as the program's.
    static var isAskedFor: Bool {
        Program.executedPath.map { OutputPath.name(of: $0) == name } ?? false
    }

    /// The job's title: the file's name, if `lp` was given one.
    private let title: String
    private let copies: Int
    private let options: String
    private let file: String

    /// Returns nil for a wrong number of arguments.
    init?(_ arguments: [String]) {
        guard (5...6).contains(arguments.count) else { return nil }
        title = arguments[2].isEmpty ? "schedule" : arguments[2]
        copies = Int(arguments[3]) ?? 1
        options = arguments[4]
        file = arguments.count == 6 ? arguments[5] : "-"
    }

    /// Filters, and ends the program: with 0, or with 1 and nothing on standard output.
    static func main() -> Never {
        let log = FilterLog()
        guard let filter = CUPSFilter(Program.arguments) else {
            log.fail("\(name) takes: job user title copies options [file]")
        }
        do {
            try filter.run(Console(say: log.take))
            Program.endAtOnce()
        } catch let failure as Failure {
            failure.findings.forEach(log.take)
            log.fail(failure.message)
        } catch {
            log.fail(DrawingOptions.message(for: error))
        }
    }

    private func run(_ console: Console) throws {
        let job = try Failure.ofPrinting { () throws(PrintError) in try FilterOptions(options) }
        let arguments = try JobArguments(job, ppd: getenv("PPD").map { String(cString: $0) }).arguments
        let drawing = try NamedOptions.parse(HostArguments().arguments + arguments, DrawingOptions.parse)
        try write(draw(drawing, console))
    }

    /// The PDF. A job without a first month begins with the current one, which is not taken as the month of a table.
    private func draw(_ options: DrawingOptions, _ console: Console) throws -> [UInt8] {
        var (options, reading) = (options, options.schedules.source.reading)
        reading.datesTables = options.range.from != nil
        options.range.from = options.range.from ?? DateOption(.thisMonth)
        let days = try options.daysToRead()
        let document = SourceDocument(name: title, bytes: try SourceFile.contents(of: file))
        let loaded = try ScheduleSources.document(document).load(days, reading, console)
        options = try options.resolvingAll(loaded.extent)
        let tools = try DrawingTools(options)
        let spool = Spool()
        let output = DrawingOutput(target: .document(nil, .pdf(options.output.conformance), spool))
        let drawing = Drawing(
            options: options, tools: tools, console: console, pageLimit: options.output.pageLimit(copies: copies))
        _ = try drawing.draw(loaded, to: output)
        return spool.bytes
    }

    /// Writes all of it, or nothing.
    private func write(_ pdf: [UInt8]) throws {
        let writer = BufferedWriter(descriptor: STDOUT_FILENO, name: "standard output")
        try pdf.withUnsafeBytes(writer.write)
        try writer.flush()
    }
}

/// The host's settings for every job, as arguments of a command line: of the system's configuration file only the most
/// pages (`max-pages`). Everything else is the job's business.
struct HostArguments {
    let arguments: [String]

    /// Has no arguments without such a file. Throws ``Failure`` if it cannot be read, or with status 78 if it is wrong.
    init(_ file: String = ConfigurationPlaces.system) throws {
        guard access(file, F_OK) == 0 else {
            arguments = []
            return
        }
        let settings = try ConfigurationFile(reading: file).settings
        arguments = settings.filter { $0.option.name == OptionInfo(of: .maxPages).name }.flatMap(\.arguments)
    }
}

/// The messages for CUPS on a filter's standard error: each line begins with its severity.
final class FilterLog {
    private var firstError: String?

    /// Writes a line that the command would print.
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

    /// Ends the program. Users see the last error of a job, so the first one is printed last.
    func fail(_ message: String) -> Never {
        write("ERROR: \(firstError ?? message)")
        _exit(1)
    }

    /// The rest of a line beyond cupsd's buffer of 2,048 bytes would be the next line, which it obeys.
    private static let maximumLength = 1000

    private func write(_ line: String) {
        StandardStreams.write(line: line, to: STDERR_FILENO, maximumLength: FilterLog.maximumLength)
    }
}

/// A job's options as arguments of a command line: `calprint-from=2025-01` is `--from 2025-01`.
///
/// Only options of the page are allowed: a job's owner must neither read nor write files of the server.
struct JobArguments {
    let arguments: [String]

    /// The options that the print command adds to its own jobs.
    private static let foreign = ["calprint-document"]

    /// `ppd` is the path of the queue's PPD file. Throws ``Failure`` 64 for an unknown option.
    init(_ job: FilterOptions, ppd: String?) throws {
        var arguments: [String] = []
        for (name, value) in job.values
        where name.hasPrefix(OptionInfo.jobPrefix) && !JobArguments.foreign.contains(name) {
            arguments += try JobArguments.arguments(of: String(name.dropFirst(OptionInfo.jobPrefix.count)), value)
        }
        let namesMedia = job.values.contains { $0.name == OptionInfo.jobPrefix + "media" }
        if !namesMedia, let media = job.mediaName(ppd: ppd) {
            arguments += try JobArguments.arguments(of: "media", media)
        }
        self.arguments = arguments
    }

    private static func arguments(of name: String, _ value: String) throws -> [String] {
        guard let option = OptionTable.jobs.named(name) else {
            let hint = Spelling.hint(for: name, among: OptionTable.jobs.map(\.name)) ?? "a job has \(known)"
            throw Failure(.usage, "unknown option '\(OptionInfo.jobPrefix)\(name)' (\(hint))")
        }
        guard option.kind != .flag || ["true", "false"].contains(value) else {
            throw Failure(.usage, "'\(option.jobName)' must be true or false, not '\(value)'")
        }
        return Setting(option: option, values: [value], origin: .option(option.jobName)).arguments
    }

    private static var known: String { OptionTable.jobs.map(\.jobName).joined(separator: ", ") }
}
