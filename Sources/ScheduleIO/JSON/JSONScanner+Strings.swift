/// A string of the document, checked but not yet decoded.
struct JSONString {
    /// Where its opening quotation mark stands.
    let start: TextPosition
    /// The bytes between the quotation marks.
    let range: Range<Int>
    /// No escapes, and only scalars that cleaning and NFC leave alone: the bytes are the text, but for trimming.
    let isPlain: Bool
    /// Scalars between the quotation marks, with escapes as they are written.
    let writtenLength: Int
}

extension JSONScanner {
    /// Reads a string whose opening quotation mark is the next byte.
    mutating func scanString() throws(ReadingStopped) -> JSONString {
        let start = position
        offset += 1
        let first = offset
        let continuationBefore = continuationBytes
        var isPlain = true
        while true {
            skipPlainBytes()
            guard offset < bytes.count else {
                throw log.stop(.unclosedText, at: start, "text not closed before the end of the file")
            }
            if bytes[offset] == 0x22 { break }
            if skipPlainSequence() { continue }
            isPlain = false
            try skipSpecial(ofStringAt: start)
        }
        let range = first..<offset
        offset += 1
        return JSONString(
            start: start, range: range, isPlain: isPlain,
            writtenLength: range.count - (continuationBytes - continuationBefore))
    }

    private mutating func skipPlainBytes() {
        var index = offset
        while index < bytes.count {
            let byte = bytes[index]
            guard byte &- 0x20 < 0x5F, byte != 0x22, byte != 0x5C else { break }
            index += 1
        }
        offset = index
    }

    private mutating func skipPlainSequence() -> Bool {
        guard let length = UTF8Sequence.plainLength(at: offset, of: bytes) else { return false }
        skipSequence(length)
        return true
    }

    private mutating func skipSequence(_ length: Int) {
        offset += length
        continuationBytes += length - 1
    }

    /// Steps over an escape, a scalar past ASCII, or a control character.
    private mutating func skipSpecial(ofStringAt start: TextPosition) throws(ReadingStopped) {
        let byte = bytes[offset]
        switch byte {
        case 0x5C:
            try skipEscape(ofStringAt: start)
        case 0x0A, 0x0D:
            throw log.stop(.unclosedText, at: start, "text not closed before the end of the line")
        case 0x00...0x1F:
            let name = Unicode.Scalar(byte).codePointName
            log.error(.controlCharacter, at: position, "control character \(name)")
            offset += 1
        default:
            guard let length = UTF8Sequence.length(at: offset, of: bytes) else { throw notUTF8(at: position) }
            skipSequence(length)
        }
    }

    private mutating func skipEscape(ofStringAt start: TextPosition) throws(ReadingStopped) {
        guard offset + 1 < bytes.count else {
            throw log.stop(.unclosedText, at: start, "text not closed before the end of the file")
        }
        switch bytes[offset + 1] {
        case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74:
            offset += 2
        case 0x75 where JSONEscape.unit(at: offset, of: bytes) != nil:
            offset += 6
        case 0x75:
            throw log.stop(.syntax, at: position, "'\\u' without four hexadecimal digits")
        default:
            throw log.stop(.syntax, at: position, "unknown escape after '\\'")
        }
    }
}

/// The escapes of RFC 8259, section 7.
enum JSONEscape {
    /// The UTF-16 code unit of `\uXXXX` at `index`; nil for other text.
    static func unit(at index: Int, of bytes: UnsafeBufferPointer<UInt8>) -> UInt32? {
        guard index + 6 <= bytes.count, bytes[index] == 0x5C, bytes[index + 1] == 0x75 else { return nil }
        var value: UInt32 = 0
        for byte in bytes[index + 2..<index + 6] {
            guard let digit = hexadecimalDigit(byte) else { return nil }
            value = value << 4 | digit
        }
        return value
    }

    private static func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case 0x30...0x39: UInt32(byte - 0x30)
        case 0x41...0x46: UInt32(byte - 0x41 + 10)
        case 0x61...0x66: UInt32(byte - 0x61 + 10)
        default: nil
        }
    }

    /// The scalar of a two-character escape.
    static func short(_ byte: UInt8) -> Unicode.Scalar {
        switch byte {
        case 0x62: "\u{8}"
        case 0x66: "\u{C}"
        case 0x6E: "\n"
        case 0x72: "\r"
        case 0x74: "\t"
        default: Unicode.Scalar(byte)
        }
    }
}
