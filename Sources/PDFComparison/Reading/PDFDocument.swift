import Programs

/// A PDF to compare.
public final class PDFDocument {
    /// The file's name, for messages.
    public let name: String
    let bytes: [UInt8]
    /// The file that the programs read.
    let file: UnnamedFile

    /// Creates a document from its bytes.
    ///
    /// - Throws: ``ComparisonError`` if they do not begin with a PDF header (ISO 32000-1, 7.5.2).
    public init(_ bytes: [UInt8], name: String) throws(ComparisonError) {
        (self.name, self.bytes) = (name, bytes)
        guard bytes.prefix(1024).firstRange(of: Array("%PDF-".utf8)) != nil else {
            throw .unreadable(file: name, reason: "it does not begin with %PDF-")
        }
        do {
            file = try UnnamedFile(bytes)
        } catch {
            throw ComparisonError(error)
        }
    }
}

/// The reason why two documents could not be compared.
public enum ComparisonError: Error, Hashable, Sendable {
    /// One of Poppler's programs is not installed.
    case missingProgram(String)
    /// A file is not a PDF, or Poppler cannot read it; `reason` is a sentence.
    case unreadable(file: String, reason: String)
    /// The system refused a process or a temporary file; the value is the reason.
    case system(String)

    init(_ failure: ProgramFailure, of program: Poppler) {
        self = failure.reason == .notFound ? .missingProgram(program.rawValue) : .system(failure.description)
    }

    init(_ failure: ProgramFailure) { self = .system(failure.description) }
}

extension ComparisonError: CustomStringConvertible {
    /// A sentence: `'a.pdf' is not a readable PDF: it does not begin with %PDF-`.
    public var description: String {
        switch self {
        case .missingProgram(let name): "\(name) is not installed; the package poppler-utils has it"
        case .unreadable(let file, let reason): "'\(file)' is not a readable PDF: \(reason)"
        case .system(let reason): "cannot compare: \(reason)"
        }
    }
}
