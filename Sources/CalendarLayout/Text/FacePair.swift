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
