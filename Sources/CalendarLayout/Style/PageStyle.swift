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

/// Where the label of an entry stands beside its value; the raw value is the value of `--labels`.
public enum LabelStyle: String, CaseIterable, Sendable {
    /// Before the value on its first line; the other lines begin at the cell's edge.
    case runIn = "run-in"
    /// In a column of its own.
    case column
}

/// What to do with a character that no face has; the raw value is the value of `--missing-glyphs`.
public enum MissingCharacterPolicy: String, CaseIterable, Hashable, Sendable {
    /// An error that names the character, and no page.
    case error
    /// A box on the page, and a warning.
    case warn
}

/// How wide the columns of a weekend are; the raw value is the value of `--weekends`.
public enum WeekendStyle: String, CaseIterable, Sendable {
    /// Narrower than the others if the others need the room.
    case narrow
    /// As wide as the others.
    case equal
}

/// The body sizes that fitting may use, in half points.
public struct BodySizes: Hashable, Sendable {
    /// The smallest size; nil for 7 pt on Letter, and more on larger sheets.
    public var minimum: Length?
    /// The largest size; nil for 14 pt on Letter, and more on larger sheets.
    public var maximum: Length?
    /// Whether all spans of a document get the same size.
    public var areSame: Bool

    /// The sizes of the sheet's scale, unless `minimum` and `maximum` say otherwise.
    public init(minimum: Length? = nil, maximum: Length? = nil, areSame: Bool = false) {
        (self.minimum, self.maximum, self.areSame) = (minimum, maximum, areSame)
    }

    /// The sizes on a sheet, from the largest to the smallest; never empty.
    func steps(_ scale: SheetScale) -> [Length] {
        let usual = scale.bodySize(.points(7))
        let smallest = minimum ?? min(maximum ?? usual, usual)
        let largest = max(smallest, maximum ?? scale.bodySize(.points(14)))
        let half = Length.points(1).rawValue / 2
        return stride(from: largest.rawValue, to: smallest.rawValue, by: -half).map(Length.init(rawValue:))
            + [smallest]
    }
}

/// The sizes of a page's type on US Letter; larger sheets have larger type. Entries in cells have ``BodySizes``.
public struct TypeSizes: Hashable, Sendable {
    /// A page's title.
    public var title: Length
    /// The smallest size of a long title.
    public var leastTitle: Length
    /// The weekdays above a grid.
    public var weekday: Length
    /// The numbers of days in a grid.
    public var dayNumber: Length
    /// The same if the entries are below 9 pt.
    public var smallDayNumber: Length
    /// The numbers of weeks beside a grid.
    public var weekNumber: Length
    /// The entries of a list.
    public var list: Length
    /// The notes of a month.
    public var notes: Length
    /// The titles of events on bars.
    public var bar: Length
    /// The foot of a page.
    public var footer: Length

    /// A size for each part of a page; by default those of the month on the wall.
    public init(
        title: Length = .points(16), leastTitle: Length = .points(10), weekday: Length = .points(10),
        dayNumber: Length = .points(18), smallDayNumber: Length = .points(15), weekNumber: Length = .points(11),
        list: Length = .quarterPoints(34), notes: Length = .quarterPoints(34), bar: Length = .quarterPoints(34),
        footer: Length = .quarterPoints(30)
    ) {
        (self.title, self.leastTitle, self.weekday) = (title, leastTitle, weekday)
        (self.dayNumber, self.smallDayNumber, self.weekNumber) = (dayNumber, smallDayNumber, weekNumber)
        (self.list, self.notes, self.bar, self.footer) = (list, notes, bar, footer)
    }
}
