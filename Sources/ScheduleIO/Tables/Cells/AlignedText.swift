/// A text whose columns are aligned by blanks, as it is copied from a message or a page.
struct AlignedText {
    /// The text with a tab in the blanks between columns; every other byte is in its place.
    private(set) var bytes: [UInt8]

    /// The byte between its cells.
    static let separator: UInt8 = 0x09

    /// Returns nil unless lines have two blanks or more between cells, and the cells line up in columns, or most lines
    /// have them and are of the same number. Titles, legends and notes are lines of one cell. Returns nil for a text
    /// with separators, too.
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.count <= AlignedText.maximumLength, AlignedText.hasGap(bytes),
            !bytes.contains(where: { $0 < 0x20 && $0 != 0x0A && $0 != 0x0D }),
            TableSeparator.mostRegular(in: bytes).map({ TableSeparator.isOfText($0, in: bytes) }) ?? true
        else { return nil }
        self.bytes = Array(bytes)
        let isUTF8 = String(validating: bytes.dropLast(AlignedText.partLength(bytes)), as: UTF8.self) != nil
        let text = self.bytes[Encoding.byteOrderMarkLength(of: bytes)...]
        let lines = text.split { $0 == 0x0A || $0 == 0x0D }.map { Line($0, isUTF8: isUTF8) }.filter { !$0.isBlank }
        let wide = lines.filter { !$0.gaps.isEmpty }
        guard wide.count > 1, wide.count * 10 >= lines.count * 3,
            lines.allSatisfy({ $0.width <= AlignedText.maximumWidth })
        else { return nil }
        let counts = Set(wide.map(\.gaps.count))
        let gutters = Line.gutters(of: wide)
        if !gutters.isEmpty, gutters.count >= counts.max() ?? 0 {
            for line in wide {
                for gutter in gutters { line.offset(ofColumn: gutter).map { self.bytes[$0] = AlignedText.separator } }
            }
        } else if counts.count == 1, wide.count * 10 >= lines.count * 7 {
            for gap in wide.flatMap(\.gaps) { self.bytes[gap.lowerBound] = AlignedText.separator }
        } else {
            return nil
        }
    }

    /// The most bytes of a text that somebody pastes, and the most of a line of it.
    private static let maximumLength = 1 << 18
    private static let maximumWidth = 1 << 10

    /// The number of bytes at the end that can be a part of a character.
    private static func partLength(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        bytes.suffix(3).lastIndex { $0 >= 0xC0 }.map { bytes.endIndex - $0 } ?? 0
    }

    /// Returns true if there are two blanks side by side. Most tables have none, and need no second look.
    private static func hasGap(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var wasBlank = false
        for byte in bytes {
            if byte == 0x20, wasBlank { return true }
            wasBlank = byte == 0x20
        }
        return false
    }

    /// A line of the text.
    private struct Line {
        private let bytes: ArraySlice<UInt8>
        /// The runs of two blanks or more between its words.
        let gaps: [Range<Int>]
        /// The offset of each character.
        private let offsets: [Int]

        init(_ bytes: ArraySlice<UInt8>, isUTF8: Bool) {
            self.bytes = bytes
            offsets = bytes.indices.filter { !isUTF8 || bytes[$0] & 0xC0 != 0x80 }
            var (gaps, start) = ([Range<Int>](), Int?.none)
            for index in bytes.indices {
                if bytes[index] == 0x20 {
                    start = start ?? index
                } else if let first = start {
                    if index - first > 1, first > bytes.startIndex { gaps.append(first..<index) }
                    start = nil
                }
            }
            self.gaps = gaps
        }

        var width: Int { offsets.count }

        var isBlank: Bool { bytes.allSatisfy { $0 == 0x20 } }

        /// Returns the offset of a blank in the line; nil past its end.
        func offset(ofColumn column: Int) -> Int? { column < offsets.count ? offsets[column] : nil }

        private func isBlank(_ column: Int) -> Bool { column >= offsets.count || bytes[offsets[column]] == 0x20 }

        /// Returns the first of each two columns or more in which no line has a character, between columns that do.
        static func gutters(of lines: [Line]) -> [Int] {
            let width = lines.map(\.offsets.count).max() ?? 0
            var (gutters, start) = ([Int](), Int?.none)
            for column in 0..<width {
                if lines.allSatisfy({ $0.isBlank(column) }) {
                    start = start ?? column
                } else if let first = start {
                    if column - first > 1, first > 0 { gutters.append(first) }
                    start = nil
                }
            }
            return gutters
        }
    }
}
