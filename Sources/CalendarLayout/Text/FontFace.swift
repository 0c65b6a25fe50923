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
