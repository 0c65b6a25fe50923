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
