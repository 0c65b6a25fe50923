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
