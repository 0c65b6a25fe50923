import CalendarLayout

/// The shaped words of one face.
final class WordCache {
    private let face: FontFace
    private let library: FontLibrary
    private let plain: PlainShaping
    /// Nearly every second word is a single space.
    private var space: ShapedText?
    private var short: [PackedWord: ShapedText] = [:]
    private var long: [String: ShapedText] = [:]
    /// Texts without letters, in a library of a language that runs from right to left.
    private var neutral: [String: ShapedText] = [:]

    init(_ face: FontFace, _ library: FontLibrary) {
        (self.face, self.library) = (face, library)
        plain = PlainShaping(face, library)
    }

    /// The word's shaped text; calls `onNew` if the word is new.
    ///
    /// Throws what ``FontLibrary/pangoFonts()`` throws if the word is not plain.
    func word(
        _ bytes: UnsafeBufferPointer<UInt8>, onNew: (ShapedText) -> Void
    ) throws(RenderError) -> ShapedText {
        let isSpace = bytes.count == 1 && bytes[0] == UInt8(ascii: " ")
        if isSpace, let space { return space }
        let key = PackedWord(bytes)
        if let key, let known = short[key] { return known }
        let text = String(decoding: bytes, as: UTF8.self)
        if key == nil, let known = long[text] { return known }
        let shaped = try shaped(bytes, text)
        if isSpace { space = shaped }
        if let key { short[key] = shaped } else { long[text] = shaped }
        onNew(shaped)
        return shaped
    }

    /// The shaped text of digits and punctuation alone, which runs as the library's language does; calls `onNew` if it
    /// is new.
    func neutral(
        _ bytes: UnsafeBufferPointer<UInt8>, onNew: (ShapedText) -> Void
    ) throws(RenderError) -> ShapedText {
        let text = String(decoding: bytes, as: UTF8.self)
        if let known = neutral[text] { return known }
        let shaped = try shapedByPango(text)
        neutral[text] = shaped
        onNew(shaped)
        return shaped
    }

    private func shaped(_ bytes: UnsafeBufferPointer<UInt8>, _ text: String) throws(RenderError) -> ShapedText {
        if let shaped = plain.shaped(bytes, text: text) { return shaped }
        return try shapedByPango(text)
    }

    private func shapedByPango(_ text: String) throws(RenderError) -> ShapedText {
        var shaping = try PangoShaping(text: text, face: face, library: library)
        return try shaping.shaped()
    }
}

/// Up to 15 bytes of UTF-8 and their count in two machine words, which covers most words of a schedule without a
/// String.
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
