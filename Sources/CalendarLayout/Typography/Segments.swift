/// A piece of a text that stays on one line: a word, or an initial of a run of initials.
///
/// Offsets are UTF-8 code units.
struct TextSegment: Hashable, Sendable {
    let start: Int
    /// Where its trailing white space begins.
    let inkEnd: Int
    let end: Int
    /// Whether the segment is one letter and a full stop, as in P.G.K.
    let isInitial: Bool
    /// Where Unicode would let a line end inside: after the hyphen of a name. Used only where there is no other way.
    let innerBreaks: [Int]
    /// What stands between its spaces where a sign or a letter clings to a word, as in "D ½"; empty for a single word.
    let severalWords: [Word]

    /// Never empty.
    var words: [Word] {
        severalWords.isEmpty ? [Word(start: start, end: inkEnd, innerBreaks: innerBreaks)] : severalWords
    }

    struct Word: Hashable, Sendable {
        let start: Int
        let end: Int
        let innerBreaks: [Int]
    }
}

/// Cuts a text where a calendar may end a line: at spaces and after separators, between initials after a full stop;
/// not inside names, not between a letter and its fraction ("D ½") or its name ("C Corvane"), and not so that a sign
/// stands alone.
enum Segmenter {
    static func segments(of text: String, opportunities: [Int]) -> [TextSegment] {
        let bytes = Array(text.utf8)
        let firstLetter = bytes.firstIndex(where: isLetterOrDigit) ?? bytes.count
        let allowed = opportunities.filter { $0 > firstLetter && mayEndLine(before: $0, in: bytes) }
        let breaks = merged(allowed, initialBreaks(in: bytes))
        var segments: [TextSegment] = []
        var start = 0
        var rest = opportunities[...]
        for end in breaks + [bytes.count] where end > start {
            let inner = rest.prefix { $0 < end }
            rest = rest.dropFirst(inner.count).drop { $0 == end }
            segments.append(segment(start, end, in: bytes, innerBreaks: Array(inner)))
            start = end
        }
        return segments
    }

    private static func segment(_ start: Int, _ end: Int, in bytes: [UInt8], innerBreaks: [Int]) -> TextSegment {
        var inkEnd = end
        while inkEnd > start, bytes[inkEnd - 1] == space { inkEnd -= 1 }
        return TextSegment(
            start: start, inkEnd: inkEnd, end: end,
            isInitial: isInitial(bytes[start..<inkEnd]), innerBreaks: innerBreaks,
            severalWords: words(start..<inkEnd, in: bytes, innerBreaks: innerBreaks))
    }

    private static func words(_ ink: Range<Int>, in bytes: [UInt8], innerBreaks: [Int]) -> [TextSegment.Word] {
        guard bytes[ink].contains(space) else { return [] }
        return bytes[ink].split(separator: space).map { word in
            TextSegment.Word(
                start: word.startIndex, end: word.endIndex,
                innerBreaks: innerBreaks.filter { $0 > word.startIndex && $0 < word.endIndex })
        }
    }

    /// One letter and a full stop.
    private static func isInitial(_ piece: ArraySlice<UInt8>) -> Bool {
        guard let first = piece.first, piece.last == fullStop else { return false }
        return isLetter(first) && piece.dropLast().count { $0 & 0xC0 != 0x80 } == 1
    }

    private static let fullStop = UInt8(ascii: ".")
    private static let space = UInt8(ascii: " ")

    /// Not after a hyphen, which joins a name, nor after a letter that stands alone, which belongs to the name behind it
    /// ("C Corvane"); not before a fraction, which belongs to the letter before it; not
    /// before a dash or a bar, which no line begins with; and not before any other sign between spaces.
    private static func mayEndLine(before offset: Int, in bytes: [UInt8]) -> Bool {
        guard offset > 0, offset < bytes.count else { return false }
        let (head, rest) = (bytes[..<offset], bytes[offset...])
        return !endsInHyphen(head) && !beginsWithClinger(rest) && beginsWithWord(rest) && !endsInLoneLetter(head)
    }

    /// Whether there is a letter or a digit before the next space.
    private static func beginsWithWord(_ rest: ArraySlice<UInt8>) -> Bool {
        rest.first { $0 == space || isLetterOrDigit($0) }.map { $0 != space } ?? false
    }

    /// Whether the last word is one letter.
    private static func endsInLoneLetter(_ head: ArraySlice<UInt8>) -> Bool {
        guard let end = head.lastIndex(where: { $0 != space }) else { return false }
        let start = head[...end].lastIndex { $0 & 0xC0 != 0x80 } ?? head.startIndex
        return isLetter(head[start]) && end < head.endIndex - 1 && (start == 0 || head[start - 1] == space)
    }

    /// A hyphen-minus, a hyphen (U+2010), a soft hyphen (U+00AD).
    private static func endsInHyphen(_ head: ArraySlice<UInt8>) -> Bool {
        switch head.last {
        case UInt8(ascii: "-"): true
        case 0x90: head.suffix(3).elementsEqual([0xE2, 0x80, 0x90])
        case 0xAD: head.suffix(2).elementsEqual([0xC2, 0xAD])
        default: false
        }
    }

    /// A fraction (¼ ½ ¾), a dash (– —), a bar or a slash.
    private static func beginsWithClinger(_ rest: ArraySlice<UInt8>) -> Bool {
        switch rest.first {
        case UInt8(ascii: "|"), UInt8(ascii: "/"): true
        case 0xC2: rest.dropFirst().first.map { (0xBC...0xBE).contains($0) } ?? false
        case 0xE2: rest.starts(with: [0xE2, 0x80, 0x93]) || rest.starts(with: [0xE2, 0x80, 0x94])
        default: false
        }
    }

    /// After the full stop of an initial that another letter follows.
    private static func initialBreaks(in bytes: [UInt8]) -> [Int] {
        var breaks: [Int] = []
        var lettersBefore = 0
        for (offset, byte) in bytes.enumerated() {
            if byte == fullStop {
                let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
                if lettersBefore == 1, isLetter(next) { breaks.append(offset + 1) }
                lettersBefore = 0
            } else if isLetter(byte) {
                lettersBefore += 1
            } else if byte & 0xC0 != 0x80 {
                lettersBefore = joinsLetters(byte) ? 2 : 0
            }
        }
        return breaks
    }

    /// An ASCII letter, or the first byte of a character beyond U+00BF that is no general punctuation (U+2xxx).
    private static func isLetter(_ byte: UInt8) -> Bool {
        byte < 0x80 ? (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & 0xDF) : byte >= 0xC3 && byte != 0xE2
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    /// Digits, apostrophes and hyphens: what follows them is no initial.
    private static func joinsLetters(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "'"), UInt8(ascii: "-"), 0xE2: true
        default: false
        }
    }

    private static func merged(_ a: [Int], _ b: [Int]) -> [Int] {
        b.isEmpty ? a : Array(Set(a + b)).sorted()
    }
}
