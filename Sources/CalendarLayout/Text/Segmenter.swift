/// Cuts a text where a calendar may end a line: at spaces and after separators, between initials after a full stop;
/// not inside names, not between a letter and its fraction ("D ½") or its name ("C Corvane"), and not if a sign would
/// be left alone.
enum Segmenter {
    static func segments(of text: String, opportunities: [Int]) -> [TextSegment] {
        let bytes = text.utf8Span.span
        let breaks = merged(spaceBreaks(opportunities, in: bytes), initialBreaks(in: bytes))
        var segments: [TextSegment] = []
        segments.reserveCapacity(breaks.count + 1)
        var start = 0
        var rest = opportunities[...]
        func append(_ end: Int) {
            guard end > start else { return }
            let inner = rest.prefix { $0 < end }
            rest = rest.dropFirst(inner.count).drop { $0 == end }
            segments.append(segment(start, end, in: bytes, innerBreaks: Array(inner)))
            start = end
        }
        for end in breaks { append(end) }
        append(bytes.count)
        return segments
    }

    /// The opportunities after the first letter where a calendar may end a line.
    private static func spaceBreaks(_ opportunities: [Int], in bytes: Span<UInt8>) -> [Int] {
        var firstLetter = 0
        while firstLetter < bytes.count, !isLetterOrDigit(bytes[firstLetter]) { firstLetter += 1 }
        return opportunities.filter { $0 > firstLetter && mayEndLine(before: $0, in: bytes) }
    }

    private static func segment(_ start: Int, _ end: Int, in bytes: Span<UInt8>, innerBreaks: [Int]) -> TextSegment {
        var inkEnd = end
        while inkEnd > start, bytes[inkEnd - 1] == space { inkEnd -= 1 }
        return TextSegment(
            start: start, inkEnd: inkEnd, end: end,
            isInitial: isInitial(start..<inkEnd, in: bytes), innerBreaks: innerBreaks,
            severalWords: words(start..<inkEnd, in: bytes, innerBreaks: innerBreaks))
    }

    /// Empty for a single word.
    private static func words(_ ink: Range<Int>, in bytes: Span<UInt8>, innerBreaks: [Int]) -> [TextSegment.Word] {
        var words: [TextSegment.Word] = []
        var start = ink.lowerBound
        for offset in ink where bytes[offset] == space {
            if offset > start { words.append(word(start, offset, innerBreaks)) }
            start = offset + 1
        }
        guard start > ink.lowerBound else { return [] }
        return start < ink.upperBound ? words + [word(start, ink.upperBound, innerBreaks)] : words
    }

    private static func word(_ start: Int, _ end: Int, _ innerBreaks: [Int]) -> TextSegment.Word {
        TextSegment.Word(start: start, end: end, innerBreaks: innerBreaks.filter { $0 > start && $0 < end })
    }

    /// One letter and a full stop.
    private static func isInitial(_ piece: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        guard let first = piece.first, let last = piece.last, isLetter(bytes[first]), bytes[last] == fullStop
        else { return false }
        return piece.dropFirst().dropLast().allSatisfy { isContinuation(bytes[$0]) }
    }

    private static let fullStop = UInt8(ascii: ".")
    private static let space = UInt8(ascii: " ")

    /// Whether a byte of a UTF-8 sequence is not its first.
    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

    /// Not after a hyphen, which joins a name, or after a single letter, which belongs to the name after it
    /// ("C Corvane"); not before a fraction, which belongs to the letter before it; not before a dash or a bar, which
    /// must not begin a line; and not before any other sign between spaces.
    private static func mayEndLine(before offset: Int, in bytes: Span<UInt8>) -> Bool {
        guard offset > 0, offset < bytes.count else { return false }
        return !hyphenEnds(at: offset, in: bytes) && !clingerBegins(at: offset, in: bytes)
            && wordBegins(at: offset, in: bytes) && !loneLetterEnds(at: offset, in: bytes)
    }

    /// Whether there is a letter or a digit before the next space.
    private static func wordBegins(at offset: Int, in bytes: Span<UInt8>) -> Bool {
        for index in offset..<bytes.count {
            if bytes[index] == space { return false }
            if isLetterOrDigit(bytes[index]) { return true }
        }
        return false
    }

    /// Whether the last word is a single letter, followed by spaces.
    private static func loneLetterEnds(at offset: Int, in bytes: Span<UInt8>) -> Bool {
        var start = offset - 1
        while start >= 0, bytes[start] == space { start -= 1 }
        guard start >= 0, start < offset - 1 else { return false }
        while start > 0, isContinuation(bytes[start]) { start -= 1 }
        return isLetter(bytes[start]) && (start == 0 || bytes[start - 1] == space)
    }

    /// A hyphen-minus, a hyphen (U+2010), a soft hyphen (U+00AD).
    private static func hyphenEnds(at offset: Int, in bytes: Span<UInt8>) -> Bool {
        switch bytes[offset - 1] {
        case UInt8(ascii: "-"): true
        case 0x90: offset >= 3 && bytes[offset - 3] == 0xE2 && bytes[offset - 2] == 0x80
        case 0xAD: offset >= 2 && bytes[offset - 2] == 0xC2
        default: false
        }
    }

    /// A fraction (¼ ½ ¾), a dash (– —), a bar or a slash.
    private static func clingerBegins(at offset: Int, in bytes: Span<UInt8>) -> Bool {
        switch bytes[offset] {
        case UInt8(ascii: "|"), UInt8(ascii: "/"): true
        case 0xC2: (0xBC...0xBE).contains(bytes[offset + 1])
        case 0xE2: bytes[offset + 1] == 0x80 && (0x93...0x94).contains(bytes[offset + 2])
        default: false
        }
    }

    /// After the full stop of an initial that another letter follows.
    private static func initialBreaks(in bytes: Span<UInt8>) -> [Int] {
        var breaks: [Int] = []
        var lettersBefore = 0
        for offset in 0..<bytes.count {
            let byte = bytes[offset]
            if byte == fullStop {
                let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
                if lettersBefore == 1, isLetter(next) { breaks.append(offset + 1) }
                lettersBefore = 0
            } else if isLetter(byte) {
                lettersBefore += 1
            } else if !isContinuation(byte) {
                lettersBefore = joinsLetters(byte) ? 2 : 0
            }
        }
        return breaks
    }

    /// An ASCII letter, or the first byte of a character beyond U+00BF that is not general punctuation (U+2xxx).
    private static func isLetter(_ byte: UInt8) -> Bool {
        byte < 0x80 ? (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & 0xDF) : byte >= 0xC3 && byte != 0xE2
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    /// Digits, apostrophes and hyphens: what follows them is not an initial.
    private static func joinsLetters(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "'"), UInt8(ascii: "-"), 0xE2: true
        default: false
        }
    }

    private static func merged(_ a: [Int], _ b: [Int]) -> [Int] {
        a.isEmpty ? b : b.isEmpty ? a : (a + b).sorted()
    }
}
