import CalendarCore
import Glibc
import Programs
import ScheduleIO

/// What another program prints, or what it leaves in a folder (`kind = "command"`).
struct ProgramOutputs: SourceKind {
    static let name = "command"
    static let keys: Set<SourceKey> = [.run, .path]
    static let required: [SourceKey] = [.run]

    private let settings: SourceSettings

    /// The program gets two minutes, a gigabyte of memory, and 64 MB for each file that it writes.
    private static let limits = ProgramLimits(seconds: 120, memory: 1 << 30, output: 64 << 20, wallSeconds: 120)

    init(_ settings: SourceSettings) { self.settings = settings }

    func fetch(_ request: SourceRequest) throws -> FetchedSource {
        let output = try run()
        let sources: [LoadedSource]
        if let path = settings.path {
            sources = try settings.files(at: path)
        } else {
            sources = [
                LoadedSource(
                    name: settings.owner, file: settings.name, bytes: output.stdout,
                    format: ScheduleReader.format(of: output.stdout))
            ]
        }
        return .documents(FetchedDocuments(sources: sources, state: FetchState(tried: request.now)))
    }

    private func run() throws -> ProgramOutput {
        let (name, limits) = (settings.run[0], ProgramOutputs.limits)
        let output: ProgramOutput
        do {
            output = try Programs.Program(settings.run, environment: Process.environment, limits: limits).run(
                input: UnnamedFile())
        } catch {
            throw Failure(error.reason == .notFound ? .unavailable : .tryAgain, error.description)
        }
        switch output.status {
        case 0: return output
        case ProgramLimits.statusOfTimeout:
            throw Failure(.tryAgain, "\(name) did not end within \(limits.seconds) seconds")
        case 128 + SIGXFSZ: throw Failure(.badData, "\(name) wrote more than \(limits.output >> 20) MB")
        default:
            let said = output.errorText.split(separator: "\n").last.map { ": \(String($0).abridged)" } ?? ""
            throw Failure(.unavailable, "\(name) ended with status \(output.status)\(said)")
        }
    }
}
