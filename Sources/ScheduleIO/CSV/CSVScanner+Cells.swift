extension CSVScanner {
    /// Returns the text of a cell; nil if it is blank or breaks the rule, which is logged.
    mutating func text(of cell: CSVCell, _ rule: TextRule) -> Located<String>? {
        guard let text = decode(cell, rule), !text.isEmpty else { return nil }
        return Located(value: text, position: cell.start)
    }

    /// Returns the lines of a cell that are not blank, to be printed.
    mutating func lines(of cell: CSVCell, _ rule: TextRule) -> [Located<String>] {
        guard hasLineBreak(cell) else { return text(of: cell, rule).map { [$0] } ?? [] }
        var (scalars, builders) = (CSVScalars(cell, of: bytes), [TextBuilder(rule)])
        while let scalar = scalars.next() {
            if scalar.value == "\n" || scalar.value == "\r" {
                builders.append(TextBuilder(rule))
            } else {
                append(scalar, to: &builders[builders.count - 1])
            }
        }
        return builders.compactMap { $0.text(at: cell.start, &log) }.filter { !$0.isEmpty }
            .map { Located(value: $0, position: cell.start) }
    }

    /// Returns true if a cell has several lines; only one in quotation marks can.
    func hasLineBreak(_ cell: CSVCell) -> Bool {
        cell.quotes != .none && bytes[cell.range].contains { $0 == 0x0A || $0 == 0x0D }
    }

    /// Passes `body` the bytes of a cell, to compare or parse, without blanks around them.
    func withBytes<Result>(of cell: CSVCell, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        guard cell.isPlain else { return Array(spelling(of: cell).utf8).withUnsafeBufferPointer(body) }
        return body(UnsafeBufferPointer(rebasing: bytes.trimmed(cell.range)))
    }

    /// Returns a cell's text, for comparing and for messages.
    func spelling(of cell: CSVCell) -> String {
        guard !cell.isPlain else { return String(decoding: bytes.trimmed(cell.range), as: UTF8.self) }
        var (scalars, cleaner) = (CSVScalars(cell, of: bytes), TextCleaner())
        while let scalar = scalars.next() { _ = cleaner.append(scalar.value) }
        return cleaner.text()
    }

    /// Returns true if a cell has nothing but white space.
    func isBlank(_ cell: CSVCell) -> Bool {
        guard !cell.isPlain else { return cell.range.isEmpty || bytes.trimmed(cell.range).isEmpty }
        return cell.isGood && spelling(of: cell).isEmpty
    }

    private mutating func decode(_ cell: CSVCell, _ rule: TextRule) -> String? {
        // A scalar takes at most four bytes.
        guard cell.writtenLength <= (cell.isPlain ? 1 : 4) * rule.maximumLength else {
            log.textTooLong(cell.isPlain ? cell.writtenLength : nil, at: cell.start, rule)
            return nil
        }
        guard !cell.isPlain else { return String(decoding: bytes.trimmed(cell.range), as: UTF8.self) }
        var (scalars, builder) = (CSVScalars(cell, of: bytes), TextBuilder(rule))
        while let scalar = scalars.next() { append(scalar, to: &builder) }
        return builder.text(at: cell.start, &log)
    }

    private mutating func append(_ scalar: Located<Unicode.Scalar>, to builder: inout TextBuilder) {
        if scalar.value.value < 0x20, !isLineBreakOrTab(scalar.value) {
            builder.reject()
        } else {
            builder.append(scalar.value, at: scalar.position, &log)
        }
    }

    private func isLineBreakOrTab(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\n" || scalar == "\r" || scalar == "\t"
    }
}

/// The scalars of a cell, each with its place; doubled quotation marks count as one.
struct CSVScalars {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let isQuoted: Bool
    private let isOnSheet: Bool
    private var offset: Int
    private let end: Int
    private var line: Int
    private var column: Int

    init(_ cell: CSVCell, of bytes: UnsafeBufferPointer<UInt8>) {
        (self.bytes, offset, end) = (bytes, cell.range.lowerBound, cell.range.upperBound)
        (isQuoted, isOnSheet) = (cell.quotes != .none, cell.isOnSheet)
        (line, column) = (cell.start.line, cell.start.column + (isQuoted && !isOnSheet ? 1 : 0))
    }

    mutating func next() -> Located<Unicode.Scalar>? {
        guard offset < end else { return nil }
        let position = TextPosition(line: line, column: column)
        let length = UTF8Sequence.length(at: offset, of: bytes) ?? 1
        let scalar = UTF8Sequence.scalar(at: offset, length: length, of: bytes)
        let isDoubled = isQuoted && scalar == "\"" && offset + 1 < end && bytes[offset + 1] == 0x22
        offset += isDoubled ? 2 : length
        guard !isOnSheet else { return Located(value: scalar, position: position) }
        column += isDoubled ? 2 : 1
        if scalar == "\n" || (scalar == "\r" && !(offset < end && bytes[offset] == 0x0A)) {
            (line, column) = (line + 1, 1)
        }
        return Located(value: scalar, position: position)
    }
}
