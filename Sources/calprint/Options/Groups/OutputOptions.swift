import ArgumentParser
import CairoRenderer
import CalendarLayout

/// The options for the files that are written.
struct OutputOptions: RowGroup {
    var output: String?
    var report: String?
    var verbose = false
    var outputFormat: OutputFormat?
    var dpi = Resolution.standard
    var mode: FileMode?
    var pdfa = false
    var noTags = false
    var maxPages: Int?

    /// The standards that a PDF keeps to.
    var conformance: PDFConformance { pdfa ? .archival : noTags ? .untagged : .accessible }

    /// The format that the name and `--output-format` come to. Throws ``Failure`` 64 if they contradict each other.
    var format: OutputFormat {
        get throws {
            guard let file else { return outputFormat ?? .untold }
            let named = OutputFormat(fileName: file)
            if let named, let outputFormat, named != outputFormat {
                throw Failure(.usage, "\(file) is named as \(named.name), but --output-format is \(outputFormat)")
            }
            if let format = outputFormat ?? named { return format }
            // The name of a device or a pipe does not show a format.
            if !file.isEmpty, case .special = try OutputPath(file) { return .untold }
            throw Failure(
                .usage,
                "\(file): the name does not tell the format; end it in .pdf, .html, .png or .svg, or give --output-format"
            )
        }
    }

    /// The target of pages in a format and a style. `spool` takes them, too; without `--output` it is the only target.
    func target(
        _ format: OutputFormat, _ style: PageStyle, _ spool: Spool?, keeping kept: KeptFiles
    ) throws -> OutputTarget {
        if let spool, output == nil { return .document(nil, .pdf(conformance), spool) }
        func document(_ kind: DocumentKind) throws -> OutputTarget {
            try OutputTarget(file, kind, mode: mode?.bits, spool, keeping: kept)
        }
        switch format {
        case .pdf: return try document(.pdf(conformance))
        case .html: return try document(.html(style))
        case .png, .svg:
            return .pages(try PageFiles(file, format, dpi: dpi.dpi, mode: mode?.bits, keeping: kept))
        }
    }

    /// The most pages that a queue may get.
    func pageLimit(copies: Int) -> PageLimit {
        PageLimit(count: maxPages ?? PageLimit.usual.count, copies: copies)
    }

    /// Nil for standard output.
    private var file: String? { output.flatMap { OutputPath.isStandardOutput($0) ? nil : $0 } }
}

extension OutputOptions {
    static let rows = list {
        OptionInfo(
            "output", .output,
            "A .pdf, .html, .png or .svg file; - is standard output. Several PNGs or SVGs need %d, the page, in the name",
            letter: "o", kind: .file, valueName: "file", otherwise: "standard output", example: ["wall.pdf"],
            completion: .documents
        ).at(\.output)
        OptionInfo(
            "report", .output, "Write where every entry went as JSON; - is standard output", kind: .file,
            valueName: "file", example: ["wall.json"]
        ).at(\.report)
        OptionInfo("verbose", .output, "Say how each page was set, and the totals", letter: "v").at(\.verbose)
        OptionInfo(
            "output-format", .output, "Format of the output", valueName: "kind",
            otherwise: "told by its name, else \(OutputFormat.untold.keyword)", example: ["pdf"]
        ).at(\.outputFormat)
        OptionRow<Resolution>(
            OptionInfo(
                "dpi", .output, "Pixels per inch of a PNG, 36 to 1200", kind: .number, valueName: "n", example: ["300"],
                need: .format(.png)),
            default: OutputOptions().dpi, text: "\(OutputOptions().dpi.dpi)", isGiven: { $0 != .standard },
            read: Resolution.init(option:)
        ).at(\.dpi)
        OptionInfo(
            "mode", .output, "Mode of the file in octal, as in 0600", otherwise: "the old file's, else by umask",
            example: ["0600"], scopes: [.file, .item]
        ).at(\.mode, read: FileMode.init(option:))
        OptionInfo(
            "pdfa", .output, "Write a PDF for an archive: PDF/A-2a", scopes: [.file, .item], replaces: ["no-tags"],
            need: .format(.pdf)
        ).at(\.pdfa)
        OptionInfo(
            "no-tags", .output, "Leave out the structure that screen readers need in a PDF", scopes: [.file, .item],
            replaces: ["pdfa"], need: .format(.pdf)
        ).at(\.noTags)
        OptionRow<Int?>.maxPages.at(\.maxPages)
    }
}

extension OptionRow {
    static var maxPages: OptionRow<Int?> {
        OptionRow<Int?>(
            OptionInfo(
                "max-pages", .output, "Most pages of a print job, all copies counted; with more, nothing is printed",
                valueName: "n",
                otherwise: "\(PageLimit.usual.count)", example: ["60"], need: .queue),
            in: 1...100_000
        )
    }
}
