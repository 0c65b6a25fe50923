import CalendarLayout

/// The words of one face that have been shaped.
final class WordCache {
    private var short: [PackedWord: ShapedText] = [:]
    private var long: [String: ShapedText] = [:]

    /// The word's shaped text; `shape` makes it where the word is new.
    func word(_ bytes: UnsafeBufferPointer<UInt8>, shape: (String) -> ShapedText) -> ShapedText {
        if let key = PackedWord(bytes) {
            if let known = short[key] { return known }
            let shaped = shape(String(decoding: bytes, as: UTF8.self))
            short[key] = shaped
            return shaped
        }
        let key = String(decoding: bytes, as: UTF8.self)
        if let known = long[key] { return known }
        let shaped = shape(key)
        long[key] = shaped
        return shaped
    }
}

/// Up to 15 bytes of UTF-8 and their number, in two machine words: most words of a schedule, without a String.
private struct PackedWord: Hashable {
    private let low: UInt64
    private let high: UInt64

    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.count < 16 else { return nil }
        var (low, high) = (UInt64(0), UInt64(bytes.count))
        for byte in bytes.prefix(8) { low = low << 8 | UInt64(byte) }
        for byte in bytes.dropFirst(8) { high = high << 8 | UInt64(byte) }
        (self.low, self.high) = (low, high)
    }
}
