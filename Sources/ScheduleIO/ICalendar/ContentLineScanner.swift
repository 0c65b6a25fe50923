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

    /// True if the file's last line ends, so that nothing of it is missing.
    var hasLastLineEnd: Bool { file.last == 0x0A || file.last == 0x0D }

    /// The place of the last line read.
    var position: TextPosition { TextPosition(line: max(lineNumber, 1), column: 1) }

    /// Returns the next line; nil at the end. A line in one piece is a slice of the file.
    mutating func next() -> ContentLine? {
        skipBlankLines()
        guard let first = nextPhysicalLine() else { return nil }
        let position = position
        var (bytes, search) = (file[first], ValueSearch(at: position))
        search.look(through: bytes, from: bytes.startIndex, at: position)
        if file[first.upperBound - 1] == 0x3D { addSoftPieces(to: &bytes, search) }
        while let more = nextPiece() {
            let start = bytes.endIndex
            bytes += file[more].dropFirst()
            // In the file a space comes before the piece.
            search.look(through: bytes, from: start, at: TextPosition(line: lineNumber, column: 2))
            if bytes.last == 0x3D { addSoftPieces(to: &bytes, search) }
        }
        return ContentLine(bytes, search, at: position)
    }

    /// Adds the lines after an equals sign that ends a quoted-printable one, each in the place of the sign.
    private mutating func addSoftPieces(to bytes: inout ArraySlice<UInt8>, _ search: ValueSearch) {
        guard search.isQuotedPrintable(bytes) else { return }
        while bytes.last == 0x3D, let piece = nextPhysicalLine() { bytes = bytes.dropLast() + file[piece] }
    }

    /// Returns the range of the next line if it continues the last one.
    private mutating func nextPiece() -> Range<Int>? {
        skipBlankLines()
        return isAt(index, 0x20) || isAt(index, 0x09) ? nextPhysicalLine() : nil
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
        let offset = file.withUnsafeBytes { UnsafeRawBufferPointer(rebasing: $0[range]).firstOffset(of: byte) }
        return offset.map { range.lowerBound + $0 } ?? range.upperBound
    }

    private func isAt(_ index: Int, _ byte: UInt8) -> Bool { index < file.count && file[index] == byte }
}

/// The search for the end of a line's name and for its value, piece by piece.
private struct ValueSearch {
    private(set) var nameEnd: Int?
    private(set) var valueIndex: Int?
    private(set) var valuePosition: TextPosition
    private(set) var isQuoted = false

    /// A search in a line that begins at this place.
    init(at position: TextPosition) {
        valuePosition = position
    }

    /// Looks for the colon before the value in the piece from `start` on, which has this place in the file.
    mutating func look(through bytes: ArraySlice<UInt8>, from start: Int, at position: TextPosition) {
        guard valueIndex == nil else { return }
        let offset = bytes.startIndex
        var (nameEnd, isQuoted, colon, width) = (nameEnd, isQuoted, Int?.none, 0)
        // Through a pointer, and in local variables: every line of a calendar goes through here.
        bytes.withUnsafeBufferPointer { bytes in
            for index in (start - offset)..<bytes.count {
                let byte = bytes[index]
                if byte & 0xC0 != 0x80 { width += 1 }
                if byte > 0x3B { continue }
                if byte == 0x22 { isQuoted.toggle() }
                if byte == 0x3B, !isQuoted, nameEnd == nil { nameEnd = offset + index }
                guard byte != 0x3A || isQuoted else { return colon = offset + index }
            }
        }
        (self.nameEnd, self.isQuoted) = (nameEnd ?? colon, isQuoted)
        guard let colon else { return }
        (valueIndex, valuePosition) = (colon + 1, TextPosition(line: position.line, column: position.column + width))
    }
}

extension ValueSearch {
    /// Returns true if the parameters say that the value is quoted-printable, so that lines may end in an equals sign.
    fileprivate func isQuotedPrintable(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let nameEnd, let valueIndex else { return false }
        return String(decoding: bytes[nameEnd..<valueIndex], as: UTF8.self).uppercased().contains("QUOTED-PRINTABLE")
    }
}

extension ContentLine {
    fileprivate init(_ bytes: ArraySlice<UInt8>, _ search: ValueSearch, at position: TextPosition) {
        let nameEnd = search.nameEnd ?? bytes.endIndex
        let (property, isName) = bytes[..<nameEnd].withUnsafeBufferPointer { name in
            let name = name[...].trimmingSpaces
            let property = CalendarProperty(name: name)
            return (property, property != nil || !name.isEmpty && name.allSatisfy(\.isOfName))
        }
        let fault: Fault? =
            search.valueIndex == nil ? (search.isQuoted ? .openQuote : .noColon) : isName ? nil : .invalidName
        self.init(
            property: property, bytes: bytes, nameEnd: nameEnd, valueIndex: search.valueIndex ?? bytes.endIndex,
            position: position, valuePosition: search.valuePosition, fault: fault)
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
