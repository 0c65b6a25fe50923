/// What to do with a character that no face has; the raw value is the value of `--missing-glyphs`.
public enum MissingCharacterPolicy: String, CaseIterable, Hashable, Sendable {
    /// An error that names the character, and no page.
    case error
    /// A box on the page, and a warning.
    case warn
}
