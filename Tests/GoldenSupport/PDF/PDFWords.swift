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

    /// Reads what `pdftotext -bbox` writes: one element a line.
    public init(xhtml: String) {
        var (words, sizes) = ([Word](), [(width: Double, height: Double)]())
        for line in xhtml.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
            let attributes = Attributes(line)
            if line.hasPrefix("<page ") {
                sizes.append((attributes["width"], attributes["height"]))
            } else if line.hasPrefix("<word ") {
                words.append(
                    Word(
                        text: PDFWords.content(of: line), page: sizes.count, xMin: attributes["xMin"],
                        yMin: attributes["yMin"], xMax: attributes["xMax"], yMax: attributes["yMax"]))
            }
        }
        (self.words, pageSizes) = (words, sizes)
    }

    /// The words of a page, counted from 1.
    public func words(onPage page: Int) -> [Word] { words.filter { $0.page == page } }

    /// The text of a page, counted from 1: its words with a space between them.
    public func text(ofPage page: Int) -> String { words(onPage: page).map(\.text).joined(separator: " ") }

    /// Scalar by scalar: a word that begins with a combining mark makes one character with the bracket before it.
    private static func content(of element: Substring) -> String {
        unescaped(Substring(element.unicodeScalars.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" }))
    }

    private static func unescaped(_ text: Substring) -> String {
        // The ampersand last: what it makes is no entity.
        let entities = ["&lt;": "<", "&gt;": ">", "&quot;": "\"", "&apos;": "'", "&#39;": "'"]
        return (Array(entities) + [(key: "&amp;", value: "&")]).reduce(String(text)) {
            $0.replacingOccurrences(of: $1.key, with: $1.value)
        }
    }
}

/// The numbers among an element's attributes; 0 where there is no such attribute.
private struct Attributes {
    private let values: [Substring: Double]

    init(_ element: Substring) {
        let parts = element.prefix { $0 != ">" }.split { $0 == " " || $0 == "=" || $0 == "\"" }
        values = Dictionary(
            zip(parts, parts.dropFirst()).compactMap { name, value in Double(value).map { (name, $0) } },
            uniquingKeysWith: { first, _ in first })
    }

    subscript(name: Substring) -> Double { values[name] ?? 0 }
}
