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
