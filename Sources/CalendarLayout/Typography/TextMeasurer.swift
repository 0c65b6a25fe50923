/// Turns texts into glyphs and advances. Layout measures through it and never guesses.
///
/// CairoRenderer measures with Pango; tests with square ems.
public protocol TextMeasurer {
    /// The text's glyphs and advances in a face. Called once for each distinct text.
    ///
    /// A character that no face has gets a box, and is told in ``ShapedText/missing``.
    func shape(_ text: String, in face: FontFace) throws(LayoutError) -> ShapedText

    /// Whether a text so far had a character that no face has: only then are pages searched for such.
    var hasMissedGlyphs: Bool { get }

    /// Where Unicode allows a line to end (UAX #14): the UTF-8 offsets of what would begin the next line, rising.
    ///
    /// Throws ``LayoutError/notInstalled(_:)`` where that cannot be told.
    func lineBreakOpportunities(in text: String) throws(LayoutError) -> [Int]

    /// The vertical measures of a face.
    func metrics(of face: FontFace) -> FaceMetrics
}

/// Why a page could not be laid out.
public enum LayoutError: Error, Hashable, Sendable {
    /// Characters of a month that no available face has; never empty.
    case missingGlyphs([MissingCharacter])
    /// Texts cannot be measured: the faces cannot be opened. The reason is the system's.
    case fonts(String)
    /// Texts cannot be measured: something is not installed. The reason says what.
    case notInstalled(String)
    /// A title is wider than the page, even condensed at 10 pt.
    case titleTooLong(String)
    /// Entries found no place, or have none in the account of their month; never empty.
    case unplaced([UnplacedEntry])
    /// The account of a month has an entry more than once, or one that is not in the schedule.
    case unexplained([UnplacedEntry])
    /// The account of all months does not add up: entries in the input, and entries accounted for.
    case miscounted(input: Int, accounted: Int)
}
