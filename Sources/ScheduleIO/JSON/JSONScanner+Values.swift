extension JSONScanner {
    /// Returns the kind of the next value, which stays unread. Stops if there is no value.
    mutating func peekKind() throws(ReadingStopped) -> JSONKind {
        switch try peek() {
        case 0x22: return .string
        case 0x7B: return .object
        case 0x5B: return .array
        case 0x2D, 0x30...0x39: return .number
        case 0x74, 0x66: return .boolean
        case 0x6E: return .null
        case 0x5D, 0x7D, 0x2C, 0x3A: throw unexpected(expected: "a value")
        default: throw unexpected()
        }
    }

    /// Steps over a value of any kind. Recurses into nested values, at most ``maximumDepth`` deep.
    mutating func skipValue() throws(ReadingStopped) {
        switch try peekKind() {
        case .string: _ = try scanString()
        case .number: _ = try scanNumber()
        case .boolean: _ = try scanBoolean()
        case .null: try scanWord("null")
        case .array:
            var array = try openArray()
            while try nextElement(&array) { try skipValue() }
        case .object:
            var object = try openObject()
            while try nextName(&object) != nil { try skipValue() }
        }
    }

    /// Steps over a null; returns false for any other value, which stays unread.
    mutating func skipNull() throws(ReadingStopped) -> Bool {
        guard try peekKind() == .null else { return false }
        try scanWord("null")
        return true
    }

    mutating func scanBoolean() throws(ReadingStopped) -> Bool {
        let isTrue = bytes[offset] == 0x74
        try scanWord(isTrue ? "true" : "false")
        return isTrue
    }

    mutating func scanWord(_ word: StaticString) throws(ReadingStopped) {
        let start = position
        let end = offset + word.utf8CodeUnitCount
        let expected = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        guard end <= bytes.count, bytes[offset..<end].elementsEqual(expected),
            end == bytes.count || !isWordByte(bytes[end])
        else { throw log.stop(.syntax, at: start, "expected a value; is a quotation mark missing?") }
        offset = end
    }

    /// Reads a number; returns its bytes.
    mutating func scanNumber() throws(ReadingStopped) -> Range<Int> {
        let (start, first) = (position, offset)
        if bytes[offset] == 0x2D { offset += 1 }
        let integer = skipDigits()
        var isValid = integer == 1 || (integer > 1 && bytes[offset - integer] != 0x30)
        if isValid, next(is: 0x2E) {
            offset += 1
            isValid = skipDigits() > 0
        }
        if isValid, next(is: 0x65) || next(is: 0x45) {
            offset += 1
            if next(is: 0x2B) || next(is: 0x2D) { offset += 1 }
            isValid = skipDigits() > 0
        }
        guard isValid, isAtEnd || !isWordByte(bytes[offset]) else {
            throw log.stop(.syntax, at: start, "malformed number")
        }
        return first..<offset
    }

    private func next(is byte: UInt8) -> Bool { offset < bytes.count && bytes[offset] == byte }

    private mutating func skipDigits() -> Int {
        let start = offset
        while offset < bytes.count, bytes[offset].isDigit { offset += 1 }
        return offset - start
    }

    private func isWordByte(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & ~0x20) || byte == 0x2E || byte == 0x5F
    }

    /// Returns true if the next value is of this kind. Logs and skips any other.
    mutating func expect(
        _ kind: JSONKind, _ field: String, quoted: Bool = true
    ) throws(ReadingStopped) -> Bool {
        let found = try peekKind()
        guard found != kind else { return true }
        let name = quoted ? "'\(field)'" : field
        log.error(.wrongType, at: position, "\(name) must be \(kind.rawValue), found \(found.rawValue)")
        try skipValue()
        return false
    }
}
