/// A face of the bundled family, by its role on the page.
public enum FontFace: Int, CaseIterable, Hashable, Sendable {
    /// Entries and notes.
    case regular
    /// Titles, weekdays, day numbers and labels.
    case bold
    /// Entries that do not fit in the regular face.
    case condensed
    /// Titles and labels that do not fit in the bold face.
    case condensedBold

    /// The name in display lists and reports.
    public var name: String {
        switch self {
        case .regular: "regular"
        case .bold: "bold"
        case .condensed: "condensed"
        case .condensedBold: "condensed-bold"
        }
    }
}

extension FontFace {
    /// The bold face of the same width.
    var bolder: FontFace {
        switch self {
        case .regular, .bold: .bold
        case .condensed, .condensedBold: .condensedBold
        }
    }
}

/// The two faces of a page's entries: one for values, one for labels. All cells of a page use the same pair.
public enum FacePair: String, CaseIterable, Hashable, Sendable {
    /// Regular and bold.
    case regular
    /// Condensed and condensed bold, for texts that need more room.
    case condensed

    /// The face of values.
    public var body: FontFace { self == .regular ? .regular : .condensed }
    /// The face of labels.
    public var label: FontFace { self == .regular ? .bold : .condensedBold }
}

/// The faces and the size of running text.
public struct BodyType: Hashable, Sendable {
    /// The faces of values and labels.
    public let faces: FacePair
    /// The body size.
    public let size: Length

    /// A pair of faces at a size.
    public init(_ faces: FacePair, size: Length) {
        (self.faces, self.size) = (faces, size)
    }
}
