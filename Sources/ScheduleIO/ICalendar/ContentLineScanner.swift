import Glibc

/// Steps through the content lines of a calendar and knows the place of each.
///
/// Lines end with CR LF, LF, CR, or CR CR LF, which some programs make of CR LF. A line that begins with a space or a
/// tab continues the previous one, even inside a character, and even after blank lines, which some programs write
/// there. All other blank lines are skipped.
struct ContentLineScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index: Int
    private var lineNumber = 0
    /// The first LF from ``index`` on, or the end; less than ``index`` if it is not known.
    private var lineFeed = -1

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        index = Encoding.byteOrderMarkLength(of: bytes)
    }

    /// The place of the last line read.
    var position: TextPosition { TextPosition(line: max(lineNumber, 1), column: 1) }

    /// Returns the next line; nil at the end.
    mutating func next() -> ContentLine? {
        skipBlankLines()
        guard let first = nextPhysicalLine() else { return nil }
        var builder = ContentLineBuilder(line: lineNumber)
        builder.append(first, line: lineNumber, column: 1)
        while true {
            skipBlankLines()
            guard index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09, let more = nextPhysicalLine()
            else { return builder.line() }
            builder.append(more.dropFirst(), line: lineNumber, column: 2)
        }
    }

    /// Steps over lines that begin neither with B nor with E, as BEGIN and END do.
    mutating func skipToDelimiter() {
        while index < bytes.count, ![0x42, 0x45].contains(bytes[index] & ~0x20) { _ = nextPhysicalLine() }
    }

    private mutating func skipBlankLines() {
        while index < bytes.count, bytes[index] == 0x0A || bytes[index] == 0x0D { _ = nextPhysicalLine() }
    }

    private mutating func nextPhysicalLine() -> Slice<UnsafeBufferPointer<UInt8>>? {
        guard index < bytes.count else { return nil }
        let start = index
        if lineFeed < start { lineFeed = first(0x0A, in: start..<bytes.count) }
        index = first(0x0D, in: start..<lineFeed)
        let line = bytes[start..<index]
        if isAt(index, 0x0D), isAt(index + 1, 0x0D), isAt(index + 2, 0x0A) { index += 1 }
        if isAt(index, 0x0D), isAt(index + 1, 0x0A) { index += 1 }
        index += 1
        lineNumber += 1
        return line
    }

    /// Returns the index of the first such byte; the end of the range if there is none.
    private func first(_ byte: UInt8, in range: Range<Int>) -> Int {
        guard let base = bytes.baseAddress,
            let found = memchr(base + range.lowerBound, Int32(byte), range.count)
        else { return range.upperBound }
        return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }

    private func isAt(_ index: Int, _ byte: UInt8) -> Bool { index < bytes.count && bytes[index] == byte }
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
        if valueIndex == nil { findValue(in: piece, line: line, column: column) }
        let piece = UnsafeBufferPointer(rebasing: piece)
        if bytes.isEmpty { bytes = Array(piece) } else { bytes.append(contentsOf: piece) }
    }

    private mutating func findValue(in piece: Slice<UnsafeBufferPointer<UInt8>>, line: Int, column: Int) {
        let piece = UnsafeBufferPointer(rebasing: piece)
        var (column, isQuoted) = (column, isQuoted)
        defer { self.isQuoted = isQuoted }
        for offset in 0..<piece.count {
            let byte = piece[offset]
            column += byte & 0xC0 == 0x80 ? 0 : 1
            if byte == 0x22 { isQuoted.toggle() }
            guard !isQuoted, byte == 0x3A || byte == 0x3B else { continue }
            nameEnd = nameEnd ?? bytes.count + offset
            guard byte == 0x3A else { continue }
            (valueIndex, valuePosition) = (bytes.count + offset + 1, TextPosition(line: line, column: column))
            return
        }
    }

    consuming func line() -> ContentLine {
        let nameEnd = nameEnd ?? bytes.count
        let name = bytes[..<nameEnd].trimmingSpaces
        return ContentLine(
            property: CalendarProperty(name: name), bytes: bytes, nameEnd: nameEnd,
            valueIndex: valueIndex ?? bytes.count, position: position, valuePosition: valuePosition,
            fault: fault(name))
    }

    private func fault(_ name: ArraySlice<UInt8>) -> ContentLine.Fault? {
        guard valueIndex != nil else { return isQuoted ? .openQuote : .noColon }
        return !name.isEmpty && name.allSatisfy(\.isOfName) ? nil : .invalidName
    }
}

extension UInt8 {
    /// True for letters, digits and `-` (RFC 5545, 3.1), and the `.` and `_` that some programs use.
    fileprivate var isOfName: Bool {
        switch self {
        case 0x41...0x5A, 0x61...0x7A, 0x30...0x39, 0x2D, 0x2E, 0x5F: true
        default: false
        }
    }
}
