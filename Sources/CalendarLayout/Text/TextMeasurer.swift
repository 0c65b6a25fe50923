/// Turns texts into glyphs and advances. Layout measures through it and never guesses.
///
/// CairoRenderer measures with Pango; tests with square ems.
public protocol TextMeasurer {
    /// The text's glyphs and advances in a face. Called once for each distinct text.
    ///
    /// A character that no face has gets a box, and is told in ``ShapedText/missing``.
    func shape(_ text: String, in face: FontFace) throws(MeasuringError) -> ShapedText

    /// Whether a text so far had a character that no face has: only then are pages searched for such.
    var hasMissedGlyphs: Bool { get }

    /// Where Unicode allows a line to end (UAX #14): the UTF-8 offsets of what would begin the next line, rising.
    ///
    /// Throws ``MeasuringError/notInstalled(_:)`` where that cannot be told.
    func lineBreakOpportunities(in text: String) throws(MeasuringError) -> [Int]

    /// The vertical measures of a face.
    func metrics(of face: FontFace) -> FaceMetrics
}
