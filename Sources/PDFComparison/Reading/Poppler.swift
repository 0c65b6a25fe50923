import Glibc
import Programs

/// Poppler's programs, which read PDFs in processes of their own: a PDF that crashes one, or keeps it busy without end,
/// does no harm to this process.
enum Poppler: String {
    /// Pages as pixels.
    case pdftoppm
    /// Words with their boxes.
    case pdftotext
    /// Texts with their fonts and links; the outline.
    case pdftohtml
    /// Page labels, in PostScript comments.
    case pdftops
    /// The number of pages, metadata, structure, destinations.
    case pdfinfo

    /// Runs the program on some pages of a document, nil for all, and returns its output.
    func run(
        _ arguments: [String], pages: ClosedRange<Int>? = nil, on document: PDFDocument, output: [String] = []
    ) throws(ComparisonError) -> [UInt8] {
        let chosen = pages.map { ["-f", "\($0.lowerBound)", "-l", "\($0.upperBound)"] } ?? []
        let (words, limits) = ([rawValue] + arguments + chosen + ["/dev/stdin"] + output, limits(isWhole: pages == nil))
        let result: ProgramOutput
        do {
            result = try Program(words, environment: Poppler.environment, limits: limits)
                .run(input: document.file)
        } catch {
            throw ComparisonError(error, of: self)
        }
        guard result.status == 0 else {
            throw .unreadable(file: document.name, reason: "\(rawValue): \(complaint(result, limits))")
        }
        return result.stdout
    }

    /// Runs the program on some pages of a document, nil for all, and returns its output as lines.
    func lines(
        _ arguments: [String], pages: ClosedRange<Int>? = nil, of document: PDFDocument, output: [String] = []
    ) throws(ComparisonError) -> [Substring] {
        String(decoding: try run(arguments, pages: pages, on: document, output: output), as: UTF8.self)
            .split(separator: "\n")
    }

    /// The limits for one run. A page of A3 at 600 dpi takes 4 s and 300 MB as pixels; sixteen pages with ten thousand
    /// words each have 16 MiB of words and boxes.
    private func limits(isWhole: Bool) -> ProgramLimits {
        switch self {
        case .pdftoppm, .pdftops: ProgramLimits(seconds: 60, memory: 2 << 30, output: 1 << 30)
        case .pdftotext where isWhole:
            ProgramLimits(seconds: 60, memory: 2 << 30, output: 1 << 30)
        case .pdftotext, .pdftohtml: ProgramLimits(seconds: 20, memory: 512 << 20, output: 16 << 20)
        case .pdfinfo: ProgramLimits(seconds: 20, memory: 512 << 20, output: 256 << 20)
        }
    }

    /// The same everywhere, except for the variables that locate programs and system fonts.
    private static var environment: [String] {
        ["LC_ALL=C", "TZ=UTC"]
            + ["PATH", "HOME", "TMPDIR"].compactMap { (name: String) in
                getenv(name).map { "\(name)=\(String(cString: $0))" }
            }
    }

    /// The first error that a program reports, else its exit status.
    private func complaint(_ output: ProgramOutput, _ limits: ProgramLimits) -> String {
        if output.isOverTime { return "it takes more than \(limits.seconds) s of the processor's time" }
        if output.status == 128 + SIGXFSZ {
            let size = limits.output >> 20
            return "its pages take more than \(size) MiB as \(self == .pdftoppm ? "pixels" : "words and boxes")"
        }
        let lines = output.errorText.split(separator: "\n")
        if let line = lines.first(where: { $0.contains("Error") }) ?? lines.first {
            return String(line.split(separator: ": ", maxSplits: 1).last ?? line)
        }
        return output.status > 128 ? "ended by signal \(output.status - 128)" : "ended with status \(output.status)"
    }
}
