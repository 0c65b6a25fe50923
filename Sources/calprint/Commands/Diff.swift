import ArgumentParser
import PDFComparison
import ScheduleIO

struct Diff: ConsoleCommand {
    static let configuration = CommandConfiguration(
        .diff,
        discussion: """
            Compares any PDFs; in calendars it names the day and the line. Needs poppler-utils. Exits with 0 if nothing \
            differs, with 2 if anything does.
            """)

    @Argument(help: ArgumentHelp("The old PDF; - is standard input.", valueName: "a"), completion: .pdf)
    var a: String

    @Argument(help: ArgumentHelp("The new PDF; - is standard input.", valueName: "b"), completion: .pdf)
    var b: String

    @OptionGroup var options: DiffOptions

    func run(_ console: Console) throws {
        guard a != "-" || b != "-" else { throw Failure(.usage, "standard input can be read only once") }
        var kept = KeptFiles()
        for document in [a, b] { kept.keep(document, as: "a PDF") }
        let pictures = try PictureFiles(options.picture, keeping: kept)
        let result: DocumentDifference
        do {
            let comparison = try DocumentComparison(
                document(a), document(b), dpi: options.dpi, ignoring: options.ignore)
            result = try comparison.difference(picture: pictures.add)
        } catch let error as ComparisonError {
            throw Failure(error)
        }
        try pictures.deliver(console)
        try say(result, console)
        if result.verdict != .same { throw Failure(.differ) }
    }

    private func document(_ name: String) throws -> PDFDocument {
        try PDFDocument(SourceFile.contents(of: name), name: name)
    }

    private func say(_ result: DocumentDifference, _ console: Console) throws {
        if options.json {
            try console.print(JSONDifference(result, a, b).text)
        } else {
            for line in DifferenceDescription(result).lines { try console.print(line) }
        }
    }
}

extension Failure {
    fileprivate init(_ error: ComparisonError) {
        switch error {
        case .missingProgram: self.init(.unavailable, error.description)
        case .unreadable: self.init(.badData, error.description)
        case .system: self.init(.inputOutput, error.description)
        }
    }
}
