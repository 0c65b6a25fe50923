import CalendarCore
import CalendarLayout
import CPango
import Glibc

/// Measures texts with Pango, in the faces of a ``FontLibrary``.
///
/// Names and initials recur in many texts, so each word is shaped once and texts are assembled from words.
public final class PangoMeasurer: TextMeasurer {
    private let library: FontLibrary
    private var words = PerFace<WordCache>()
    public private(set) var failure: MeasuringError?
    public private(set) var hasMissedGlyphs = false

    /// A measurer with the faces of a library; its pages must be drawn with the same library.
    public init(_ library: FontLibrary) {
        self.library = library
    }

    /// The text's glyphs and advances.
    ///
    /// A character that no face has gets a box and is listed in ``/CalendarLayout/ShapedText/missing``. ``failure`` is
    /// ``/CalendarLayout/MeasuringError/fonts(_:)`` if the system has no memory or descriptor left for the faces,
    /// ``/CalendarLayout/MeasuringError/noRoom(_:)`` if files may not be as large as they are,
    /// ``/CalendarLayout/MeasuringError/missingFile(_:)`` if a face's file is gone, and
    /// ``/CalendarLayout/MeasuringError/notInstalled(_:)`` if the text needs Pango and it is not installed.
    public func shape(_ text: String, in face: FontFace) -> ShapedText {
        let words = words(of: face)
        return text.utf8Span.span.withUnsafeBufferPointer { (bytes) in
            if library.direction == .rightToLeft, !WordCutter.hasLetters(bytes) { return neutral(bytes, in: words) }
            var cutter = WordCutter(bytes)
            guard let first = cutter.next(), first.count < bytes.count else { return word(bytes, in: words) }
            var joined = ShapedTextBuilder(text: text, face: face)
            joined.append(word(first, in: words))
            while let next = cutter.next() { joined.append(word(next, in: words)) }
            return joined.shapedText
        }
    }

    private func words(of face: FontFace) -> WordCache {
        if let known = words[face] { return known }
        let new = WordCache(face, library)
        words[face] = new
        return new
    }

    private func word(_ bytes: UnsafeBufferPointer<UInt8>, in words: WordCache) -> ShapedText {
        measured(bytes, words.face) { () throws(RenderError) in try words.word(bytes, onNew: noteMissed) }
    }

    private func neutral(_ bytes: UnsafeBufferPointer<UInt8>, in words: WordCache) -> ShapedText {
        measured(bytes, words.face) { () throws(RenderError) in try words.neutral(bytes, onNew: noteMissed) }
    }

    /// Returns the result of `shape`. If it fails, keeps the reason and returns a text without glyphs instead.
    private func measured(
        _ bytes: UnsafeBufferPointer<UInt8>, _ face: FontFace, _ shape: () throws(RenderError) -> ShapedText
    ) -> ShapedText {
        do {
            return try shape()
        } catch {
            note(error)
            return ShapedText(unmeasured: String(decoding: bytes, as: UTF8.self), face: face)
        }
    }

    private func note(_ error: RenderError) {
        if failure == nil { failure = MeasuringError(error) }
    }

    private func noteMissed(in shaped: ShapedText) {
        if !shaped.missing.isEmpty { hasMissedGlyphs = true }
    }

    /// The UTF-8 offsets where Unicode allows a line to begin (UAX #14), by the same version on every system.
    ///
    /// In Thai and the like, where only a dictionary knows words, Pango's decides. ``failure`` is
    /// ``/CalendarLayout/MeasuringError/notInstalled(_:)`` if such a text needs it and it is not installed.
    public func lineBreakOpportunities(in text: String) -> [Int] {
        text.utf8Span.span.withUnsafeBufferPointer { (bytes) in
            let breaks = LineBreaks(bytes)
            guard !breaks.dictionaryOffsets.isEmpty else { return breaks.offsets }
            let words = wordOffsets(in: bytes).filter(Set(breaks.dictionaryOffsets).contains)
            return (breaks.offsets + words).sorted()
        }
    }

