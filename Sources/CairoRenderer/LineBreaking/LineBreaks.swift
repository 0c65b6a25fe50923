/// The line breaks that Unicode allows in a text (UAX #14): UTF-8 offsets at which a new line may begin.
struct LineBreaks {
    /// Ascending; neither the text's beginning nor its end.
    private(set) var offsets: [Int] = []
    /// The places between two characters of a script without spaces, such as Thai: only a dictionary knows whether a
    /// line may end there. Ascending.
    private(set) var dictionaryOffsets: [Int] = []

    /// The places in valid UTF-8.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var scanner = LineBreakScanner()
        var offset = 0
        while offset < bytes.count {
            let scalar = UTF8Scalar(at: offset, in: bytes)
            let next = LineBreakTable.lineBreakClass(of: scalar.value)
            if next.needsDictionary, scanner.last.needsDictionary { dictionaryOffsets.append(offset) }
            let end = offset + scalar.length
            let isBeforeDigit = next.isOpeningBracket && LineBreaks.digitBegins(at: end, in: bytes)
            if scanner.take(next, isBeforeDigit: isBeforeDigit), offset > 0 { offsets.append(offset) }
            offset = next == .al ? LineBreaks.endOfLetters(from: end, in: bytes) : end
        }
    }

    /// The end of a row of ASCII letters behind another letter: no line ends between two (LB28), and most characters of
    /// most texts are such letters.
    private static func endOfLetters(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var offset = start
        while offset < bytes.count, bytes[offset] < 0x80, LineBreakTable.isLetter(bytes[offset]) { offset += 1 }
        return offset
    }

    /// True if the next character but marks is a digit.
    private static func digitBegins(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var offset = start
        while offset < bytes.count {
            let scalar = UTF8Scalar(at: offset, in: bytes)
            let next = LineBreakTable.lineBreakClass(of: scalar.value)
            if !next.isMark { return next == .nu }
            offset += scalar.length
        }
        return false
    }
}

/// A character of valid UTF-8.
private struct UTF8Scalar {
    let value: UInt32
    /// In bytes.
    let length: Int

    init(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
        let first = UInt32(bytes[offset])
        func next(_ index: Int) -> UInt32 { UInt32(bytes[offset + index] & 0x3F) }
        switch first {
        case ..<0x80: (value, length) = (first, 1)
        case ..<0xE0: (value, length) = ((first & 0x1F) << 6 | next(1), 2)
        case ..<0xF0: (value, length) = ((first & 0x0F) << 12 | next(1) << 6 | next(2), 3)
        default: (value, length) = ((first & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3), 4)
        }
    }
}

/// Steps through a text from character to character by the rules of UAX #14; the comments name them.
///
/// Numbers follow example 7 of its section 8.2 (`$(12.35)`), as Unicode's own test data do. Every text goes through
/// here, so the steps are inlined: that saves a sixth of the instructions.
struct LineBreakScanner {
    /// The last character's class. A text begins as if a line had ended.
    private(set) var last = LineBreakClass.lf
    /// The last character that is neither a space nor a mark on another.
    private var before = LineBreakContext(.al)

    private var isAfterSpaces: Bool { last == .sp }

    /// Takes the next character, and returns true if a line may end before it.
    ///
    /// `isBeforeDigit` matters for opening brackets only.
    @inline(__always)
    mutating func take(_ next: LineBreakClass, isBeforeDigit: Bool) -> Bool {
        defer { last = next }
        if last.endsParagraph { return begin(with: next) }
        switch next {
        // LB6, LB7
        case .sp, .bk, .cr, .lf, .nl: return false
        // LB9, LB10
        case .cm, .zwj, .saMark: return isAfterSpaces || before.lineBreakClass == .zw ? follow(with: .al, false) : false
        // LB1
        case .sa: return follow(with: .al, false)
        default: return follow(with: next, isBeforeDigit)
        }
    }

    /// LB4, LB5.
    private mutating func begin(with next: LineBreakClass) -> Bool {
        switch next {
        case .lf where last == .cr: return false
        case .sp, .sa, .cm, .zwj, .saMark: before = LineBreakContext(.al)
        default: before = LineBreakContext(next)
        }
        return true
    }

    /// Takes a character that is neither a space nor a mark.
    @inline(__always)
    private mutating func follow(with next: LineBreakClass, _ isBeforeDigit: Bool) -> Bool {
        let mayEndLine = mayEndLine(before: next, isBeforeDigit)
        before = isAfterSpaces ? LineBreakContext(next) : before.followed(by: next)
        return mayEndLine
    }

    @inline(__always)
    private func mayEndLine(before next: LineBreakClass, _ isBeforeDigit: Bool) -> Bool {
        // LB7, LB8
        if next == .zw { return false }
        if before.lineBreakClass == .zw { return true }
        // LB8a
        if last == .zwj { return false }
        return isAfterSpaces
            ? before.mayEndLineAfterSpaces(before: next) : before.mayEndLine(before: next, isBeforeDigit)
    }
}
