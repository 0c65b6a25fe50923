/// The labels of pages (ISO 32000-1, 12.4.2). Of Poppler's programs only pdftops shows them, in PostScript comments:
/// `%%Page: label number`.
struct PageLabels {
    private let labels: [Int: String]

    init(_ document: PDFDocument, pages: ClosedRange<Int>) throws(ComparisonError) {
        let output = try Poppler.pdftops.run(Poppler.pages(pages) + ["-level1"], on: document, output: ["-"])
        let lines = PageLabels.lines(of: output, beginningWith: "%%Page: ")
        labels = Dictionary(
            zip(pages, lines.map(PageLabels.label)).map { ($0, $1) }, uniquingKeysWith: { first, _ in first })
    }

    /// A page's label; its number if it has none.
    subscript(page: Int) -> String { labels[page] ?? "\(page)" }

    private static func lines(of text: [UInt8], beginningWith prefix: String) -> [String] {
        let prefix = Array(prefix.utf8)
        return text.split(separator: UInt8(ascii: "\n")).filter { $0.starts(with: prefix) }
            .map { String(decoding: $0.dropFirst(prefix.count), as: UTF8.self) }
    }

    /// `2026-04, p. 2` of `(2026-04, p. 2) 2`.
    private static func label(_ comment: String) -> String {
        let label = comment[..<(comment.lastIndex(of: " ") ?? comment.endIndex)]
        return String(label.hasPrefix("(") && label.hasSuffix(")") ? label.dropFirst().dropLast() : label)
    }
}
