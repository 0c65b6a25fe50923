import ArgumentParser
import CairoRenderer

/// Where the pages go, and as what.
struct OutputOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "A .pdf, .png or .svg (%d: page); - is standard output.",
            valueName: "file"), completion: .documents)
    var output: String?

    @Option(help: ArgumentHelp("Write what became of every entry, as JSON.", valueName: "file"))
    var report: String?

    @Flag(name: .shortAndLong, help: "Say how each page was set, and the totals.")
    var verbose = false

    @Option(help: ArgumentHelp("The kind where no name tells it.", valueName: "kind"))
    var outputFormat: OutputFormat?

    @Option(
        help: ArgumentHelp("Pixels per inch of a PNG, 36 to 1200 (150).", valueName: "n"),
        transform: OutputOptions.resolution)
    var dpi: Int?

    @Option(
        help: ArgumentHelp(
            "The mode of the file, octal, as in 0600.",
            valueName: "mode")
    )
    var mode: FileMode?

    @Flag(help: "Leave out the structure that a PDF is read aloud by.")
    var noTags = false

    /// The output that the options ask for. Throws a usage failure where they contradict each other.
    ///
    /// `spool` takes the pages for the printer; without an output they then go nowhere else.
    func target(_ spool: Spool?) throws -> OutputTarget {
        let output = output.flatMap { OutputPath.isStandardOutput($0) ? nil : $0 }
        let format = try OutputFormatChoice(output: output, option: outputFormat).format
        guard dpi == nil || format == .png else {
            throw Failure(.usage, "--dpi is for PNG; the output is \(format.name)")
        }
        guard !noTags || format == .pdf else {
            throw Failure(.usage, "--no-tags is for PDF; the output is \(format.name)")
        }
        guard spool == nil || format == .pdf else {
            throw Failure(.usage, "a queue prints PDF; the output is \(format.name) (--print)")
        }
        if let spool, self.output == nil { return .document(nil, tagged: !noTags, spool) }
        return try OutputTarget(output, format, dpi: dpi ?? 150, mode: mode?.bits, tagged: !noTags, spool)
    }

    private static func resolution(_ text: String) throws -> Int {
        guard let dpi = Int(text), PNGRenderer.resolutions.contains(dpi) else {
            throw ValidationError("a whole number from 36 to 1200 is expected")
        }
        return dpi
    }
}

/// The format that a name and `--output-format` come to.
private struct OutputFormatChoice {
    let format: OutputFormat

    init(output: String?, option: OutputFormat?) throws {
        guard let output else {
            format = option ?? .pdf
            return
        }
        let named = OutputFormat(fileName: output)
        if let named, let option, named != option {
            throw Failure(.usage, "\(output) is named as \(named.name), but --output-format is \(option)")
        }
        guard let format = try option ?? named ?? OutputPath(output).formatOfSpecial else {
            throw Failure(
                .usage,
                "\(output): the name does not tell the format; end it in .pdf, .png or .svg, or give --output-format"
            )
        }
        self.format = format
    }
}

extension OutputPath {
    /// The format of a device or a pipe, whose name tells none.
    fileprivate var formatOfSpecial: OutputFormat? {
        if case .special = self { .pdf } else { nil }
    }
}

extension OutputFormat: Keyword {}

/// The permissions of a file, 0 to 0777, as chmod takes them.
struct FileMode: ExpressibleByArgument {
    let bits: UInt32

    init?(argument: String) {
        guard argument.allSatisfy({ ("0"..."7").contains($0) }), let bits = UInt32(argument, radix: 8), bits <= 0o777
        else { return nil }
        self.bits = bits
    }
}
