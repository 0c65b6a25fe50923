/// A face of the bundled family, by its part in the page.
public enum FontFace: Int, CaseIterable, Hashable, Sendable {
    /// Entries and notes.
    case regular
    /// Titles, weekdays, day numbers and labels.
    case bold
    /// Entries that the regular face has no room for.
    case condensed
    /// Titles and labels that the bold face has no room for.
    case condensedBold

    /// As in display lists and reports.
    public var name: String {
        switch self {
        case .regular: "regular"
        case .bold: "bold"
        case .condensed: "condensed"
        case .condensedBold: "condensed-bold"
        }
    }
}

/// One value for each face that has been asked for.
public struct PerFace<Value> {
    // Four properties and no array, which would be a block of memory for each text.
    private var regular: Value?
    private var bold: Value?
    private var condensed: Value?
    private var condensedBold: Value?

    /// No values yet.
    public init() {}

    /// The value for a face; nil where there is none.
    public subscript(face: FontFace) -> Value? {
        get {
            switch face {
            case .regular: regular
            case .bold: bold
            case .condensed: condensed
            case .condensedBold: condensedBold
            }
        }
        set {
            switch face {
            case .regular: regular = newValue
            case .bold: bold = newValue
            case .condensed: condensed = newValue
            case .condensedBold: condensedBold = newValue
            }
        }
    }

    /// Those that there are.
    public var all: [Value] { FontFace.allCases.compactMap { self[$0] } }
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
