extension JSONScanner {
    /// Reads the name of the format; stops at another.
    mutating func readFormat(_ expected: String) throws(ReadingStopped) {
        guard let string = try readString("format") else { return }
        let name = spelling(of: string)
        guard name == expected else {
            throw log.stop(.wrongFormat, at: string.start, "format '\(name.abridged)' is not '\(expected)'")
        }
    }

    /// Reads the version of the format; stops at any but 1.
    mutating func readVersion() throws(ReadingStopped) {
        let kind = try peekKind()
        let start = position
        guard kind == .number else {
            throw log.stop(.wrongType, at: start, "'version' must be a number, found \(kind.rawValue)")
        }
        let number = String(decoding: bytes[try scanNumber()], as: UTF8.self)
        guard number == "1" || number == "1.0" else {
            throw log.stop(.unsupportedVersion, at: start, "version \(number.abridged) is not supported")
        }
    }

    /// Returns true if the document is an object that has this text near its beginning.
    static func hasName(_ name: String, near head: UnsafeBufferPointer<UInt8>) -> Bool {
        guard head.trimmingStart.first == 0x7B else { return false }
        let quoted = Array("\"\(name)\"".utf8)
        return head.indices.contains { head[$0...].starts(with: quoted) }
    }
}
