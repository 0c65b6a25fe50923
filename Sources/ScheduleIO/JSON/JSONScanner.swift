import CalendarCore

/// Steps through JSON text (RFC 8259) token by token, in place, and knows the line and column of every byte.
///
/// It checks UTF-8, the grammar and the depth as it goes. A grammar error stops reading; a control character in a text
/// is only logged.
struct JSONScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    var log: FindingLog
    /// The offset of the next byte.
    var offset: Int
    private var line: Int
    /// The offset of the first byte of the line.
    private var lineStart: Int
    /// Bytes of the line before ``offset`` that continue a scalar.
    var continuationBytes = 0
    private var depth = 0

    static let maximumDepth = 32

    /// `line` is the number of the first line.
    init(_ bytes: UnsafeBufferPointer<UInt8>, file: String, line: Int = 1) {
        (self.bytes, self.line) = (bytes, line)
        log = FindingLog(file: file)
        offset = Encoding.byteOrderMarkLength(of: bytes)
        lineStart = offset
    }

    /// The place of the next byte.
    var position: TextPosition {
        TextPosition(line: line, column: offset - lineStart - continuationBytes + 1)
    }

    var isAtEnd: Bool { offset >= bytes.count }

    /// Skips white space; a line ends at LF, CR LF or CR.
    mutating func skipWhitespace() {
        while offset < bytes.count {
            switch bytes[offset] {
            case 0x20, 0x09: offset += 1
            case 0x0A: startLine()
            case 0x0D where offset + 1 < bytes.count && bytes[offset + 1] == 0x0A: offset += 1
            case 0x0D: startLine()
            default: return
            }
        }
    }

    private mutating func startLine() {
        offset += 1
        line += 1
        (lineStart, continuationBytes) = (offset, 0)
    }

    /// Returns the next byte after white space, which stays unread. Stops at the end of the file.
    mutating func peek() throws(ReadingStopped) -> UInt8 {
        skipWhitespace()
        guard offset < bytes.count else {
            throw log.stop(.unexpectedEnd, at: position, "unexpected end of file")
        }
        return bytes[offset]
    }

    /// Steps over `byte` if it comes next; returns true if it does.
    mutating func skip(_ byte: UInt8) throws(ReadingStopped) -> Bool {
        guard try peek() == byte else { return false }
        offset += 1
        return true
    }

    /// Steps over an opening bracket, which the caller has seen.
    mutating func descend() throws(ReadingStopped) {
        guard depth < JSONScanner.maximumDepth else {
            throw log.stop(.tooDeep, at: position, "nested deeper than \(JSONScanner.maximumDepth)")
        }
        depth += 1
        offset += 1
    }

    /// Steps over a closing bracket, which the caller has seen.
    mutating func ascend() {
        depth -= 1
        offset += 1
    }

    /// Stops if anything but white space follows.
    mutating func expectEnd() throws(ReadingStopped) {
        skipWhitespace()
        guard isAtEnd else {
            throw log.stop(.trailingText, at: position, "text after the end of the document")
        }
    }

    /// Stops at an unexpected character.
    mutating func unexpected(expected: String? = nil) -> ReadingStopped {
        guard let length = UTF8Sequence.length(at: offset, of: bytes) else { return notUTF8(at: position) }
        let scalar = UTF8Sequence.scalar(at: offset, length: length, of: bytes)
        let found = scalar.value < 0x20 ? scalar.codePointName : "'\(scalar)'"
        let message = expected.map { "expected \($0), found \(found)" } ?? "unexpected \(found)"
        return log.stop(.syntax, at: position, message)
    }

    /// Stops at the next byte, which begins no valid UTF-8 sequence.
    mutating func notUTF8(at position: TextPosition) -> ReadingStopped {
        log.notUTF8(bytes[offset], at: position)
    }
}

extension JSONScanner {
    /// Reads a date (`YYYY-MM-DD`) of the years that a schedule can hold. Logs anything else.
    mutating func readDate(_ field: String) throws(ReadingStopped) -> Located<CivilDate>? {
        try read(field, .invalidDate, ScheduleDate.date)
    }

    /// Reads a month (`YYYY-MM`) of the years that a schedule can hold. Logs anything else.
    mutating func readMonth(_ field: String) throws(ReadingStopped) -> Located<YearMonth>? {
        try read(field, .invalidMonth, ScheduleDate.month)
    }

    private mutating func read<Value>(
        _ field: String, _ code: Finding.Code, _ parse: (UnsafeBufferPointer<UInt8>) -> Result<Value, DateProblem>
    ) throws(ReadingStopped) -> Located<Value>? {
        guard let string = try readString(field) else { return nil }
        switch withBytes(of: string, parse) {
        case .success(let value): return Located(value: value, position: string.start)
        case .failure(let problem):
            let text = spelling(of: string)
            log.error(code, at: string.start, problem.message(for: text))
            return nil
        }
    }
}

extension JSONScanner {
    /// Steps over an opening bracket, which the caller has seen.
    mutating func openArray() throws(ReadingStopped) -> JSONArray {
        let array = JSONArray(start: position)
        try descend()
        return array
    }

    /// Steps to the next element; at the end of the array, steps over its bracket and returns false.
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

    /// Steps into the document. Stops if it is not an object.
    mutating func openDocument() throws(ReadingStopped) -> JSONObject {
        guard try peek() == 0x7B else { throw log.stop(.wrongType, at: position, "expected an object") }
        return try openObject()
    }

    /// Steps over an opening brace, which the caller has seen.
    mutating func openObject() throws(ReadingStopped) -> JSONObject {
        let object = JSONObject(start: position)
        try descend()
        return object
    }

    /// Reads the next name and its colon; at the end of the object, steps over its brace and returns nil.
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
