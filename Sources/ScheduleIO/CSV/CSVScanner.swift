/// Steps through comma-separated values (RFC 4180) cell by cell, in place, and knows the line and column of every byte.
///
/// More lenient than the RFC: there are other delimiters, a line ends at LF, CR LF or CR, and blanks are allowed around
/// a quoted cell. A quotation mark inside an unquoted cell is text.
struct CSVScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    var log: FindingLog
    var delimiter: UInt8 = 0x2C
    /// Nil if the rules of the RFC apply.
    var bareQuotes: CSVBareQuotes?
    /// The offset of the next byte.
    private(set) var offset: Int
    /// The index of the next cell in its row, from 0.
    private(set) var cellIndex = 0
    private var line = 1
    /// The offset of the first byte of the line.
    private var lineStart: Int
    /// Bytes of the line before ``offset`` that continue a scalar.
    private var continuationBytes = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>, file: String, sheet: String? = nil) {
        self.bytes = bytes
        log = FindingLog(file: file, sheet: sheet)
        offset = Encoding.byteOrderMarkLength(of: bytes)
        lineStart = offset
    }

    /// The place of the next byte.
    var position: TextPosition {
        TextPosition(line: line, column: offset - lineStart - continuationBytes + 1)
    }

    var isAtEnd: Bool { offset >= bytes.count }

    private var isAtEndOfCell: Bool {
        guard offset < bytes.count else { return true }
        let byte = bytes[offset]
        return byte == delimiter || byte == 0x0A || byte == 0x0D
    }

    /// The bytes not read yet.
    var remainder: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes[offset...]) }

    /// True if the next cell belongs to a row that has begun.
    var isInRow: Bool { cellIndex > 0 }

    /// Reads the next cell and its end: a delimiter, the end of the line or the end of the file.
    mutating func nextCell() throws(ReadingStopped) -> CSVCell {
        skipBlanks()
        let isQuoted = !isAtEnd && bytes[offset] == 0x22
        let cell = isQuoted ? try scanQuoted() : try scanUnquoted()
        endCell()
        return cell
    }

    private mutating func endCell() {
        if !isAtEnd, bytes[offset] == delimiter {
            offset += 1
            cellIndex += 1
        } else {
            if !isAtEnd { skipLineEnd() }
            cellIndex = 0
        }
    }

    /// Steps over spaces, and over tabs unless tabs are delimiters.
    private mutating func skipBlanks() {
        while !isAtEnd, bytes[offset] == 0x20 || (bytes[offset] == 0x09 && delimiter != 0x09) { offset += 1 }
    }

    /// Steps over LF, CR LF or CR, which the caller has seen.
    private mutating func skipLineEnd() {
        let isPair = bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
        offset += isPair ? 2 : 1
        line += 1
        (lineStart, continuationBytes) = (offset, 0)
    }

    private mutating func scanUnquoted() throws(ReadingStopped) -> CSVCell {
        var scan = CSVCellScan(start: position, first: offset, continuationBytes: continuationBytes)
        while true {
            skipPlainBytes(until: delimiter)
            if isAtEndOfCell { break }
            try skipSpecial(&scan)
        }
        return scan.cell(end: offset, continuationBytes: continuationBytes, quotes: .none)
    }

    private mutating func scanQuoted() throws(ReadingStopped) -> CSVCell {
        let start = position
        offset += 1
        var scan = CSVCellScan(start: start, first: offset, continuationBytes: continuationBytes)
        while true {
            skipPlainBytes(until: 0x22)
            guard !isAtEnd else { break }
            switch bytes[offset] {
            case 0x22:
                if !stepOverQuote(&scan) { return try closeQuoted(scan) }
            case 0x0A, 0x0D:
                scan.isPlain = false
                skipLineEnd()
            default:
                try skipSpecial(&scan)
            }
        }
        throw log.stop(.unclosedText, at: start, "quoted cell not closed before the end of the file")
    }

    /// Steps over printable ASCII characters other than `end`.
    private mutating func skipPlainBytes(until end: UInt8) {
        var index = offset
        while index < bytes.count {
            let byte = bytes[index]
            guard byte &- 0x20 < 0x5F, byte != end else { break }
            index += 1
        }
        offset = index
    }

    /// Steps over a quotation mark that is text; returns false if the mark closes the cell.
    private mutating func stepOverQuote(_ scan: inout CSVCellScan) -> Bool {
        let isPair = offset + 1 < bytes.count && bytes[offset + 1] == 0x22
        guard let bareQuotes else {
            if isPair { scan.isPlain = false }
            offset += isPair ? 2 : 0
            return isPair
        }
        switch bareQuotes.role(ofQuoteAt: offset, cellIndex: cellIndex, in: bytes) {
        case .closing: return false
        case .text: offset += 1
        case .pair:
            log.warning(.doubtfulQuote, at: position, "two quotation marks are read as one")
            offset += 2
        case .doubtful(let reason):
            log.warning(.doubtfulQuote, at: position, "quotation mark \(reason) is read as text")
            offset += 1
        }
        scan.isPlain = false
        return true
    }

    private mutating func closeQuoted(_ scan: CSVCellScan) throws(ReadingStopped) -> CSVCell {
        let cell = scan.cell(
            end: offset, continuationBytes: continuationBytes, quotes: bareQuotes == nil ? .doubled : .bare)
        offset += 1
        skipBlanks()
        guard isAtEndOfCell else {
            throw log.stop(.textAfterQuote, at: position, "text after a closing quotation mark")
        }
        return cell
    }

    /// Steps over a scalar beyond ASCII, or a control character.
    private mutating func skipSpecial(_ scan: inout CSVCellScan) throws(ReadingStopped) {
        if let length = UTF8Sequence.plainLength(at: offset, of: bytes) {
            skipSequence(length)
            return
        }
        scan.isPlain = false
        guard let length = UTF8Sequence.length(at: offset, of: bytes) else {
            throw log.notUTF8(bytes[offset], at: position)
        }
        if bytes[offset] < 0x20, bytes[offset] != 0x09 {
            let name = Unicode.Scalar(bytes[offset]).codePointName
            log.error(.controlCharacter, at: position, "control character \(name)")
            scan.isGood = false
        }
        skipSequence(length)
    }

    private mutating func skipSequence(_ length: Int) {
        offset += length
        continuationBytes += length - 1
    }
}

/// The state of the scan of one cell.
struct CSVCellScan {
    let start: TextPosition
    let first: Int
    /// Continuation bytes of the line before the cell.
    let continuationBytes: Int
    var isPlain = true
    var isGood = true

    func cell(end: Int, continuationBytes: Int, quotes: CSVCell.Quotes) -> CSVCell {
        let continuations = isPlain ? continuationBytes - self.continuationBytes : 0
        return CSVCell(
            start: start, range: first..<end, quotes: quotes, isPlain: isPlain, isGood: isGood,
            writtenLength: end - first - continuations)
    }
}
