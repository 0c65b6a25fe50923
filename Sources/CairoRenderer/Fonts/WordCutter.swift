/// Cuts a text into pieces that can be shaped separately without a visible difference: at spaces, and after the full
/// stop of an initial.
///
/// Roboto kerns neither a full stop with the next letter nor a space with its neighbours (except T and letters of its
/// shape, by at most 1/34 em). A text with characters that join, stack or run from right to left stays whole.
struct WordCutter: Sequence, IteratorProtocol {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let canBeCut: Bool
    private var start = 0

    /// The words of a text, in order. The bytes must outlive the value.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        canBeCut = WordCutter.canBeCut(bytes)
    }

    mutating func next() -> UnsafeBufferPointer<UInt8>? {
        guard start < bytes.count else { return nil }
        var end = canBeCut ? start + 1 : bytes.count
        while end < bytes.count, !WordCutter.isCut(bytes[end - 1], bytes[end]) { end += 1 }
        defer { start = end }
        return UnsafeBufferPointer(rebasing: bytes[start..<end])
    }

    private static func isCut(_ before: UInt8, _ after: UInt8) -> Bool {
        (before == space) != (after == space) || before == fullStop && isLetter(after)
    }

    /// Latin, Greek, Cyrillic (up to U+057F) and punctuation (U+2000 to U+2FFF): one font, left to right.
    private static func canBeCut(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.indices.allSatisfy { index in
            bytes[index] < 0xD6 || bytes[index] == 0xE2 && !isDirectionControl(bytes[index + 1], bytes[index + 2])
        }
    }

    /// Returns true if there is a letter of a script that can be cut, or a non-ASCII character other than punctuation.
    static func hasLetters(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.contains { isLetter($0) || $0 >= 0xD6 && $0 != 0xE2 }
    }

    /// U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069: they affect text beyond their word.
    private static func isDirectionControl(_ second: UInt8, _ third: UInt8) -> Bool {
        switch (second, third) {
        case (0x80, 0x8E...0x8F), (0x80, 0xAA...0xAE), (0x81, 0xA6...0xA9): true
        default: false
        }
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
