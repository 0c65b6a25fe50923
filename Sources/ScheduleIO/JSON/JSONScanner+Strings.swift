extension JSONScanner {
    /// Reads a string. Its opening quotation mark is the next byte.
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

    /// Steps over an escape, a scalar beyond ASCII, or a control character.
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
