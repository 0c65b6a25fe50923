import CalendarCore
import CalendarLayout

/// Everything that decides a page's look. Its defaults are those of the options.
typealias PageStyle = MonthView.Options

extension PageStyle {
    /// How times are printed.
    var timeFormat: TimeFormat { .hours24 }

    /// What becomes of characters that no font has.
    var missingCharacters: MissingGlyphs {
        get { missingGlyphs }
        set { missingGlyphs = newValue }
    }
}
