/// A string in PDF syntax (ISO 32000-1, 7.3.4).
struct PDFString {
    private let bytes: Slice<UnsafeRawBufferPointer>

    /// - Parameter bytes: with the parentheses or angle brackets.
    init(_ bytes: Slice<UnsafeRawBufferPointer>) {
        self.bytes = bytes
    }

    /// The value of a string in parentheses. Cairo escapes brackets and backslashes, writes other bytes as three octal
    /// digits, and may break the string with an escaped line feed.
    func literalBytes() throws(PDFWritingError) -> [UInt8] {
        var result: [UInt8] = []
        var rest = bytes.dropFirst().dropLast()
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\") else {
                result.append(byte)
                continue
            }
            guard let escaped = rest.popFirst() else { throw PDFWritingError("an incomplete escape") }
            if escaped == 10 { continue }
            result.append(try octal(escaped, &rest) ?? escaped)
        }
        return result
    }

    private func octal(
        _ first: UInt8, _ rest: inout Slice<UnsafeRawBufferPointer>
    ) throws(PDFWritingError) -> UInt8? {
        guard (48...55).contains(first) else { return nil }
        var value = Int(first - 48)
        for _ in 0..<2 {
            guard let digit = rest.popFirst(), (48...55).contains(digit) else {
                throw PDFWritingError("an incomplete octal code")
            }
            value = value * 8 + Int(digit - 48)
        }
        guard let byte = UInt8(exactly: value) else { throw PDFWritingError("an octal code too high") }
        return byte
    }

    /// The value of a string in angle brackets, as numbers of two bytes.
    func hexadecimalPairs() throws(PDFWritingError) -> [UInt16] {
        let digits = bytes.filter { !PDFLexer.isSpace($0) }.dropFirst().dropLast()
        guard digits.count % 4 == 0 else { throw PDFWritingError("an incomplete hexadecimal string") }
        let text = String(decoding: digits, as: UTF8.self).utf8.map { $0 }
        return try stride(from: 0, to: text.count, by: 4).map { (start) throws(PDFWritingError) in
            guard let code = UInt16(String(decoding: text[start..<start + 4], as: UTF8.self), radix: 16) else {
                throw PDFWritingError("a malformed hexadecimal string")
            }
            return code
        }
    }
}
