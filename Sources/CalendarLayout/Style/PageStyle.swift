import CalendarCore

/// Everything that decides how pages look, whatever their kind. All defaults are set here.
public struct PageStyle: Hashable, Sendable {
    /// The paper and its margins.
    public var sheet: Sheet
    /// The weekday of the first column.
    public var firstWeekday: Weekday
    /// How a day cell sets labels and values.
    public var cellStyle: CellStyle
    /// Where labels stand beside values.
    public var labels: LabelStyle
    /// How wide the columns of a weekend are.
    public var weekends: WeekendStyle
    /// The body sizes that fitting may use.
    public var bodySizes: BodySizes
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
    /// The day that is marked as today; nil for none.
    public var today: CivilDate?
    /// Whether the weeks of a month have their numbers (ISO 8601) at the edge where lines begin.
    public var hasWeekNumbers: Bool
    /// What the rows of a roster are.
    public var rosterRows: RosterRows
    /// Whether pages have a line at their foot: whose schedule, how current, which page.
    public var hasFooter: Bool
    /// A code in that line for the state of the schedule that the pages show; nil for none.
    public var stamp: String?
    /// What pages with hours look like, beyond that.
    public var timeline: TimelineStyle
    /// What to do with a character that no face has.
    public var missingCharacters: MissingCharacterPolicy

    /// By default: US Letter, labels run in, a body of 7 to 14 pt, English, a footer.
    ///
    /// The first weekday and the form of times are the locale's unless they are given: in English Sunday and 24 hours.
    public init(
        sheet: Sheet = .usLetter, firstWeekday: Weekday? = nil, cellStyle: CellStyle = .inline,
        labels: LabelStyle = .runIn, weekends: WeekendStyle = .narrow, bodySizes: BodySizes = BodySizes(),
        sizes: TypeSizes = TypeSizes(), locale: CalendarLocale = .english, timeFormat: TimeFormat? = nil,
        times: TimeDetail? = nil, places: Bool? = nil, tentative: Bool? = nil, title: String? = nil,
        today: CivilDate? = nil, hasWeekNumbers: Bool = false, rosterRows: RosterRows = .person,
        hasFooter: Bool = true, stamp: String? = nil, timeline: TimelineStyle = TimelineStyle(),
        missingCharacters: MissingCharacterPolicy = .error
    ) {
        (self.sheet, self.cellStyle, self.labels) = (sheet, cellStyle, labels)
        self.firstWeekday = firstWeekday ?? locale.firstWeekday
        (self.weekends, self.bodySizes, self.sizes, self.locale) = (weekends, bodySizes, sizes, locale)
        self.timeFormat = timeFormat ?? locale.timeFormat
        (self.times, self.places, self.tentative) = (times, places, tentative)
        (self.title, self.today) = (title, today)
        (self.hasWeekNumbers, self.rosterRows, self.hasFooter) = (hasWeekNumbers, rosterRows, hasFooter)
        (self.stamp, self.timeline, self.missingCharacters) = (stamp, timeline, missingCharacters)
    }
}

extension PageStyle {
    /// The area of a month's grid, from side to side: inside the margins, beside the weeks' numbers.
    var gridWidth: Length { sheet.content.width - weekColumn }

    /// The width of the column of weeks' numbers; nothing without them.
    var weekColumn: Length { hasWeekNumbers ? scale.furniture(.points(20)) : .zero }

    /// How furniture and type grow with the sheet.
    var scale: SheetScale { SheetScale(sheet.content.size) }

    /// "January 2025", or "Ocean Springs – January 2025".
    public func title(of month: YearMonth) -> String {
        titled(locale.title(of: month))
    }

    /// The name of some days, with the style's words before it.
    public func titled(_ name: String) -> String {
        title.map { locale.phrases.titled.filled(["words": $0, "title": name]) } ?? name
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
