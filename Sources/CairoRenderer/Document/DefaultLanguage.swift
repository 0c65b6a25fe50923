import CalendarLayout

extension DocumentMetadata {
    /// The language of texts unless the caller names another (BCP 47).
    public static var defaultLanguage: String { PageStyle().locale.languageTag }
}
