/// The words of a PDF as text search finds them, read by Poppler's `pdftotext -bbox`.
package struct PDFWords: Sendable {
    /// A word and its box, in points from the page's top left corner.
    package struct Word: Equatable, Sendable {
        package let text: String
        /// The page that it is on, from 1.
        package let page: Int
        package let xMin, yMin, xMax, yMax: Double
    }

    /// The words in the order of the PDF's content.
    package let words: [Word]
    /// The size of every page.
    package let pageSizes: [PageDimensions]

    /// Reads the words of some pages; nil for all.
    package init(_ document: PDFDocument, pages: ClosedRange<Int>?) throws(ComparisonError) {
        self.init(
            lines: try Poppler.pdftotext.lines(
                ["-bbox", "-enc", "UTF-8"], pages: pages, of: document, output: ["-"]),
            firstPage: pages?.lowerBound ?? 1)
    }

    /// Reads the output of `pdftotext -bbox`: one element per line.
    private init(lines: [Substring], firstPage: Int) {
        var (words, sizes) = ([Word](), [PageDimensions]())
        for line in lines.lazy.map({ $0.drop { $0 == " " } }) {
            if line.hasPrefix("<page ") {
                let page = MarkupElement(line)
                sizes.append(PageDimensions(width: page.number("width"), height: page.number("height")))
            } else if line.hasPrefix("<word ") {
                words.append(Word(MarkupElement(line), page: firstPage + sizes.count - 1))
            }
        }
        (self.words, pageSizes) = (words, sizes)
    }
}

extension PDFWords.Word {
    fileprivate init(_ element: MarkupElement, page: Int) {
        self.init(
            text: element.text, page: page, xMin: element.number("xMin"), yMin: element.number("yMin"),
            xMax: element.number("xMax"), yMax: element.number("yMax"))
    }
}
