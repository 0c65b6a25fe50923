/// Why two documents could not be compared.
public enum ComparisonError: Error, Hashable, Sendable {
    /// A program of Poppler is not installed.
    case missingProgram(String)
    /// A file is no PDF, or none that Poppler can read; the reason is in words.
    case unreadable(file: String, reason: String)
    /// The system refuses a process or a temporary file; the reason is in words.
    case system(String)

    init(_ failure: ProgramFailure, of program: Poppler) {
        self = failure.reason == .notFound ? .missingProgram(program.rawValue) : .system(failure.description)
    }

    init(_ failure: ProgramFailure) { self = .system(failure.description) }
}

extension ComparisonError: CustomStringConvertible {
    /// In words: `'a.pdf' is no PDF that can be read: it does not begin with %PDF-`.
    public var description: String {
        switch self {
        case .missingProgram(let name): "\(name) is not installed; the package poppler-utils has it"
        case .unreadable(let file, let reason): "'\(file)' is no PDF that can be read: \(reason)"
        case .system(let reason): "cannot compare: \(reason)"
        }
    }
}
