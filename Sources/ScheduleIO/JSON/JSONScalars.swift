/// The scalars of a scanned string, one after another, with escapes resolved.
struct JSONScalars {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var offset: Int
    private let end: Int
    private var column: Int
    private let line: Int

    init(_ string: JSONString, of bytes: UnsafeBufferPointer<UInt8>) {
        (self.bytes, offset, end) = (bytes, string.range.lowerBound, string.range.upperBound)
        (line, column) = (string.start.line, string.start.column + 1)
    }

    /// A scalar and its place.
    struct Element {
        let value: Value
        let position: TextPosition
    }

    enum Value {
        case scalar(Unicode.Scalar, isEscaped: Bool)
        /// Half of a surrogate pair, which is not a scalar.
        case loneSurrogate(UInt32)
    }

    mutating func next() -> Element? {
        guard offset < end else { return nil }
        let position = TextPosition(line: line, column: column)
        return Element(value: bytes[offset] == 0x5C ? escaped() : literal(), position: position)
    }

    /// Returns the run of printable ASCII characters that comes next, up to a backslash.
    mutating func plainRun() -> Range<Int> {
        let start = offset
        while offset < end, bytes[offset] &- 0x20 < 0x5F, bytes[offset] != 0x5C { offset += 1 }
        column += offset - start
        return start..<offset
    }

    private mutating func literal() -> Value {
        let length = UTF8Sequence.length(at: offset, of: bytes) ?? 1
        defer { advance(length, columns: 1) }
        return .scalar(UTF8Sequence.scalar(at: offset, length: length, of: bytes), isEscaped: false)
    }

    private mutating func escaped() -> Value {
        guard let unit = JSONEscape.unit(at: offset, of: bytes) else {
            let scalar = JSONEscape.short(bytes[offset + 1])
            advance(2, columns: 2)
            return .scalar(scalar, isEscaped: true)
        }
        advance(6, columns: 6)
        if let scalar = Unicode.Scalar(unit) { return .scalar(scalar, isEscaped: true) }
        guard unit < 0xDC00, offset < end, let low = JSONEscape.unit(at: offset, of: bytes),
            (0xDC00...0xDFFF).contains(low),
            let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
        else { return .loneSurrogate(unit) }
        advance(6, columns: 6)
        return .scalar(scalar, isEscaped: true)
    }

    private mutating func advance(_ count: Int, columns: Int) {
        offset += count
        column += columns
    }
}
