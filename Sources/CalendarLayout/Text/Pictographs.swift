/// The pictographs of a text: emoji with what joins and modifies them, flags, frames of keys (UTS #51).
///
/// A symbol that is text unless told otherwise (☃, ✔, ♥) is one only if U+FE0F follows, or a joiner that leads to
/// another.
public enum Pictographs {
    /// The UTF-8 ranges of a text's pictographs, each whole, in order.
    public static func ranges(in text: String) -> [Range<Int>] {
        guard !text.utf8Span.isKnownASCII, text.utf8.contains(where: { $0 >= 0xE2 }) else { return [] }
        var scanner = PictographScanner(text)
        return scanner.ranges()
    }

    /// Returns true if a text has at least one pictograph and nothing else to read.
    public static func areAll(of text: String) -> Bool {
        let ranges = ranges(in: text)
        guard !ranges.isEmpty else { return false }
        var offset = 0
        return text.unicodeScalars.allSatisfy { scalar in
            defer { offset += UTF8.width(scalar) }
            return ranges.contains { $0.contains(offset) } || scalar.properties.isWhitespace
                || scalar.properties.isDefaultIgnorableCodePoint
        }
    }
}

/// Steps through a text from pictograph to pictograph.
private struct PictographScanner {
    private let scalars: [Unicode.Scalar]
    private var index = 0
    private var offset = 0

    init(_ text: String) {
        scalars = Array(text.unicodeScalars)
    }

    mutating func ranges() -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        while index < scalars.count {
            let start = offset
            if skipPictograph() {
                ranges.append(start..<offset)
            } else {
                skip()
            }
        }
        return ranges
    }

    private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    private mutating func skip() {
        offset += UTF8.width(scalars[index])
        index += 1
    }

    /// Skips the pictograph that begins here; false if none does.
    private mutating func skipPictograph() -> Bool {
        guard begins(at: index) else { return false }
        let isFlag = scalars[index].isRegionalIndicator
        skip()
        if isFlag, next?.isRegionalIndicator == true { skip() }
        skipModifiers()
        while next == .joiner, index + 1 < scalars.count, scalars[index + 1].isPictorial {
            skip()
            skip()
            skipModifiers()
        }
        return true
    }

    private mutating func skipModifiers() {
        while next?.modifiesPictograph == true { skip() }
    }

    private func begins(at index: Int) -> Bool {
        let scalar = scalars[index]
        if scalar.isAlwaysPictograph { return true }
        guard scalar.isPictorial, index + 1 < scalars.count else { return false }
        if scalars[index + 1] == .emojiSelector { return true }
        return scalars[index + 1] == .joiner && index + 2 < scalars.count && scalars[index + 2].isPictorial
    }
}

extension Unicode.Scalar {
    fileprivate static let joiner: Unicode.Scalar = "\u{200D}"
    fileprivate static let emojiSelector: Unicode.Scalar = "\u{FE0F}"
    private static let keyFrame: Unicode.Scalar = "\u{20E3}"

    /// A letter of a flag.
    fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

    /// True if it is a picture even if nothing follows: Emoji_Presentation, the frame of a key, and beyond the Basic
    /// Multilingual Plane all of Extended_Pictographic but enclosed letters.
    fileprivate var isAlwaysPictograph: Bool {
        guard value >= 0x20E3 else { return false }
        if self == .keyFrame || properties.isEmojiPresentation { return true }
        switch value {
        case 0x1F000...0x1F0FF, 0x1F300...0x1FFFF: return isExtendedPictographic
        default: return false
        }
    }

    /// True if it can be a picture: Emoji, but for digits and the signs of keys.
    fileprivate var isPictorial: Bool { value >= 0x80 && (properties.isEmoji || isAlwaysPictograph) }

    /// True for selectors, skin tones, the frame of a key, and tags.
    fileprivate var modifiesPictograph: Bool {
        switch value {
        case 0xFE0E, 0xFE0F, 0x20E3, 0xE0020...0xE007F: true
        default: properties.isEmojiModifier
        }
    }

    /// True for Extended_Pictographic: only two of its scalars with a joiner between them are one character (UAX #29,
    /// GB11).
    private var isExtendedPictographic: Bool {
        String(String.UnicodeScalarView([self, .joiner, self])).count == 1
    }
}
