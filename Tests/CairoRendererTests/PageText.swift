import CalendarLayout
import Foundation
import GoldenSupport

/// What a reader finds in an area of a page: the words whose centre is in it, line by line.
struct PageText {
    private let words: [PDFWords.Word]

    /// The words of a page.
    init(_ words: [PDFWords.Word], in area: Rect) {
        self.words = words.filter { word in
            word.x >= area.minX.inPoints && word.x < area.maxX.inPoints && word.y >= area.minY.inPoints
                && word.y < area.maxY.inPoints
        }
    }

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
            PaperCharacters(line.sorted { $0.x < $1.x }.flatMap(\.text.unicodeScalars))
        }
    }
}

extension PDFWords.Word {
    fileprivate var x: Double { (xMin + xMax) / 2 }
    fileprivate var y: Double { (yMin + yMax) / 2 }
    /// Roboto's box is 2400 units high for an em of 2048; other fonts' boxes are about as high.
    fileprivate var em: Double { (yMax - yMin) * 2048 / 2400 }
}

extension String {
    /// NFC without white space.
    var comparable: String {
        String(precomposedStringWithCanonicalMapping.unicodeScalars.filter { !$0.properties.isWhitespace })
    }
}
