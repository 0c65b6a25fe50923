/// Cuts a text into pieces that can be shaped apart without a difference that can be seen: at spaces, and after the full
/// stop of an initial.
///
/// Roboto kerns neither a full stop with the letter behind it nor a space with its neighbours (but for T and letters of
/// its shape, by at most 1/34 em).
/// A text with characters that join, stack or run from right to left stays whole.
enum WordCutter {
    /// Where the words end; the last one at the text's end.
    static func wordEnds(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
        (canBeCut(bytes) ? cuts(in: bytes) : []) + [bytes.count]
    }

    /// Latin, Greek, Cyrillic (up to U+057F) and punctuation (U+2000 to U+2FFF): one font, left to right.
    private static func canBeCut(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.allSatisfy { $0 < 0xD6 || $0 == 0xE2 } && !(bytes.contains(0xE2) && hasDirectionControl(bytes))
    }

    /// U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069: they reach beyond their word.
    private static func hasDirectionControl(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.indices.dropLast(2).contains { index in
            switch (bytes[index], bytes[index + 1], bytes[index + 2]) {
            case (0xE2, 0x80, 0x8E...0x8F), (0xE2, 0x80, 0xAA...0xAE), (0xE2, 0x81, 0xA6...0xA9): true
            default: false
            }
        }
    }

    private static func cuts(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
        var cuts: [Int] = []
        for offset in bytes.indices.dropFirst() {
            let (before, after) = (bytes[offset - 1], bytes[offset])
            if (before == space) != (after == space) || before == fullStop && isLetter(after) { cuts.append(offset) }
        }
        return cuts
    }

    private static let space = UInt8(ascii: " ")
    private static let fullStop = UInt8(ascii: ".")

    /// An ASCII letter, or the first byte of a letter of U+00C0 to U+024F or U+0380 to U+057F.
    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case 0xC3...0xC9, 0xCE...0xD5: true
        default: (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & 0xDF)
        }
    }
}
