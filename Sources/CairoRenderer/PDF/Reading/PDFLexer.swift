/// Cuts the syntax of objects and content streams into tokens (ISO 32000-1, 7.2 and 7.3).
struct PDFLexer {
    private let bytes: UnsafeRawBufferPointer
    private var position = 0
    /// Whether a comment was skipped.
    private(set) var hasComment = false

    struct Token {
        let kind: Kind
        /// In the bytes, with delimiters.
        let range: Range<Int>
    }

    enum Kind {
        case number
        case name
        /// In parentheses or in angle brackets.
        case string
        /// `<<`, `[`
        case opening
        /// `>>`, `]`
        case closing
        /// `true`, `R`, `Tj`
        case keyword
    }

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    /// The next token; nil at the end. Skips comments. Throws ``PDFWritingError`` if a token has no end.
    mutating func next() throws(PDFWritingError) -> Token? {
        skipSpace()
        guard position < bytes.count else { return nil }
        let start = position
        let kind = try skipToken()
        return Token(kind: kind, range: start..<position)
    }

    private mutating func skipToken() throws(PDFWritingError) -> Kind {
        switch bytes[position] {
        case UInt8(ascii: "("): return try skipLiteral()
        case UInt8(ascii: "<"): return try skipAngle()
        case UInt8(ascii: ">"): return try skipDoubleAngle()
        case UInt8(ascii: "["): return single(.opening)
        case UInt8(ascii: "]"): return single(.closing)
        case UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"): throw PDFWritingError("a stray delimiter")
        case UInt8(ascii: "/"):
            position += 1
            skipRegular()
            return .name
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
            skipRegular()
            return .number
        default:
            skipRegular()
            return .keyword
        }
    }

    private mutating func single(_ kind: Kind) -> Kind {
        position += 1
        return kind
    }

    private mutating func skipRegular() {
        while position < bytes.count, PDFLexer.isRegular[Int(bytes[position])] { position += 1 }
    }

    private mutating func skipSpace() {
        while position < bytes.count {
            if PDFLexer.isSpace(bytes[position]) {
                position += 1
            } else if bytes[position] == UInt8(ascii: "%") {
                hasComment = true
                while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
            } else {
                return
            }
        }
    }

    // MARK: Strings

    private mutating func skipLiteral() throws(PDFWritingError) -> Kind {
        var depth = 0
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\\"): position += 1
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            default: break
            }
            position += 1
            if depth == 0 { return .string }
        }
        throw PDFWritingError("an unterminated string")
    }

    private mutating func skipAngle() throws(PDFWritingError) -> Kind {
        position += 1
        guard position < bytes.count else { throw PDFWritingError("a stray '<'") }
        if bytes[position] == UInt8(ascii: "<") { return single(.opening) }
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if byte == UInt8(ascii: ">") { return .string }
            guard PDFLexer.isHexDigit(byte) || PDFLexer.isSpace(byte) else { break }
        }
        throw PDFWritingError("an unterminated hexadecimal string")
    }

    private mutating func skipDoubleAngle() throws(PDFWritingError) -> Kind {
        guard position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: ">") else {
            throw PDFWritingError("a stray '>'")
        }
        position += 2
        return .closing
    }

    // MARK: Characters

    static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) && byte != 11 || byte == 0 }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 32)
    }

    /// Whether each byte is neither space nor delimiter.
    private static let isRegular: [Bool] = (0...255).map { byte in
        !isSpace(byte) && !Array("()<>[]{}/%".utf8).contains(byte)
    }
}
