import Foundation

/// The words of a PDF as a reader's text search finds them, through Poppler's `pdftotext -bbox`.
public struct PDFWords: Sendable {
    /// One word: where it stands in points from the page's top left.
    public struct Word: Equatable, Sendable {
        public let text: String
        /// Counted from 1.
        public let page: Int
        public let xMin, yMin, xMax, yMax: Double
    }

    /// In the order of the PDF's content.
    public let words: [Word]
    /// Every page's width and height in points.
    public let pageSizes: [(width: Double, height: Double)]

    public init(pdf: [UInt8]) throws {
        self.init(xhtml: try requireSuccess(of: "pdftotext", ["-bbox", "-", "-"], input: pdf).text)
    }

    /// Reads what `pdftotext -bbox` writes: one element a line, byte by byte, as a word may begin with a mark, which
    /// makes one character with the bracket before it.
    public init(xhtml: String) {
        var (words, sizes) = ([Word](), [(width: Double, height: Double)]())
        for line in Array(xhtml.utf8).split(separator: UInt8(ascii: "\n")) {
            let element = line.drop { $0 == UInt8(ascii: " ") }
            if element.starts(with: "<page ".utf8) {
                let numbers = PDFWords.numbers(of: element)
                sizes.append((numbers[0], numbers[1]))
            } else if element.starts(with: "<word ".utf8) {
                let box = PDFWords.numbers(of: element)
                words.append(
                    Word(
                        text: PDFWords.content(of: element), page: sizes.count, xMin: box[0], yMin: box[1],
                        xMax: box[2],
                        yMax: box[3]))
            }
        }
        (self.words, pageSizes) = (words, sizes)
    }

    /// The words of a page, counted from 1.
    public func words(onPage page: Int) -> [Word] { words.filter { $0.page == page } }

    /// The text of a page, counted from 1: its words with a space between them.
    public func text(ofPage page: Int) -> String { words(onPage: page).map(\.text).joined(separator: " ") }

    /// The values of the attributes, in pdftotext's order: width and height, or the edges from the least x on.
    private static func numbers(of element: ArraySlice<UInt8>) -> [Double] {
        element.prefix { $0 != UInt8(ascii: ">") }.split(separator: UInt8(ascii: "\"")).compactMap {
            Double(String(decoding: $0, as: UTF8.self))
        }
    }

    private static func content(of element: ArraySlice<UInt8>) -> String {
        let content = element.drop { $0 != UInt8(ascii: ">") }.dropFirst().prefix { $0 != UInt8(ascii: "<") }
        let text = String(decoding: content, as: UTF8.self)
        return content.contains(UInt8(ascii: "&")) ? unescaped(text) : text
    }

    private static func unescaped(_ text: String) -> String {
        // The ampersand last: what it makes is no entity.
        let entities = ["&lt;": "<", "&gt;": ">", "&quot;": "\"", "&apos;": "'", "&#39;": "'"]
        return (Array(entities) + [(key: "&amp;", value: "&")]).reduce(text) {
            $0.replacingOccurrences(of: $1.key, with: $1.value)
        }
    }
}
