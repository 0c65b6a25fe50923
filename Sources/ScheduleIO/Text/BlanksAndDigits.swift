import CalendarCore

extension UnsafeBufferPointer<UInt8> {
    /// Returns the bytes of a range without leading and trailing spaces.
    func trimmed(_ range: Range<Int>) -> Slice<UnsafeBufferPointer<UInt8>> { self[range].trimming { $0 == 0x20 } }

    /// The bytes after leading white space (space, tab, LF, CR).
    var trimmingStart: Slice<UnsafeBufferPointer<UInt8>> { drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) } }
}

extension BidirectionalCollection<UInt8> {
    /// The bytes without the spaces and tabs at their ends.
    var trimmingSpaces: SubSequence { trimming { $0 == 0x20 || $0 == 0x09 } }
}

extension String {
    /// Nil for an empty string.
    var nonBlank: String? { isEmpty ? nil : self }

    /// The words with one space between them.
    var singleSpaced: String {
        isOnePrintableWord ? self : split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// True for printable ASCII without a space, as most names of people are: it takes a hundredth of the time to see.
    private var isOnePrintableWord: Bool { utf8.allSatisfy { (0x21..<0x7F).contains($0) } }
}

extension UInt8 {
    /// True for an ASCII digit.
    var isDigit: Bool { self &- 0x30 <= 9 }
}

extension Character {
    var isASCIIDigit: Bool { isASCII && isNumber }
}

extension Sequence<UInt8> {
    /// True if it has only ASCII digits.
    var areDigits: Bool { allSatisfy { $0.isDigit } }

    /// Returns true if these bytes are a word of ASCII, in any case.
    func isWord(_ word: some Sequence<UInt8>) -> Bool { elementsEqual(word) { $0 & ~0x20 == $1 & ~0x20 } }
}
