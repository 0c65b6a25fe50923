/// What becomes of a character that no face has; the raw value is the word for `--missing-glyphs`.
public enum MissingCharacterPolicy: String, CaseIterable, Hashable, Sendable {
    /// No page, but an error that names the character.
    case error
    /// A box on the page, and a warning.
    case warn
}
