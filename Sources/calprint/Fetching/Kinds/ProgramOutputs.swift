import CalendarCore
import Fetching
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

    private static let secretNames = ["password", "passwd", "token", "secret", "apikey", "api-key", "api_key"]

    /// The values of options and of environment variables whose names say that they are secret.
    private var secrets: KnownSecrets {
        func isSecret(_ name: some StringProtocol) -> Bool {
            ProgramOutputs.secretNames.contains { name.lowercased().contains($0) }
        }
        let (words, variables) = (settings.run.dropFirst(), Process.environment)
        let following = zip(words, words.dropFirst()).filter { name, _ in name.hasPrefix("-") && isSecret(name) }.map(
            \.1)
        let assigned = (words + variables).compactMap { word in
            word.firstIndex(of: "=").flatMap { isSecret(word[..<$0]) ? String(word[word.index(after: $0)...]) : nil }
        }
        return KnownSecrets(following + assigned)
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
        if output.isOverTime { throw Failure(.tryAgain, "\(name) did not end within \(limits.seconds) seconds") }
        switch output.status {
        case 0: return output
        case 128 + SIGXFSZ: throw Failure(.badData, "\(name) wrote more than \(limits.output >> 20) MB")
        default:
            let said =
                output.errorText.split(separator: "\n").last.map { ": \(secrets.masked(String($0)).abridged)" } ?? ""
            throw Failure(.unavailable, "\(name) ended with status \(output.status)\(said)")
        }
    }
}
