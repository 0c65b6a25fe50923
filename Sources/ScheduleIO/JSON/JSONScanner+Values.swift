/// The kinds of JSON values, in the words of messages.
enum JSONKind: String {
    case object = "an object"
    case array = "a list"
    case string = "text"
    case number = "a number"
    case boolean = "true or false"
    case null = "null"
}

extension JSONScanner {
    /// The kind of the next value, which stays unread; stops where no value begins.
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

    /// Steps over a value of any kind. Calls itself for nested values, at most ``maximumDepth`` deep.
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
        while offset < bytes.count, bytes[offset] &- 0x30 <= 9 { offset += 1 }
        return offset - start
    }

    private func isWordByte(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & ~0x20) || byte == 0x2E || byte == 0x5F
    }
}

/// Where a scanner stands in an array.
struct JSONArray {
    let start: TextPosition
    /// Elements begun.
    var count = 0
}

/// Where a scanner stands in an object.
struct JSONObject {
    let start: TextPosition
    var isFirst = true
    /// The fields read, as bits by their index in the table.
    var seen: UInt32 = 0
    /// The index of the last field read.
    var last = -1
    /// The names of `x-` fields.
    var extensions: Set<[UInt8]> = []

    /// Whether the field of this index in the table is among those read.
    func has(_ index: Int) -> Bool { seen & 1 << UInt32(index) != 0 }
}

extension JSONScanner {
    /// Steps over the bracket of an array, which the caller has seen.
    mutating func openArray() throws(ReadingStopped) -> JSONArray {
        let array = JSONArray(start: position)
        try descend()
        return array
    }

    /// Steps to the next element; false at the end of the array, which is read then.
    mutating func nextElement(_ array: inout JSONArray) throws(ReadingStopped) -> Bool {
        if array.count == 0 {
            if try peek() == 0x5D { return closed() }
        } else {
            if try peek() == 0x5D { return closed() }
            guard try skip(0x2C) else { throw unexpected(expected: "',' or ']'") }
        }
        array.count += 1
        return true
    }

    private mutating func closed() -> Bool {
        ascend()
        return false
    }

    /// Steps over the brace of an object, which the caller has seen.
    mutating func openObject() throws(ReadingStopped) -> JSONObject {
        let object = JSONObject(start: position)
        try descend()
        return object
    }

    /// Reads the next name and its colon; nil at the end of the object, which is read then.
    mutating func nextName(_ object: inout JSONObject) throws(ReadingStopped) -> JSONString? {
        let isFirst = object.isFirst
        object.isFirst = false
        if try peek() == 0x7D {
            ascend()
            return nil
        }
        if !isFirst, try !skip(0x2C) { throw unexpected(expected: "',' or '}'") }
        guard try peek() == 0x22 else { throw unexpected(expected: "a field name") }
        let name = try scanString()
        guard try skip(0x3A) else { throw unexpected(expected: "':'") }
        return name
    }
}
