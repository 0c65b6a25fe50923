import CalendarLayout
import Foundation
import GoldenSupport

/// What a reader finds in an area of a page: the words whose centre lies in it, line by line.
struct PageText {
    private let words: [PDFWords.Word]

    /// The words of a page.
    init(_ words: [PDFWords.Word], in area: Rect) {
        self.words = words.filter { word in
            let (x, y) = ((word.xMin + word.xMax) / 2, (word.yMin + word.yMax) / 2)
            return x >= area.minX.inPoints && x < area.maxX.inPoints && y >= area.minY.inPoints
                && y < area.maxY.inPoints
        }
    }

    /// What can be seen of each line, from left to right.
    ///
    /// The words of one line stand side by side, whatever their sizes: their boxes end within 3 pt of each other. They
    /// are in the order of their centres, for a word may begin with a mark that reaches over the word before it.
    var lines: [PaperCharacters] {
        var lines: [[PDFWords.Word]] = []
        for word in words.sorted(by: { $0.yMax < $1.yMax }) {
            if let last = lines.last?.last, word.yMax - last.yMax < 3 {
                lines[lines.count - 1].append(word)
            } else {
                lines.append([word])
            }
        }
        return lines.map { line in
            PaperCharacters(line.sorted { $0.xMin + $0.xMax < $1.xMin + $1.xMax }.flatMap(\.text.unicodeScalars))
        }
    }
}

extension String {
    /// NFC without white space.
    var comparable: String {
        String(precomposedStringWithCanonicalMapping.unicodeScalars.filter { !$0.properties.isWhitespace })
    }
}
