import ArgumentParser
import PDFComparison
import ScheduleIO

struct Diff: ConsoleCommand {
    static let configuration = CommandConfiguration(
        commandName: CommandName.diff.rawValue, abstract: CommandName.diff.abstract,
        discussion: """
            Any PDFs can be compared; in a calendar, places are told by day and line. Needs poppler-utils. Exits with 0 \
            where nothing differs, with 2 where anything does.
            """)

    @Argument(help: ArgumentHelp("The PDF as it was; - is standard input.", valueName: "a"), completion: .pdf)
    var a: String

    @Argument(help: ArgumentHelp("The PDF as it is now; - is standard input.", valueName: "b"), completion: .pdf)
    var b: String

    @Option(
        help: ArgumentHelp("Pixels per inch in which ink is compared, 36 to 600 (150).", valueName: "n"),
        transform: Diff.resolution)
    var dpi: Int = 150

    @Option(
        help: ArgumentHelp(
            "Draw the first page that looks different: a, b and the difference; with %d (a's page) every such page.",
            valueName: "file"), completion: .file(extensions: ["png"]))
    var picture: String?

    @Flag(help: "Print the differences as JSON.")
    var json = false

    @Option(help: ArgumentHelp("What does not count: bytes alone, or metadata as well.", valueName: "what"))
    var ignore: DocumentComparison.Ignoring = .nothing

    func run(_ console: Console) throws {
        guard a != "-" || b != "-" else { throw Failure(.usage, "standard input can be read only once") }
        let pictures = try PictureFiles(picture)
        let result: DocumentDifference
        do {
            let comparison = try DocumentComparison(document(a), document(b), dpi: dpi, ignoring: ignore)
            result = try comparison.difference(picture: pictures.add)
        } catch let error as ComparisonError {
            throw Failure(error)
        }
        try pictures.deliver(console)
        try say(result, console)
        if result.verdict != .same { throw Failure(.differ) }
    }

    private func document(_ name: String) throws -> PDFDocument {
        do {
            return try PDFDocument(SourceFile.read(name), name: name)
        } catch let error as SourceFileError {
            throw Failure(error)
        }
    }

    private func say(_ result: DocumentDifference, _ console: Console) throws {
        if json {
            try console.print(JSONDifference(result, a, b).text)
        } else {
            for line in DifferenceDescription(result).lines { try console.print(line) }
        }
    }

    private static func resolution(_ text: String) throws -> Int {
        guard let dpi = Int(text), DocumentComparison.resolutions.contains(dpi) else {
            throw ValidationError("a whole number from 36 to 600 is expected")
        }
        return dpi
    }
}

extension DocumentComparison.Ignoring: ExpressibleByArgument {}

extension Failure {
    fileprivate init(_ error: ComparisonError) {
        switch error {
        case .missingProgram: self.init(.unavailable, error.description)
        case .unreadable: self.init(.badData, error.description)
        case .system: self.init(.inputOutput, error.description)
        }
    }
}
