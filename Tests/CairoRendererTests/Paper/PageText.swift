import CalendarLayout
import Foundation
import GoldenSupport

/// Words that a reader finds on a page, line by line.
struct PageText {
    let words: [PDFWords.Word]
    /// Words that are broken on paper, but found whole; each is on lines of its own.
    var spoken: Set<String> = []

    /// The visible characters of each line, from left to right.
    ///
    /// The words of one line are side by side: the centres of their boxes, marks included, differ by less than half an
    /// em in height. They are in the order of their centres, because a word may begin with a mark that reaches over the
    /// one before it.
    var lines: [PaperCharacters] {
        var lines: [[PDFWords.Word]] = []
        for word in words.sorted(by: { $0.y < $1.y }) {
            if let last = lines.last?.last, word.y - last.y < min(word.em, last.em) / 2 {
                lines[lines.count - 1].append(word)
            } else {
                lines.append([word])
            }
        }
        return lines.map { line in
            var characters = PaperCharacters(line.sorted { $0.x < $1.x }.flatMap(\.text.unicodeScalars))
            characters.isSpoken = line.contains { spoken.contains($0.text) }
            return characters
        }
    }
}

/// The words of a page that no area has claimed yet.
struct PaperWords {
    private(set) var rest: [PDFWords.Word]
    private let spoken: Set<String>

    /// The words of a page; its display list says which are broken.
    init(_ words: [PDFWords.Word], on page: LaidOutPage) {
        (rest, spoken) = (words, PageParts(page.page).spokenWords)
    }

    /// Takes the words whose centre is in an area; `reach` makes it wider on both sides.
    mutating func take(_ area: Rect, reach: Double = 0) -> PageText {
        let taken = PaperWords.words(rest, in: area, reach: reach)
        rest.removeAll { $0.isCentred(in: area, reach) }
        return PageText(words: taken, spoken: spoken)
    }

    mutating func takeRest() -> PageText {
        defer { rest = [] }
        return PageText(words: rest, spoken: spoken)
    }

    static func words(_ words: [PDFWords.Word], in area: Rect, reach: Double = 0) -> [PDFWords.Word] {
        words.filter { $0.isCentred(in: area, reach) }
    }
}

extension PDFWords.Word {
    fileprivate func isCentred(in area: Rect, _ reach: Double) -> Bool {
        x >= area.minX.inPoints - reach && x < area.maxX.inPoints + reach
            && y >= area.minY.inPoints && y < area.maxY.inPoints
    }

    var x: Double { (xMin + xMax) / 2 }
    var y: Double { (yMin + yMax) / 2 }
    /// Roboto's box is 2400 units high for an em of 2048; other fonts' boxes are about as high.
    fileprivate var em: Double { (yMax - yMin) * 2048 / 2400 }
}

extension String {
    /// NFC without white space.
    var comparable: String {
        String(precomposedStringWithCanonicalMapping.unicodeScalars.filter { !$0.properties.isWhitespace })
    }
}
