/// Turns texts into glyphs and advances. Layout measures through it and never guesses.
///
/// CairoRenderer measures with Pango; tests with square ems.
public protocol TextMeasurer {
    /// The text's glyphs and advances in a face. Called once for each distinct text.
    ///
    /// A character that no face has gets a box, and is listed in ``ShapedText/missing``. If the text cannot be shaped,
    /// returns ``ShapedText/init(unmeasured:face:)`` and keeps the reason in ``failure``.
    func shape(_ text: String, in face: FontFace) -> ShapedText

    /// The first reason why a text could not be measured; nil as long as all were. ``CalendarPages`` throws it and
    /// hands out no page, so nothing that was laid out with a wrong width is ever drawn.
    var failure: MeasuringError? { get }

    /// True if any text so far had a character that no face has. Pages are searched for such characters only then.
    var hasMissedGlyphs: Bool { get }

    /// The places where Unicode allows a line to end (UAX #14): the UTF-8 offsets where the next line would begin,
    /// ascending.
    ///
    /// If the library that finds them is missing, returns the places it knows and keeps the reason in ``failure``.
    func lineBreakOpportunities(in text: String) -> [Int]

    /// The vertical measures of a face.
    func metrics(of face: FontFace) -> FaceMetrics
}

/// The vertical measures of a face, in 1/``Advance/unitsPerEm`` em.
public struct FaceMetrics: Hashable, Sendable {
    /// The distance from the baseline up to the top of accented capitals.
    public let ascent: Int
    /// The distance that the face reaches below the baseline, as a positive number.
    public let descent: Int
    /// The distance from the baseline to the top of an H.
    public let capHeight: Int

    /// Measures in 1/``Advance/unitsPerEm`` em, none negative.
    public init(ascent: Int, descent: Int, capHeight: Int) {
        (self.ascent, self.descent, self.capHeight) = (ascent, descent, capHeight)
    }
}

/// The reasons why texts cannot be measured, or set.
public enum MeasuringError: Error, Hashable, Sendable {
    /// The faces cannot be opened; the text is the system's reason.
    case fonts(String)
    /// The file of a face cannot be read; the text names it.
    case missingFile(String)
    /// A limit of files' sizes leaves no room for the faces; the text is the system's reason.
    case noRoom(String)
    /// A font or a library is not installed; the text names it.
    case notInstalled(String)
    /// This title is wider than its page at every size.
    case titleTooLong(String)
    /// The row of this item of a checklist is higher than its page at every size.
    case itemTooHigh(String)
}
