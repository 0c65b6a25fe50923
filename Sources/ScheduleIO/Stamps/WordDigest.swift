/// The first 32 bits of the SHA-256 of some words.
struct WordDigest: Hashable {
    /// Eight hexadecimal digits.
    let digits: String

    static let length = 8

    init(_ words: [JSONValue]) {
        digits = String(ContentDigest.of(Array(JSONValue.array(words).text.utf8)).prefix(WordDigest.length))
    }

    /// Returns nil for anything but eight hexadecimal digits in lower case.
    init?(_ digits: ArraySlice<UInt8>) {
        guard digits.count == WordDigest.length, digits.allSatisfy(\.isHexadecimalDigit) else { return nil }
        self.digits = String(decoding: digits, as: UTF8.self)
    }
}

extension UInt8 {
    fileprivate var isHexadecimalDigit: Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self)
    }
}
