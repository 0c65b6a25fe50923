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
