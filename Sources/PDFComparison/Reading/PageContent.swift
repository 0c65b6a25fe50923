/// What can be read on a page.
struct PageContent {
    /// Counted from 1.
    let number: Int
    let size: PageDimensions
    let label: String
    let words: [Word]

    /// A word with its place in points from the page's top left, and its look.
    struct Word {
        let text: String
        let box: Box
        let look: TextSpans.Look

        /// Where the word's baseline is, as far as its box tells: fonts reach up and down in much the same proportion.
        var baseline: Double { box.y + 0.79 * box.height }
    }

    /// Pages of a document, in one run of each program.
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

    /// The words at its top: what a person calls it by.
    var beginning: String { words.prefix(5).map(\.text).joined(separator: " ") }
}

extension PageContent.Word {
    init(_ word: PDFWords.Word, _ look: TextSpans.Look) {
        let box = Box(x: word.xMin, y: word.yMin, width: word.xMax - word.xMin, height: word.yMax - word.yMin)
        self.init(text: word.text, box: box, look: look)
    }
}
