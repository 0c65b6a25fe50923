/// Turns texts into glyphs and advances. Layout measures through it and never guesses.
///
/// CairoRenderer measures with Pango; tests with square ems.
public protocol TextMeasurer {
    /// The text's glyphs and advances in a face. Called once for each distinct text.
    ///
    /// A character that no face has gets a box, and is listed in ``ShapedText/missing``. Throws a ``MeasuringError`` if
    /// the text cannot be shaped.
    func shape(_ text: String, in face: FontFace) throws(MeasuringError) -> ShapedText

    /// Whether any text so far had a character that no face has. Pages are searched for such only then.
    var hasMissedGlyphs: Bool { get }

    /// Where Unicode allows a line to end (UAX #14): the UTF-8 offsets where the next line would begin, ascending.
    ///
    /// Throws ``MeasuringError/notInstalled(_:)`` if the library that finds them is missing.
    func lineBreakOpportunities(in text: String) throws(MeasuringError) -> [Int]

    /// The vertical measures of a face.
    func metrics(of face: FontFace) -> FaceMetrics
}

/// The vertical measures of a face, in 1/``Advance/unitsPerEm`` em.
public struct FaceMetrics: Hashable, Sendable {
    /// From the baseline up, to the top of accented capitals.
    public let ascent: Int
    /// From the baseline down, as a positive number.
    public let descent: Int
    /// From the baseline to the top of an H.
    public let capHeight: Int

    /// Measures in 1/``Advance/unitsPerEm`` em, none negative.
    public init(ascent: Int, descent: Int, capHeight: Int) {
        (self.ascent, self.descent, self.capHeight) = (ascent, descent, capHeight)
    }
}
