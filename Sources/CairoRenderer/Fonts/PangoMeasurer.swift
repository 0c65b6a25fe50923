import CalendarCore
import CalendarLayout

/// Measures texts with Pango, in the faces of a ``FontLibrary``.
///
/// Names and initials recur in many texts, so each word is shaped once and texts are assembled from words.
public final class PangoMeasurer: TextMeasurer {
    private let library: FontLibrary
    private var words = PerFace<WordCache>()
    public private(set) var hasMissedGlyphs = false

    /// A measurer with the faces of a library; its pages must be drawn with the same library.
    public init(_ library: FontLibrary) {
        self.library = library
    }

    /// The text's glyphs and advances.
    ///
    /// A character that no face has gets a box and is listed in ``/CalendarLayout/ShapedText/missing``. Throws
    /// ``/CalendarLayout/MeasuringError/fonts(_:)`` if the system has no memory or descriptor left for the faces,
    /// ``/CalendarLayout/MeasuringError/notInstalled(_:)`` if the text needs Pango and it is not installed.
    public func shape(_ text: String, in face: FontFace) throws(MeasuringError) -> ShapedText {
        let words = words(of: face)
        return try text.utf8Span.span.withUnsafeBufferPointer { (bytes) throws(MeasuringError) in
            if library.direction == .rightToLeft, !WordCutter.hasLetters(bytes) { return try neutral(bytes, in: words) }
            var cutter = WordCutter(bytes)
            guard let first = cutter.next(), first.count < bytes.count else { return try word(bytes, in: words) }
            var joined = ShapedTextBuilder(text: text, face: face)
            joined.append(try word(first, in: words))
            while let next = cutter.next() { joined.append(try word(next, in: words)) }
            return joined.shapedText
        }
    }

    private func words(of face: FontFace) -> WordCache {
        if let known = words[face] { return known }
        let new = WordCache(face, library)
        words[face] = new
        return new
    }

    private func word(_ bytes: UnsafeBufferPointer<UInt8>, in words: WordCache) throws(MeasuringError) -> ShapedText {
        do {
            return try words.word(bytes, onNew: noteMissed)
        } catch {
            throw MeasuringError(error)
        }
    }

    private func neutral(
        _ bytes: UnsafeBufferPointer<UInt8>, in words: WordCache
    ) throws(MeasuringError) -> ShapedText {
        do {
            return try words.neutral(bytes, onNew: noteMissed)
        } catch {
            throw MeasuringError(error)
        }
    }

    private func noteMissed(in shaped: ShapedText) {
        if !shaped.missing.isEmpty { hasMissedGlyphs = true }
    }

    /// The UTF-8 offsets where Unicode allows a line to begin (UAX #14), by the same version on every system.
    ///
    /// Where only a dictionary knows words, as in Thai, Pango's decides. Throws
    /// ``/CalendarLayout/MeasuringError/notInstalled(_:)`` if such a text needs it and it is not installed.
    public func lineBreakOpportunities(in text: String) throws(MeasuringError) -> [Int] {
        try text.utf8Span.span.withUnsafeBufferPointer { (bytes) throws(MeasuringError) in
            let breaks = LineBreaks(bytes)
            guard !breaks.dictionaryOffsets.isEmpty else { return breaks.offsets }
            let words = try wordOffsets(in: bytes).filter(Set(breaks.dictionaryOffsets).contains)
            return (breaks.offsets + words).sorted()
        }
    }

    private func wordOffsets(in bytes: UnsafeBufferPointer<UInt8>) throws(MeasuringError) -> [Int] {
        do throws(RenderError) {
            return try PangoLineBreaks.offsets(in: bytes, language: library.language)
        } catch {
            throw MeasuringError(error)
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
        if case .notInstalled = error {
            self = .notInstalled(error.description)
        } else {
            self = .fonts(error.description)
        }
    }
}
