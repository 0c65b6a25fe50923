/// Steps through the content lines of a calendar and knows the place of each.
///
/// Lines end with CR LF, LF or CR. A line that begins with a space or a tab continues the previous one, even inside a
/// character. Blank lines are skipped.
struct ContentLineScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index: Int
    private var lineNumber = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        index = Encoding.byteOrderMarkLength(of: bytes)
    }

    /// The place of the last line read.
    var position: TextPosition { TextPosition(line: max(lineNumber, 1), column: 1) }

    /// The next line; nil at the end.
    mutating func next() -> ContentLine? {
        while let first = nextPhysicalLine() {
            guard !first.isEmpty else { continue }
            var builder = ContentLineBuilder(line: lineNumber)
            builder.append(first, line: lineNumber, column: 1)
            while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09, let more = nextPhysicalLine() {
                builder.append(more.dropFirst(), line: lineNumber, column: 2)
            }
            return builder.line
        }
        return nil
    }

    private mutating func nextPhysicalLine() -> Slice<UnsafeBufferPointer<UInt8>>? {
        guard index < bytes.count else { return nil }
        let start = index
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
        let line = bytes[start..<index]
        if index + 1 < bytes.count, bytes[index] == 0x0D, bytes[index + 1] == 0x0A { index += 1 }
        index += 1
        lineNumber += 1
        return line
    }
}

/// Joins the pieces of a folded line.
private struct ContentLineBuilder {
    private let position: TextPosition
    private var bytes: [UInt8] = []
    private var nameEnd: Int?
    private var valueIndex: Int?
    private var valuePosition: TextPosition
    private var isQuoted = false

    init(line: Int) {
        position = TextPosition(line: line, column: 1)
        valuePosition = position
    }

    mutating func append(_ piece: Slice<UnsafeBufferPointer<UInt8>>, line: Int, column: Int) {
        guard valueIndex == nil else { return bytes.append(contentsOf: piece) }
        var column = column
        for (offset, byte) in piece.enumerated() {
            column += byte & 0xC0 == 0x80 ? 0 : 1
            bytes.append(byte)
            if byte == 0x22 { isQuoted.toggle() }
            guard !isQuoted, byte == 0x3A || byte == 0x3B else { continue }
            nameEnd = nameEnd ?? bytes.count - 1
            guard byte == 0x3A else { continue }
            (valueIndex, valuePosition) = (bytes.count, TextPosition(line: line, column: column))
            return bytes.append(contentsOf: piece.dropFirst(offset + 1))
        }
    }

    var line: ContentLine {
        let name = bytes[..<(nameEnd ?? bytes.count)].trimmingSpaces.prefix(64)
        return ContentLine(
            name: String(decoding: name, as: UTF8.self).uppercased(), bytes: bytes,
            valueIndex: valueIndex ?? bytes.count, position: position, valuePosition: valuePosition)
    }
}
