/// Copies values of Cairo's objects with new object numbers and as little space as possible.
///
/// It accepts only the syntax that Cairo writes: an unknown keyword or malformed number is an error.
struct ObjectCopy {
    /// The new number for one of Cairo's objects.
    let renumber: (Int) -> Int

    func append(_ value: UnsafeRawBufferPointer, to output: inout [UInt8]) throws(PDFWritingError) {
        var lexer = PDFLexer(value)
        var tokens: [PDFLexer.Token] = []
        var depth = 0
        while let token = try lexer.next() {
            depth += token.kind == .opening ? 1 : token.kind == .closing ? -1 : 0
            guard depth >= 0 else { break }
            tokens.append(token)
        }
        guard depth == 0 else { throw PDFWritingError("unbalanced brackets") }
        var index = 0
        while index < tokens.count { try append(tokens, &index, of: value, to: &output) }
    }

    private func append(
        _ tokens: [PDFLexer.Token], _ index: inout Int, of value: UnsafeRawBufferPointer, to output: inout [UInt8]
    ) throws(PDFWritingError) {
        let token = tokens[index]
        let bytes = value[token.range]
        index += 1
        output.separate(from: bytes.first!)
        if token.kind == .number, let number = reference(tokens, from: index - 1, value) {
            output.append(reference: renumber(number))
            index += 2
        } else if ObjectCopy.isSound(token.kind, bytes) {
            output.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes))
        } else {
            throw PDFWritingError("'\(String(decoding: bytes, as: UTF8.self))' in an object")
        }
    }

    /// 6 if the tokens are `6 0 R`; nil if they are no reference.
    private func reference(_ tokens: [PDFLexer.Token], from index: Int, _ value: UnsafeRawBufferPointer) -> Int? {
        guard index + 2 < tokens.count, tokens[index + 2].kind == .keyword else { return nil }
        var scanner = ByteScanner(value, from: tokens[index].range.lowerBound)
        guard let number = scanner.integer(), number > 0, scanner.skip(" 0 R"),
            scanner.position == tokens[index + 2].range.upperBound
        else { return nil }
        return number
    }

    private static func isSound(_ kind: PDFLexer.Kind, _ bytes: Slice<UnsafeRawBufferPointer>) -> Bool {
        switch kind {
        case .keyword: bytes.elementsEqual("null".utf8)
        case .number: isNumber(bytes)
        case .name: isName(bytes)
        case .string, .opening, .closing: true
        }
    }

    /// `#` is followed by the code of a character that no name can have plainly (ISO 32000-1, 7.3.5).
    private static func isName(_ bytes: Slice<UnsafeRawBufferPointer>) -> Bool {
        var rest = bytes.dropFirst()
        while let byte = rest.popFirst() {
            guard (33..<127).contains(byte) else { return false }
            guard byte == UInt8(ascii: "#") else { continue }
            let code = String(decoding: rest.prefix(2), as: UTF8.self)
            guard code.utf8.count == 2, let value = UInt8(code, radix: 16), value > 0,
                code.utf8.first != UInt8(ascii: "+")
            else { return false }
            rest = rest.dropFirst(2)
        }
        return true
    }

    private static func isNumber(_ bytes: Slice<UnsafeRawBufferPointer>) -> Bool {
        var (digits, isFraction) = (0, false)
        for byte in bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes {
            switch byte {
            case 48...57 where digits < 11: digits += 1
            case UInt8(ascii: ".") where digits > 0 && !isFraction: (digits, isFraction) = (0, true)
            default: return false
            }
        }
        return digits > 0
    }
}

extension [UInt8] {
    /// Appends a space if the next token would run into the last one.
    fileprivate mutating func separate(from next: UInt8) {
        if let last, !last.isDelimiter, !next.isDelimiter { append(32) }
    }
}

extension UInt8 {
    /// Whether it ends a token (ISO 32000-1, table 2).
    fileprivate var isDelimiter: Bool {
        switch self {
        case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "["),
            UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "/"), UInt8(ascii: "%"):
            true
        default: false
        }
    }
}
