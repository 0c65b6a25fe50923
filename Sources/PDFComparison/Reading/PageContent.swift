/// The text of a page.
struct PageContent {
    /// The page's number, from 1.
    let number: Int
    let size: PageDimensions
    let label: String
    let words: [Word]

    /// A word with its box and its look.
    struct Word {
        let text: String
        let box: Box
        let look: TextSpans.Look

        /// The word's baseline, estimated from its box: ascent and descent have similar proportions in most fonts.
        var baseline: Double { box.y + 0.79 * box.height }
    }

    /// Reads pages of a document with one run of each program.
    static func read(_ pages: ClosedRange<Int>, of document: PDFDocument) throws(ComparisonError) -> [PageContent] {
        let words = try PDFWords(document, pages: pages)
        let spans = try TextSpans(document, pages: pages)
        let labels = try PageLabels(document, pages: pages)
        let byPage = Dictionary(grouping: words.words, by: \.page)
        return zip(pages, words.pageSizes).map { number, size in
            PageContent(
                number: number, size: size, label: labels[number],
                words: (byPage[number] ?? []).map { Word($0, spans.look(of: $0)) })
        }
    }

    /// The first words, which identify the page for people.
    var beginning: String { words.prefix(5).map(\.text).joined(separator: " ") }
}

extension PageContent.Word {
    init(_ word: PDFWords.Word, _ look: TextSpans.Look) {
        let box = Box(x: word.xMin, y: word.yMin, width: word.xMax - word.xMin, height: word.yMax - word.yMin)
        self.init(text: word.text, box: box, look: look)
    }
}

/// The labels of pages (ISO 32000-1, 12.4.2). Of Poppler's programs only pdftops shows them, in PostScript comments:
/// `%%Page: label number`.
struct PageLabels {
    private let labels: [Int: String]

    init(_ document: PDFDocument, pages: ClosedRange<Int>) throws(ComparisonError) {
        let output = try Poppler.pdftops.run(["-level1"], pages: pages, on: document, output: ["-"])
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

/// Reads a PDF's pages in batches, so that memory use does not grow with their number.
struct PageReader {
    let document: PDFDocument
    let pageCount: Int
    private var read: [Int: PageContent] = [:]
    private static let batch = 16

    init(_ document: PDFDocument, pageCount: Int) {
        (self.document, self.pageCount) = (document, pageCount)
    }

    /// A page, by its number from 1.
    mutating func page(_ number: Int) throws(ComparisonError) -> PageContent {
        if let page = read[number] { return page }
        let pages = try PageContent.read(number...min(number + PageReader.batch - 1, pageCount), of: document)
        read = Dictionary(pages.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
        guard let page = read[number] else {
            throw .unreadable(file: document.name, reason: "page \(number) cannot be read")
        }
        return page
    }
}
