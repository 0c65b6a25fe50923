/// The entries of a dictionary at its outermost level (ISO 32000-1, 7.3.7).
struct PDFDictionary {
    let bytes: UnsafeRawBufferPointer
    let entries: [Entry]
    /// Whether the bytes contain a comment.
    let hasComment: Bool

    struct Entry {
        /// Without its slash.
        let key: String
        /// The value's range in the bytes.
        let value: Range<Int>
    }

    /// Throws ``PDFWritingError`` if the bytes are not a dictionary.
    init(_ bytes: UnsafeRawBufferPointer) throws(PDFWritingError) {
        self.bytes = bytes
        var parser = DictionaryParser(bytes)
        entries = try parser.entries()
        hasComment = parser.hasComment
    }

    subscript(key: String) -> UnsafeRawBufferPointer? {
        entries.first { $0.key == key }.map { UnsafeRawBufferPointer(rebasing: bytes[$0.value]) }
    }

    func text(_ key: String) -> String? { self[key].map { String(decoding: $0, as: UTF8.self) } }

    /// The object that an entry refers to: 6 of `/Length 6 0 R`.
    func reference(_ key: String) -> Int? {
        guard let value = self[key] else { return nil }
        var scanner = ByteScanner(value)
        guard let number = scanner.integer(), scanner.skip(" 0 R"), scanner.position == value.count else { return nil }
        return number
    }

    /// Throws ``PDFWritingError`` if there is an entry with another key.
    func require(only keys: Set<String>, in what: String) throws(PDFWritingError) {
        for entry in entries where !keys.contains(entry.key) {
            throw PDFWritingError("/\(entry.key) in \(what)")
        }
    }
}

private struct DictionaryParser {
    private var lexer: PDFLexer
    private let bytes: UnsafeRawBufferPointer

    var hasComment: Bool { lexer.hasComment }

    init(_ bytes: UnsafeRawBufferPointer) {
        (self.bytes, lexer) = (bytes, PDFLexer(bytes))
    }

    mutating func entries() throws(PDFWritingError) -> [PDFDictionary.Entry] {
        guard let first = try lexer.next(), first.kind == .opening, first.range.count == 2 else {
            throw PDFWritingError("not a dictionary")
        }
        var entries: [PDFDictionary.Entry] = []
        var token = try next()
        while token.kind == .name {
            let key = String(decoding: bytes[token.range.dropFirst()], as: UTF8.self)
            let value: Range<Int>
            (value, token) = try valueAndNext()
            entries.append(PDFDictionary.Entry(key: key, value: value))
        }
        guard token.kind == .closing, try lexer.next() == nil else { throw PDFWritingError("a malformed dictionary") }
        return entries
    }

    /// The range up to the next key or the end, and the token there.
    private mutating func valueAndNext() throws(PDFWritingError) -> (Range<Int>, PDFLexer.Token) {
        let first = try next()
        var (depth, end, count) = (first.kind == .opening ? 1 : 0, first.range.upperBound, 1)
        while true {
            let token = try next()
            if depth == 0, token.kind == .name || token.kind == .closing {
                let value = first.range.lowerBound..<end
                try check(value, first, count)
                return (value, token)
            }
            if depth == 0 { count += 1 }
            if token.kind == .opening { depth += 1 }
            if token.kind == .closing { depth -= 1 }
            end = token.range.upperBound
        }
    }

    /// Checks that a value is one token, one pair of brackets, or `6 0 R`.
    private func check(_ value: Range<Int>, _ first: PDFLexer.Token, _ count: Int) throws(PDFWritingError) {
        guard count == 1 || count == 3 && bytes[value].last == UInt8(ascii: "R") else {
            throw PDFWritingError("a malformed value")
        }
        guard first.kind == .opening, first.range.count == 2 else { return }
        _ = try PDFDictionary(UnsafeRawBufferPointer(rebasing: bytes[value]))
    }

    private mutating func next() throws(PDFWritingError) -> PDFLexer.Token {
        guard let token = try lexer.next() else { throw PDFWritingError("an unterminated dictionary") }
        return token
    }
}
