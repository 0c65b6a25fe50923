/// A text of Latin letters, numbers without signs in them, spaces and the commonest punctuation: most of a schedule.
///
/// For it the Unicode line breaking algorithm (UAX #14) comes down to three rules, which spare Pango the work; a test
/// compares them with Pango's answer.
struct PlainText {
    private let bytes: UnsafeBufferPointer<UInt8>

    /// Nil for a text that has anything else in it. The bytes must outlive the value.
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        var index = 0
        var before = PlainText.space
        while index < bytes.count {
            guard let length = PlainText.length(bytes[index...]),
                !(PlainText.isDigit(bytes[index]) && PlainText.isSign(before))
            else { return nil }
            before = bytes[index]
            index += length
        }
        self.bytes = bytes
    }

    /// Of the UTF-8 sequence of a plain character; nil for any other.
    private static func length(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        let byte = rest[rest.startIndex]
        return switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): 1
        case _ where isDigit(byte) || isSign(byte) || byte == space: 1
        // U+00C0 to U+023F, without the signs × and ÷.
        case 0xC3: rest.starts(with: [0xC3, 0x97]) || rest.starts(with: [0xC3, 0xB7]) ? nil : 2
        case 0xC4...0xC8: 2
        case apostrophe: rest.starts(with: [apostrophe, 0x80, 0x99]) ? 3 : nil
        default: nil
        }
    }

    /// The UTF-8 offsets of what may begin a line.
    var lineBreakOpportunities: [Int] {
        bytes.indices.dropFirst().filter(mayBreak)
    }

    /// After a space, unless a space or a closing sign follows (LB7, LB13, LB18); after a hyphen or a slash that a
    /// letter follows (LB21, LB31).
    private func mayBreak(before index: Int) -> Bool {
        let (before, after) = (bytes[index - 1], bytes[index])
        switch before {
        case PlainText.space: return after != PlainText.space && !PlainText.closing.contains(after)
        case PlainText.hyphen, PlainText.slash: return isLetter(after)
        default: return false
        }
    }

    private func isLetter(_ byte: UInt8) -> Bool {
        byte >= 0xC3 && byte != PlainText.apostrophe || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & 0xDF)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isSign(_ byte: UInt8) -> Bool {
        closing.contains(byte) || byte == hyphen || byte == UInt8(ascii: "'") || byte == apostrophe
    }

    private static let space = UInt8(ascii: " ")
    private static let hyphen = UInt8(ascii: "-")
    private static let slash = UInt8(ascii: "/")
    /// The first byte of U+2019.
    private static let apostrophe: UInt8 = 0xE2
    /// No line begins with one of these.
    private static let closing = Array(",.:;/".utf8)
}
