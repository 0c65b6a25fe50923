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
        locale: CalendarLocale = .english, timeFormat: TimeFormat = .hours24, title: String? = nil,
        missingCharacters: MissingCharacterPolicy = .error
    ) {
        (self.sheet, self.firstWeekday, self.cellStyle) = (sheet, firstWeekday, cellStyle)
        (self.minimumFontSize, self.sizes, self.locale) = (minimumFontSize, sizes, locale)
        (self.timeFormat, self.title, self.missingCharacters) = (timeFormat, title, missingCharacters)
    }
}

extension PageStyle {
    /// "January 2025", or "Ocean Springs – January 2025".
    public func title(of month: YearMonth) -> String {
        let name = locale.title(of: month)
        return title.map { locale.phrases.titled.filled(["words": $0, "title": name]) } ?? name
    }

    /// What the page prints for an entry, without the line's label: the text, after its time if it has one.
    public func text(of entry: Entry) -> String { text(entry.text, at: entry.time) }

    /// What the page prints for an entry of the input, likewise.
    public func text(of entry: InputEntry) -> String { text(entry.text, at: entry.time) }

    private func text(_ text: String, at time: CivilDateTime?) -> String {
        time.map { "\(locale.clockTime($0, as: timeFormat)) \(text)" } ?? text
    }
}
