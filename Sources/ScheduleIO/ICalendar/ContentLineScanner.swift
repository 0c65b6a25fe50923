import Glibc

/// Steps through the content lines of a calendar and knows the place of each.
///
/// Lines end with CR LF, LF, CR, or CR CR LF, which some programs make of CR LF. A line that begins with a space or a
/// tab continues the previous one, even inside a character, and even after blank lines, which some programs write
/// there. All other blank lines are skipped.
struct ContentLineScanner {
    private let file: [UInt8]
    private var index: Int
    private var lineNumber = 0
    /// The first LF from ``index`` on, or the end; less than ``index`` if it is not known.
    private var lineFeed = -1

    init(_ file: [UInt8]) {
        self.file = file
        index = file.withUnsafeBufferPointer(Encoding.byteOrderMarkLength)
    }

    /// The place of the last line read.
    var position: TextPosition { TextPosition(line: max(lineNumber, 1), column: 1) }

    /// Returns the next line; nil at the end.
    mutating func next() -> ContentLine? {
        skipBlankLines()
        guard let first = nextPhysicalLine() else { return nil }
        var builder = ContentLineBuilder(file[first], line: lineNumber)
        while true {
            skipBlankLines()
            guard isAt(index, 0x20) || isAt(index, 0x09), let more = nextPhysicalLine() else { return builder.line() }
            builder.append(file[more].dropFirst(), line: lineNumber)
        }
    }

    /// Steps over lines that begin neither with B nor with E, as BEGIN and END do.
    mutating func skipToDelimiter() {
        while index < file.count, ![0x42, 0x45].contains(file[index] & ~0x20) { _ = nextPhysicalLine() }
    }

    private mutating func skipBlankLines() {
        while isAt(index, 0x0A) || isAt(index, 0x0D) { _ = nextPhysicalLine() }
    }

    /// Steps over a line; returns its range without the line end.
    private mutating func nextPhysicalLine() -> Range<Int>? {
        guard index < file.count else { return nil }
        let start = index
        if lineFeed < start { lineFeed = first(0x0A, in: start..<file.count) }
        index = first(0x0D, in: start..<lineFeed)
        let line = start..<index
        if isAt(index, 0x0D), isAt(index + 1, 0x0D), isAt(index + 2, 0x0A) { index += 1 }
        if isAt(index, 0x0D), isAt(index + 1, 0x0A) { index += 1 }
        index += 1
        lineNumber += 1
        return line
    }

    /// Returns the index of the first such byte; the end of the range if there is none.
    private func first(_ byte: UInt8, in range: Range<Int>) -> Int {
        file.withUnsafeBytes { file in
            guard let start = file.baseAddress,
                let found = memchr(start + range.lowerBound, Int32(byte), range.count)
            else { return range.upperBound }
            return UnsafeRawPointer(found) - start
        }
    }

    private func isAt(_ index: Int, _ byte: UInt8) -> Bool { index < file.count && file[index] == byte }
}

/// Joins the pieces of a folded line. A line in one piece stays a slice of the file.
private struct ContentLineBuilder {
    private let position: TextPosition
    private var bytes: ArraySlice<UInt8>
    private var nameEnd: Int?
    private var valueIndex: Int?
    private var valuePosition: TextPosition
    private var isQuoted = false

    init(_ first: ArraySlice<UInt8>, line: Int) {
        position = TextPosition(line: line, column: 1)
        (bytes, valuePosition) = (first, position)
        findValue(from: first.startIndex, at: position)
    }

    /// Appends a piece, which has a space before it in the file.
    mutating func append(_ piece: ArraySlice<UInt8>, line: Int) {
        let start = bytes.endIndex
        bytes += piece
        if valueIndex == nil { findValue(from: start, at: TextPosition(line: line, column: 2)) }
    }

    /// Looks for the end of the name and the colon before the value in the piece from `start` on.
    private mutating func findValue(from start: Int, at position: TextPosition) {
        var (nameEnd, isQuoted, colon) = (nameEnd, isQuoted, Int?.none)
        var index = start
        while colon == nil, index < bytes.endIndex {
            switch bytes[index] {
            case 0x22: isQuoted.toggle()
            case 0x3A where !isQuoted: colon = index
            case 0x3B where !isQuoted: nameEnd = nameEnd ?? index
            default: break
            }
            index += 1
        }
        (self.nameEnd, self.isQuoted) = (nameEnd ?? colon, isQuoted)
        guard colon != nil else { return }
        let width = bytes[start..<index].count { $0 & 0xC0 != 0x80 }
        (valueIndex, valuePosition) = (index, TextPosition(line: position.line, column: position.column + width))
    }

    func line() -> ContentLine {
        let nameEnd = nameEnd ?? bytes.endIndex
        let name = bytes[..<nameEnd].trimmingSpaces
        let property = CalendarProperty(name: name)
        return ContentLine(
            property: property, bytes: bytes, nameEnd: nameEnd, valueIndex: valueIndex ?? bytes.endIndex,
            position: position, valuePosition: valuePosition, fault: fault(name, isKnown: property != nil))
    }

    private func fault(_ name: ArraySlice<UInt8>, isKnown: Bool) -> ContentLine.Fault? {
        guard valueIndex != nil else { return isQuoted ? .openQuote : .noColon }
        return isKnown || !name.isEmpty && name.allSatisfy(\.isOfName) ? nil : .invalidName
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
