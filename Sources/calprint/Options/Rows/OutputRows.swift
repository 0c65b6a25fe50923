extension OptionTable {
    static let output = [
        OptionInfo(of: .output), OptionInfo(of: .report), OptionInfo(of: .verbose), OptionInfo(of: .outputFormat),
        OptionInfo(of: .dpi), OptionInfo(of: .mode), OptionInfo(of: .pdfa), OptionInfo(of: .noTags),
        OptionInfo(of: .maxPages),
    ]
}

extension OptionRow {
    static var output: OptionRow<String?> {
        OptionRow<String?>(
            OptionInfo(
                "output", .output,
                "A .pdf, .html, .png or .svg file; - is standard output. Several PNGs or SVGs need %d, the page, in the name",
                letter: "o", kind: .file, valueName: "file", otherwise: "standard output", example: ["wall.pdf"],
                scopes: .file, completion: .documents)
        ).at(\.output.output)
    }

    static var report: OptionRow<String?> {
        OptionRow<String?>(
            OptionInfo(
                "report", .output, "Write where every entry went as JSON; - is standard output", kind: .file,
                valueName: "file", example: ["wall.json"], scopes: .file)
        ).at(\.output.report)
    }

    static var verbose: OptionRow<Bool> {
        OptionRow<Bool>(
            OptionInfo(
                "verbose", .output, "Say how each page was set, and the totals", letter: "v", scopes: .file)
        ).at(\.output.verbose)
    }

    static var outputFormat: OptionRow<OutputFormat?> {
        OptionRow<OutputFormat?>(
            OptionInfo(
                "output-format", .output, "Format of the output", valueName: "kind",
                otherwise: "told by its name, else \(OutputFormat.untold.keyword)", example: ["pdf"], scopes: .file)
        ).at(\.output.outputFormat)
    }

    static var dpi: OptionRow<Resolution> {
        OptionRow<Resolution>(
            OptionInfo(
                "dpi", .output, "Pixels per inch of a PNG, 36 to 1200", kind: .number, valueName: "n",
                example: ["300"], scopes: .file, need: .format(.png)),
            default: .standard, text: "\(Resolution.standard.dpi)", isGiven: { $0 != .standard },
            read: Resolution.init(option:)
        ).at(\.output.dpi)
    }

    static var mode: OptionRow<FileMode?> {
        OptionRow<FileMode?>(
            OptionInfo(
                "mode", .output, "Mode of the file in octal, as in 0600", otherwise: "the old file's, else by umask",
                example: ["0600"], scopes: [.file, .item]), read: FileMode.init(option:)
        ).at(\.output.mode)
    }

    static var pdfa: OptionRow<Bool> {
        OptionRow<Bool>(
            OptionInfo(
                "pdfa", .output, "Write a PDF for an archive: PDF/A-2a", scopes: [.file, .item],
                replaces: ["no-tags"], need: .format(.pdf))
        ).at(\.output.pdfa)
    }

    static var noTags: OptionRow<Bool> {
        OptionRow<Bool>(
            OptionInfo(
                "no-tags", .output, "Leave out the structure that screen readers need in a PDF",
                scopes: [.file, .item], replaces: ["pdfa"], need: .format(.pdf))
        ).at(\.output.noTags)
    }

    static var maxPages: OptionRow<Int?> {
        OptionRow<Int?>(
            OptionInfo(
                "max-pages", .output, "Most pages of a print job; with more, nothing is printed", valueName: "n",
                otherwise: "\(PageLimit.usual.count)", example: ["60"], scopes: .file, need: .queue),
            in: 1...100_000
        ).at(\.output.maxPages)
    }
}
