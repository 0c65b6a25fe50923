/// Cuts a text where a calendar may end a line, and grades each place (``LineEnd``).
///
/// Names stay whole: a line does not end between an initial and its name ("C Corvane"), a letter and its fraction
/// ("D ½"), a word and its number ("room 2"), the parts of "St. Aubin" or the ends of "12–14"; a dash or a slash does
/// not begin a line.
enum Segmenter {
    /// `opportunities` are the places where Unicode allows a line to end (UAX #14), ascending.
    static func segments(of text: String, opportunities: [Int]) -> [TextSegment] {
        let bytes = text.utf8Span.span
        let ends = lineEnds(opportunities, in: bytes)
        var segments: [TextSegment] = []
        segments.reserveCapacity(ends.count + 1)
        var (start, before) = (0, LineEnd.glued)
        for (offset, end) in ends {
            append(start..<offset, before)
            (start, before) = (offset, end)
        }
        append(start..<bytes.count, before)
        return segments

        func append(_ range: Range<Int>, _ before: LineEnd) {
            var inkEnd = self.inkEnd(of: range, in: bytes)
            // A middle dot between two parts (U+00B7) ends no line.
            if range.upperBound < bytes.count, inkEnd >= range.lowerBound + 2, bytes[inkEnd - 2] == 0xC2,
                bytes[inkEnd - 1] == 0xB7
            {
                inkEnd = self.inkEnd(of: range.lowerBound..<inkEnd - 2, in: bytes)
            }
            guard inkEnd > range.lowerBound else { return }
            segments.append(TextSegment(start: range.lowerBound, inkEnd: inkEnd, endBefore: before))
        }
    }

    /// The offsets of the spaces at which a line may not end.
    static func firmSpaces(in text: String) -> Set<Int> {
        let bytes = text.utf8Span.span
        let letter = firstLetter(in: bytes)
        var (spaces, start) = (Set<Int>(), 0)
        for offset in 0..<bytes.count where bytes[offset] != space {
            if start > 0, start < offset, offset <= letter || grade(offset, in: bytes) == .glued {
                spaces.formUnion(start..<offset)
            }
            start = offset + 1
        }
        return spaces
    }

    /// Returns true if there is a hyphen before the end of a text.
    static func hasHyphens(in text: String) -> Bool {
        let bytes = text.utf8Span.span
        for offset in 1..<max(1, bytes.count) where hyphenEnds(at: offset, in: bytes) { return true }
        return false
    }

    /// The end of a range without its trailing spaces.
    private static func inkEnd(of range: Range<Int>, in bytes: Span<UInt8>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, bytes[end - 1] == space { end -= 1 }
        return end
    }

    /// The places inside the text, ascending, each once.
    private static func lineEnds(_ opportunities: [Int], in bytes: Span<UInt8>) -> [(offset: Int, grade: LineEnd)] {
        let firstLetter = firstLetter(in: bytes)
        var initials = Initials.ends(in: bytes)[...]
        var ends: [(offset: Int, grade: LineEnd)] = []
        ends.reserveCapacity(opportunities.count + initials.count)
        for offset in opportunities where offset > 0 && offset < bytes.count {
            while let next = initials.first, next.offset <= offset {
                if next.offset < offset { ends.append(next) }
                initials = initials.dropFirst()
            }
            ends.append((offset, offset > firstLetter ? grade(offset, in: bytes) : .glued))
        }
        ends += initials
        return ends
    }

    private static func firstLetter(in bytes: Span<UInt8>) -> Int {
        var first = 0
        while first < bytes.count, !isLetterOrDigit(bytes[first]) { first += 1 }
        return first
    }

    /// The grade that one of Unicode's opportunities has on a calendar.
    private static func grade(_ offset: Int, in bytes: Span<UInt8>) -> LineEnd {
        if hyphenEnds(at: offset, in: bytes) { return .hyphen }
        let isGlued =
            clingerBegins(at: offset, in: bytes) || !wordBegins(at: offset, in: bytes)
            || loneLetterEnds(at: offset, in: bytes) || abbreviationEnds(at: offset, in: bytes)
            || rangeContinues(at: offset, in: bytes) || numberBegins(at: offset, in: bytes)
        return isGlued ? .glued : .free
    }

    fileprivate static let fullStop = UInt8(ascii: ".")
    fileprivate static let space = UInt8(ascii: " ")

    /// Returns true if a byte of a UTF-8 sequence is not its first.
    fileprivate static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

    /// Returns true if a letter or a digit comes before the next space.
    private static func wordBegins(at offset: Int, in bytes: Span<UInt8>) -> Bool {
        for index in offset..<bytes.count {
            if bytes[index] == space { return false }
            if isLetterOrDigit(bytes[index]) { return true }
        }
        return false
    }

    /// Returns true if the last word is a single letter, followed by spaces.
    private static func loneLetterEnds(at offset: Int, in bytes: Span<UInt8>) -> Bool {
        var start = offset - 1
        while start >= 0, bytes[start] == space { start -= 1 }
        guard start >= 0, start < offset - 1 else { return false }
        while start > 0, isContinuation(bytes[start]) { start -= 1 }
        return isLetter(bytes[start]) && (start == 0 || bytes[start - 1] == space)
    }

