/// A text in small letters without accents, the form for comparing names of months and weekdays; the only Latin letters
/// left are those of ASCII.
///
/// No-break spaces become spaces, dashes hyphens; ordinal signs are left out. Anything neither ASCII nor a letter
/// becomes U+0001, which no date has.
enum PlainLetters {
    /// The longest text that can be a date: "miércoles, 30 de septiembre de 2026 12:30:00 p. m." and some spaces.
    static let maximumLength = 80

    /// The most bytes for one character: a syllable of Hangul has three letters.
    private static let growth = 4

    static func of(_ text: some StringProtocol) -> String {
        var text = String(text)
        return text.withUTF8 { utf8 in
            String(unsafeUninitializedCapacity: growth * utf8.count + 1) { fill($0, utf8) }
        }
    }

    /// Calls `body` with the plain letters; with nothing if the text is too long for a date.
    static func with<Result>(_ text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        var text = text
        return text.withUTF8 { utf8 in
            guard utf8.count <= maximumLength else { return body(UnsafeBufferPointer(rebasing: utf8[..<0])) }
            return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: growth * maximumLength) { buffer in
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
        for scalar in PlainName.decomposed(String(decoding: utf8, as: UTF8.self), .canonical).unicodeScalars {
            for byte in plain(scalar).utf8 where count < buffer.count {
                buffer[count] = byte
                count += 1
            }
        }
        return count
    }

    /// Returns a text with ASCII in the place of full-width signs, such as `１` and `（`.
    static func halfWidth(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { (0xFF01...0xFF5D).contains($0.value) || $0.value == 0x3000 }) else {
            return text
        }
        var half = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x3000: half.append(" ")
            case 0xFF01...0xFF5D: half.append(Unicode.Scalar(scalar.value - 0xFEE0)!)
            default: half.append(scalar)
            }
        }
        return String(half)
    }

    private static func plain(_ scalar: Unicode.Scalar) -> String {
        switch scalar.value {
        case 0x41...0x5A: String(Unicode.Scalar(scalar.value + 0x20)!)
        case 0...0x7F: String(scalar)
        case 0xAA, 0xB0, 0xBA: ""
        case 0x3000: " "
        case 0x301C, 0xFF5E: "-"
        case 0xFF01...0xFF5D: plain(Unicode.Scalar(scalar.value - 0xFEE0)!)
        case 0xA0, 0x2009, 0x202F: " "
        case 0x2010...0x2014, 0x2212: "-"
        case 0x2018, 0x2019: "'"
        default: letter(scalar)
        }
    }

    private static func letter(_ scalar: Unicode.Scalar) -> String {
        switch scalar.properties.generalCategory {
        case .nonspacingMark: ""
        case .lowercaseLetter, .otherLetter, .modifierLetter, .spacingMark: PlainName.unaccented(scalar)
        case .uppercaseLetter, .titlecaseLetter:
            // Some capitals have no small letter, such as those of mathematics.
            scalar.properties.lowercaseMapping.unicodeScalars.map { $0 == scalar ? String($0) : plain($0) }.joined()
        default: "\u{1}"
        }
    }
}

extension UInt8 {
    /// True for a byte of a letter in a text of ``PlainLetters``.
    var isPlainLetter: Bool { self >= 0x80 || self &- 0x61 < 26 }
}
