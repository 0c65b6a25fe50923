import CalendarCore

/// All that decides how pages look, whatever their kind. The only place where a default stands.
public struct PageStyle: Hashable, Sendable {
    /// The paper and its margins.
    public var sheet: Sheet
    /// The weekday of the first column.
    public var firstWeekday: Weekday
    /// How a day cell sets labels and values.
    public var cellStyle: CellStyle
    /// The smallest body that fitting may use.
    public var minimumFontSize: MinimumFontSize
    /// The sizes of what is not an entry.
    public var sizes: TypeSizes
    /// Words, order and direction of the page's language.
    public var locale: CalendarLocale
    /// How times of day are printed.
    public var timeFormat: TimeFormat
    /// Stands before the title of every page; nil for nothing.
    public var title: String?
    /// What becomes of a character that no face has.
    public var missingCharacters: MissingCharacterPolicy

    /// US Letter, Sunday first, labels beside values, nothing below 7 pt, in English, unless told.
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

    /// What a page prints for an entry of the input.
    public func text(of entry: InputEntry) -> String { text(entry.text, at: entry.time) }

    private func text(_ text: String, at time: CivilDateTime?) -> String {
        time.map { "\(locale.clockTime($0, as: timeFormat)) \(text)" } ?? text
    }
}