    /// Returns true if the last word is short and ends in a full stop, as in "St. Aubin" or "Dr. Kovář".
    private static func abbreviationEnds(at offset: Int, in bytes: Span<UInt8>) -> Bool {
        var index = offset - 1
        while index >= 0, bytes[index] == space { index -= 1 }
        guard index > 0, index < offset - 1, bytes[index] == fullStop else { return false }
        var (letters, first) = (0, UInt8(0))
        index -= 1
        while index >= 0, isLetter(bytes[index]) || isContinuation(bytes[index]) {
            if !isContinuation(bytes[index]) { (letters, first) = (letters + 1, bytes[index]) }
            index -= 1
        }
        let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) || first >= 0xC3
        let joins = index >= 0 && bytes[index] == fullStop
        return (2...3).contains(letters) && isCapital && !joins
    }

    /// Returns true if the dash (–) between two numbers ends here.
    private static func rangeContinues(at offset: Int, in bytes: Span<UInt8>) -> Bool {
        guard offset >= 4, isDigit(bytes[offset]), isDigit(bytes[offset - 4]) else { return false }
        return bytes[offset - 3] == 0xE2 && bytes[offset - 2] == 0x80 && bytes[offset - 1] == 0x93
    }

    /// Returns true before a number of up to three digits by itself, as in "room 2".
    private static func numberBegins(at offset: Int, in bytes: Span<UInt8>) -> Bool {
        var end = offset
        while end < bytes.count, isDigit(bytes[end]) { end += 1 }
        guard (1...3).contains(end - offset), offset >= 2, bytes[offset - 1] == space else { return false }
        return isLetter(bytes[offset - 2]) && (end == bytes.count || bytes[end] == space)
    }

    /// Returns true after a hyphen-minus, a hyphen (U+2010) or a soft hyphen (U+00AD).
    private static func hyphenEnds(at offset: Int, in bytes: Span<UInt8>) -> Bool {
        switch bytes[offset - 1] {
        case UInt8(ascii: "-"): true
        case 0x90: offset >= 3 && bytes[offset - 3] == 0xE2 && bytes[offset - 2] == 0x80
        case 0xAD: offset >= 2 && bytes[offset - 2] == 0xC2
        default: false
        }
    }

    /// Returns true before a fraction (¼ ½ ¾), a dash (– —), a bar or a slash.
    private static func clingerBegins(at offset: Int, in bytes: Span<UInt8>) -> Bool {
        switch bytes[offset] {
        case UInt8(ascii: "|"), UInt8(ascii: "/"): true
        case 0xC2: (0xBC...0xBE).contains(bytes[offset + 1])
        case 0xE2: bytes[offset + 1] == 0x80 && (0x93...0x94).contains(bytes[offset + 2])
        default: false
        }
    }

    /// Returns true for an ASCII letter, or the first byte of a character beyond U+00BF that is not general punctuation
    /// (U+2xxx).
    fileprivate static func isLetter(_ byte: UInt8) -> Bool {
        byte < 0x80 ? (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & 0xDF) : byte >= 0xC3 && byte != 0xE2
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        isLetter(byte) || isDigit(byte)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}

/// The places between the initials of a run ("P.G.K.A.D.F."), and before a bracket behind one ("P.G.K.(G ½)").
private struct Initials {
    /// The last of them belong to the current run.
    private(set) var ends: [(offset: Int, grade: LineEnd)] = []
    /// The index of the first end of the current run.
    private var runStart = 0
    private var lettersBefore = 0

    /// The places, ascending. A line may end freely between two initials and two others.
    static func ends(in bytes: Span<UInt8>) -> [(offset: Int, grade: LineEnd)] {
        var scan = Initials()
        scan.ends.reserveCapacity(bytes.count / 2)
        for offset in 0..<bytes.count { scan.take(bytes[offset], at: offset) }
        scan.closeRun()
        return scan.ends
    }

    private mutating func take(_ byte: UInt8, at offset: Int) {
        if byte == Segmenter.fullStop {
            if lettersBefore == 1 { ends.append((offset + 1, .glued)) } else { closeRun() }
            lettersBefore = 0
        } else if Segmenter.isLetter(byte) {
            lettersBefore += 1
            if lettersBefore > 1 { closeRun(beforeWord: true) }
        } else if !Segmenter.isContinuation(byte) {
            let isBracket = byte == UInt8(ascii: "(") && isInRun && ends.last?.offset == offset
            closeRun()
            if isBracket { ends.append((offset, .free)) }
            runStart = ends.count
            lettersBefore = Initials.joinsLetters(byte) ? 2 : 0
        }
    }

    private var isInRun: Bool { runStart < ends.count }

    /// Ends a run. A line may end behind its last initial only before a name ("P.G.Kovář").
    private mutating func closeRun(beforeWord: Bool = false) {
        guard isInRun else { return }
        for index in runStart + 1..<max(runStart + 1, ends.count - 2) { ends[index].grade = .free }
        if !beforeWord { ends.removeLast() }
        runStart = ends.count
    }

    /// Returns true for digits, apostrophes and hyphens: the letter after them is not an initial.
    private static func joinsLetters(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "'"), UInt8(ascii: "-"), 0xE2: true
        default: false
        }
    }
}
