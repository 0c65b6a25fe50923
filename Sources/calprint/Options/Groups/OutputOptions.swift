import ArgumentParser
import CairoRenderer
import CalendarLayout

/// Where the pages go, and as what.
struct OutputOptions: ParsableArguments {
    @Option(.output) var output: String?
    @Option(.report) var report: String?
    @Flag(.verbose) var verbose: Bool
    @Option(.outputFormat) var outputFormat: OutputFormat?
    @Option(.dpi) var dpi: Resolution
    @Option(.mode) var mode: FileMode?
    @Flag(.pdfa) var pdfa: Bool
    @Flag(.noTags) var noTags: Bool
    @Option(.maxPages) var maxPages: Int?

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
            // The name of a device or a pipe tells nothing.
            if case .special = try OutputPath(file) { return .untold }
            throw Failure(
                .usage,
                "\(file): the name does not tell the format; end it in .pdf, .html, .png or .svg, or give --output-format"
            )
        }
    }

    /// The place of pages in a format and a style; `spool` takes them as well, or, without `--output`, alone.
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

    /// What a queue may get.
    var pageLimit: PageLimit { maxPages.map(PageLimit.init) ?? .usual }

    /// Nil for standard output.
    private var file: String? { output.flatMap { OutputPath.isStandardOutput($0) ? nil : $0 } }
}
