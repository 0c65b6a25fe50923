import CalendarLayout
import Foundation
import GoldenSupport

/// What a reader finds in an area of a page: the words whose centre lies in it, line by line, without white space.
struct PageText {
    private let words: [PDFWords.Word]

    init(_ words: [PDFWords.Word], page: Int, in area: Rect) {
        self.words = words.filter { word in
            let (x, y) = ((word.xMin + word.xMax) / 2, (word.yMin + word.yMax) / 2)
            return word.page == page && x >= area.minX.inPoints && x < area.maxX.inPoints && y >= area.minY.inPoints
                && y < area.maxY.inPoints
        }
    }

    /// The words of one line stand side by side, whatever their sizes: their boxes end within 3 pt of each other.
    var joined: String {
        var lines: [[PDFWords.Word]] = []
        for word in words.sorted(by: { $0.yMax < $1.yMax }) {
            if let last = lines.last?.last, word.yMax - last.yMax < 3 {
                lines[lines.count - 1].append(word)
            } else {
                lines.append([word])
            }
        }
        return lines.flatMap { $0.sorted { $0.xMin < $1.xMin } }.map(\.text).joined().comparable
    }
}

extension String {
    /// NFC without white space.
    var comparable: String {
        String(precomposedStringWithCanonicalMapping.unicodeScalars.filter { !$0.properties.isWhitespace })
    }
}
