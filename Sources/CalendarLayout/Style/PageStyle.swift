import CalendarCore

/// Everything that decides how pages look, whatever their kind. All defaults are set here.
public struct PageStyle: Hashable, Sendable {
    /// The paper and its margins.
    public var sheet: Sheet
    /// The weekday of the first column.
    public var firstWeekday: Weekday
    /// How a day cell sets labels and values.
    public var cellStyle: CellStyle
    /// The smallest body size that fitting may use.
    public var minimumFontSize: MinimumFontSize
    /// The sizes of everything but the entries in cells.
    public var sizes: TypeSizes
    /// The words and conventions of the page's language.
    public var locale: CalendarLocale
    /// How times of day are printed.
    public var timeFormat: TimeFormat
    /// How much of an entry's times is printed; nil for what the kind of page prints.
    public var times: TimeDetail?
    /// Whether places are printed; nil for what the kind of page does.
    public var places: Bool?
    /// Whether entries that are not certain are marked in words; nil for what the kind of page does.
    public var tentative: Bool?
    /// Words before the title of every page; nil for none.
    public var title: String?
    /// What to do with a character that no face has.
    public var missingCharacters: MissingCharacterPolicy

    /// By default: US Letter, Sunday first, labels beside values, a body of at least 7 pt, English, 24-hour times.
    public init(
        sheet: Sheet = .usLetter, firstWeekday: Weekday = .sunday, cellStyle: CellStyle = .inline,
        minimumFontSize: MinimumFontSize = .seven,
        sizes: TypeSizes = TypeSizes(
            title: .points(16), leastTitle: .points(10), weekday: .quarterPoints(42), dayNumber: .points(11),
            heading: .points(11), list: .points(9), notes: .points(9), leastNotes: .points(7)),
        locale: CalendarLocale = .english, timeFormat: TimeFormat = .hours24,
        times: TimeDetail? = nil, places: Bool? = nil, tentative: Bool? = nil, title: String? = nil,
        missingCharacters: MissingCharacterPolicy = .error
    ) {
        (self.sheet, self.firstWeekday, self.cellStyle) = (sheet, firstWeekday, cellStyle)
        (self.minimumFontSize, self.sizes, self.locale) = (minimumFontSize, sizes, locale)
        (self.timeFormat, self.times, self.places, self.tentative) = (timeFormat, times, places, tentative)
        (self.title, self.missingCharacters) = (title, missingCharacters)
    }
}

extension PageStyle {
    /// "January 2025", or "Ocean Springs – January 2025".
    public func title(of month: YearMonth) -> String {
        let name = locale.title(of: month)
        return title.map { locale.phrases.titled.filled(["words": $0, "title": name]) } ?? name
    }

    /// How entries are written on pages of a kind with these details.
    public func entryFormat(_ details: EntryDetails) -> EntryFormat {
        EntryFormat(
            locale: locale, timeFormat: timeFormat,
            details: EntryDetails(
                times: times ?? details.times, places: places ?? details.places,
                tentative: tentative ?? details.tentative))
    }
}