    private func wordOffsets(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
        do {
            return try PangoLineBreaks.offsets(in: bytes, language: library.language)
        } catch {
            note(error)
            return []
        }
    }

    /// The vertical metrics of a face.
    public func metrics(of face: FontFace) -> FaceMetrics {
        // From the font files: hhea ascent 1900 and descent 500, OS/2 cap height 1456, with 2048 units per em.
        FaceMetrics(ascent: 1900 * 32, descent: 500 * 32, capHeight: 1456 * 32)
    }
}

extension MeasuringError {
    /// The error for texts that cannot be measured.
    fileprivate init(_ error: RenderError) {
        switch error {
        case .notInstalled: self = .notInstalled(error.description)
        case .file: self = .missingFile(error.description)
        case .bundledFile(EFBIG): self = .noRoom(error.description)
        default: self = .fonts(error.description)
        }
    }
}

/// Pango's line breaks, which know Thai words from libthai's dictionary.
enum PangoLineBreaks {
    /// The UTF-8 offsets where a line may begin, ascending; neither the text's beginning nor its end.
    ///
    /// Throws ``RenderError/notInstalled(_:)``.
    static func offsets(in bytes: UnsafeBufferPointer<UInt8>, language: String) throws(RenderError) -> [Int] {
        guard let start = bytes.baseAddress else { return [] }
        let functions = try Pango.functions()
        let scalarOffsets = bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 }
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: scalarOffsets.count + 1)
        start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
            functions.pango_get_log_attrs(
                $0, Int32(bytes.count), -1, functions.pango_language_from_string(language), &attributes,
                Int32(attributes.count))
        }
        return zip(scalarOffsets, attributes).dropFirst().filter { $1.is_line_break != 0 }.map(\.0)
    }
}

/// Cuts a text into pieces that can be shaped separately without a visible difference: at spaces, and after the full
/// stop of an initial.
///
/// Roboto kerns neither a full stop with the next letter nor a space with its neighbours (except T and letters of its
/// shape, by at most 1/34 em). A text with characters that join, stack or run from right to left stays whole.
struct WordCutter: Sequence, IteratorProtocol {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let canBeCut: Bool
    private var start = 0

    /// The words of a text, in order. The bytes must outlive the value.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        canBeCut = WordCutter.canBeCut(bytes)
    }

    mutating func next() -> UnsafeBufferPointer<UInt8>? {
        guard start < bytes.count else { return nil }
        var end = canBeCut ? start + 1 : bytes.count
        while end < bytes.count, !WordCutter.isCut(bytes[end - 1], bytes[end]) { end += 1 }
        defer { start = end }
        return UnsafeBufferPointer(rebasing: bytes[start..<end])
    }

    private static func isCut(_ before: UInt8, _ after: UInt8) -> Bool {
        (before == space) != (after == space) || before == fullStop && isLetter(after)
    }

    /// Latin, Greek, Cyrillic (up to U+057F) and punctuation (U+2000 to U+2FFF): one font, left to right.
    private static func canBeCut(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.indices.allSatisfy { index in
            bytes[index] < 0xD6 || bytes[index] == 0xE2 && !isDirectionControl(bytes[index + 1], bytes[index + 2])
        }
    }

    /// Returns true if there is a letter of a script that can be cut, or a non-ASCII character other than punctuation.
    static func hasLetters(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.contains { isLetter($0) || $0 >= 0xD6 && $0 != 0xE2 }
    }

    /// U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069: they affect text beyond their word.
    private static func isDirectionControl(_ second: UInt8, _ third: UInt8) -> Bool {
        switch (second, third) {
        case (0x80, 0x8E...0x8F), (0x80, 0xAA...0xAE), (0x81, 0xA6...0xA9): true
        default: false
        }
    }

    private static let space = UInt8(ascii: " ")
    private static let fullStop = UInt8(ascii: ".")

    /// An ASCII letter, or the first byte of a letter of U+00C0 to U+024F or U+0380 to U+057F.
    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case 0xC3...0xC9, 0xCE...0xD5: true
        default: (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & 0xDF)
        }
    }
}
