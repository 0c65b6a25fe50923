import CGLib

extension [UInt8] {
    /// Returns the characters of an encoding in UTF-8, with U+FFFD for bytes that are none.
    func utf8(_ table: SingleByteTable) -> [UInt8] {
        flatMap { UTF8.encode(table.scalar($0) ?? "\u{FFFD}")! }
    }
}

extension ArraySlice<UInt8> {
    /// Returns the bytes that an ENCODING means; nil for another word, or if they are not in this encoding.
    func decoded(from encoding: String) -> [UInt8]? {
        switch encoding {
        case "QUOTED-PRINTABLE", "Q": quotedPrintable
        case "BASE64", "B": base64
        default: nil
        }
    }

    /// The bytes of a quoted-printable text (RFC 2045, 6.7). An equals sign without two hexadecimal digits stays.
    private var quotedPrintable: [UInt8] {
        var (decoded, rest): ([UInt8], Self) = ([], self)
        while let byte = rest.popFirst() {
            let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
            guard byte == 0x3D, digits.count == 2 else {
                decoded.append(byte)
                continue
            }
            decoded.append(UInt8(digits[0] << 4 | digits[1]))
            rest.removeFirst(2)
        }
        return decoded
    }

    /// The bytes of a BASE64 text (RFC 2045, 6.8); nil if it has other characters.
    private var base64: [UInt8]? {
        var count: gsize = 0
        let text = String(decoding: self, as: UTF8.self)
        guard allSatisfy(\.isOfBase64), let data = g_base64_decode(text, &count) else { return nil }
        defer { g_free(data) }
        return Array(UnsafeBufferPointer(start: data, count: Int(count)))
    }
}

extension UInt8 {
    fileprivate var isOfBase64: Bool {
        switch self {
        case 0x41...0x5A, 0x61...0x7A, 0x30...0x39, 0x2B, 0x2F, 0x3D, 0x20, 0x09: true
        default: false
        }
    }
}
