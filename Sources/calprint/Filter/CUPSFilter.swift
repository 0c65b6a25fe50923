import CairoRenderer
import Glibc
import Printing
import ScheduleIO

/// The program under the name `calprinttopdf`: a filter of CUPS, which makes a PDF of a schedule (filter(7)).
///
/// CUPS calls it with the job's number, its user, title, copies and options, and perhaps a file; without one, the
/// schedule is on standard input. Copies, sides and the like are the business of later filters.
struct CUPSFilter {
    static let name = "calprinttopdf"

    /// Whether the program was started as the filter. The path that was executed tells, because CUPS passes the queue's
    /// name as the program's.
    static var isAskedFor: Bool {
        Program.executedPath.map { OutputPath.name(of: $0) == name } ?? false
    }

    /// The job's title: the file's name, if `lp` was given one.
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
        try write(draw(DrawingOptions.parse(HostArguments().arguments + arguments), console))
    }

    /// The PDF. A job that names no first month begins with this one, but that does not say which month a table is of.
    private func draw(_ options: DrawingOptions, _ console: Console) throws -> [UInt8] {
        var (options, reading) = (options, options.schedules.source.reading)
        reading.datesTables = options.range.from != nil
        options.range.from = options.range.from ?? RelativeDate.thisMonth.date
        let days = try options.drawnDays()
        let document = SourceDocument(name: title, bytes: try SourceFile.contents(of: file))
        let loaded = try ScheduleSources.document(document).load(days, reading, console)
        let tools = try DrawingTools(options)
        let spool = Spool()
        let output = DrawingOutput(target: .document(nil, .pdf(options.output.conformance), spool))
        let drawing = Drawing(
            options: options, tools: tools, console: console, pageLimit: options.output.pageLimit)
        _ = try drawing.draw(loaded, to: output)
        return spool.bytes
    }

    /// All of it, or nothing.
    private func write(_ pdf: [UInt8]) throws {
        let writer = BufferedWriter(descriptor: STDOUT_FILENO, name: "standard output")
        try pdf.withUnsafeBytes(writer.write)
        try writer.flush()
    }
}
