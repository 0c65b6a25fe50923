/// A text in small ASCII letters without accents, as names of months and weekdays are compared.
///
/// No-break spaces become spaces, dashes hyphens; ordinal signs are left out. A character without such a form becomes
/// U+0001, which no date has.
enum PlainLetters {
    /// The longest text that can be a date: "miércoles, 30 de septiembre de 2026 12:30:00 p. m." and some spaces.
    static let maximumLength = 80

    static func of(_ text: some StringProtocol) -> String {
        var text = String(text)
        return text.withUTF8 { utf8 in
            String(unsafeUninitializedCapacity: 2 * utf8.count + 1) { fill($0, utf8) }
        }
    }

    /// Calls `body` with the plain letters; with nothing if the text is too long for a date.
    static func with<Result>(_ text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        var text = text
        return text.withUTF8 { utf8 in
            guard utf8.count <= maximumLength else { return body(UnsafeBufferPointer(rebasing: utf8[..<0])) }
            return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * maximumLength) { buffer in
                let count = fill(buffer, utf8)
                return body(UnsafeBufferPointer(rebasing: buffer[..<count]))
            }
        }
    }

    private static func fill(_ buffer: UnsafeMutableBufferPointer<UInt8>, _ utf8: UnsafeBufferPointer<UInt8>) -> Int {
        var count = 0
        for byte in utf8 {
            guard byte < 0x80 else { return fillWide(buffer, utf8) }
            buffer[count] = byte | (byte &- 0x41 < 26 ? 0x20 : 0)
            count += 1
        }
        return count
    }

    private static func fillWide(
        _ buffer: UnsafeMutableBufferPointer<UInt8>, _ utf8: UnsafeBufferPointer<UInt8>
    ) -> Int {
        var count = 0
        for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars {
            for byte in plain(scalar) {
                buffer[count] = byte
                count += 1
            }
        }
        return count
    }

    private static func plain(_ scalar: Unicode.Scalar) -> String.UTF8View {
        switch scalar.value {
        case 0x41...0x5A: String(Unicode.Scalar(scalar.value + 0x20)!).utf8
        case 0...0x7F: String(scalar).utf8
        case 0x300...0x36F, 0xAA, 0xB0, 0xBA: "".utf8
        case 0xA0, 0x2009, 0x202F: " ".utf8
        case 0x2010...0x2014, 0x2212: "-".utf8
        case 0x2018, 0x2019: "'".utf8
        case 0xDF: "ss".utf8
        case 0xC0...0xFF: unaccented(scalar.value | 0x20).utf8
        default: "\u{1}".utf8
        }
    }

    /// The letter of a small letter of ISO 8859-1.
    private static func unaccented(_ value: UInt32) -> String {
        switch value {
        case 0xE0...0xE5: "a"
        case 0xE7: "c"
        case 0xE8...0xEB: "e"
        case 0xEC...0xEF: "i"
        case 0xF1: "n"
        case 0xF2...0xF6: "o"
        case 0xF9...0xFC: "u"
        default: "\u{1}"
        }
    }
}
