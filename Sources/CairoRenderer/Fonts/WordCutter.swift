/// Cuts a text into pieces that can be shaped apart without a difference that can be seen: at spaces, and after the full
/// stop of an initial.
///
/// Roboto kerns neither a full stop with the letter behind it nor a space with its neighbours (but for a T, by 1/50 em).
/// A text with characters that join, stack or run from right to left stays whole.
enum WordCutter {
    /// Where the words end; the last one at the text's end.
    static func wordEnds(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
        (canBeCut(bytes) ? cuts(in: bytes) : []) + [bytes.count]
    }

    /// Latin, Greek, Cyrillic (up to U+057F) and punctuation (U+2000 to U+2FFF): one font, left to right.
    private static func canBeCut(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.allSatisfy { $0 < 0xD6 || $0 == 0xE2 }
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

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte < 0x80 ? (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & 0xDF) : byte >= 0xC3 && byte != 0xE2
    }
}
