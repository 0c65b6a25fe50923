import CalendarCore

/// Everything that decides how pages look, whatever their kind. All defaults are set here.
public struct PageStyle: Hashable, Sendable {
    /// The paper and its margins; by default US Letter.
    public var sheet: Sheet
    /// The words and conventions of the page's language; by default English.
    public var locale: CalendarLocale
    /// The weekday of the first column: that of the locale, also of one that is set later, until another is set here.
    public var firstWeekday: Weekday {
        get { ownFirstWeekday ?? locale.firstWeekday }
        set { ownFirstWeekday = newValue }
    }
    /// The form of times of day: that of the locale, also of one that is set later, until another is set here.
    public var timeFormat: TimeFormat {
        get { ownTimeFormat ?? locale.timeFormat }
        set { ownTimeFormat = newValue }
    }
    private var ownFirstWeekday: Weekday?
    private var ownTimeFormat: TimeFormat?
    /// The arrangement of labels and values in a day cell.
    public var cellStyle = CellStyle.auto
    /// The form of names in the texts of lines.
    public var names = NameForm.written
    /// The contents of a month's corner.
    public var corner = CornerContent.key
    /// The place of labels beside values.
    public var labels = LabelStyle.runIn
    /// The width of the columns of a weekend.
    public var weekends = WeekendStyle.narrow
    /// The body sizes that fitting may use.
    public var bodySizes = BodySizes()
    /// The sizes of everything but the entries in cells.
    public var sizes = TypeSizes()
    /// The times of an entry that are printed; nil for those that the kind of page prints.
    public var times: TimeDetail?
    /// Prints places; nil to do as the kind of page does.
    public var places: Bool?
    /// Marks entries that are not certain in words; nil to do as the kind of page does.
    public var tentative: Bool?
    /// The word for closed days; nil for that of the schedule, or the locale's in the place of the default one.
    public var closedLabel: String?
    /// Words after the title of every page; nil for no words.
    public var title: String?
    /// The day that is marked as today; nil to mark no day.
    public var today: CivilDate?
    /// The date of the data, if they have none of their own; nil for that of the newest change.
    public var asOf: CivilDate?
    /// The number of days before a document expires in which pages say that it must be renewed.
    public var warningDays = 60
    /// The number of weeks that pages of weeks show, from that of the first day; nil for all that the days touch.
    public var weekCount: Int?
    /// The weeks on a page of weeks; nil for up to seven on one page, or six on each of several.
    public var weekRows: Int?
    /// The look of what is done on a checklist.
    public var doneItems = DoneItems.tick
    /// Sets each person's checklists on pages of their own; else a checklist is a table of items and people.
    public var hasOwnChecklists = false
    /// The private details that a person's own checklist prints.
    public var details: Set<ChecklistProgress.PrivateDetail> = []
    /// Prints the numbers of a month's weeks (ISO 8601) at the edge where lines begin.
    public var hasWeekNumbers = false
    /// The key of the line whose people a year names, day by day; nil to mark the days that have entries.
    public var yearLine: String?
    /// The rows of rosters, and the columns of days and weeks with hours; nil for rows of people, and columns of days.
    public var grouping: PageGrouping?
    /// Keeps the orientation of the paper, also if a day has columns that would be narrow.
    public var keepsOrientation = false
    /// The order of the people on a roster.
    public var rosterOrder = RosterOrder.table
    /// Draws a line at the foot of pages with the name of the schedule, its state and the page's number.
    public var hasFooter = true
    /// Sets the sheet of one person: agendas have a row of the same height for each day, and count the person's days;
    /// no event has its person before its title.
    public var isOwnSheet = false
    /// The phones on the sheet of one person.
    public var phones = SheetPhones.none
    /// A code in that line for the state of the schedule that the pages show; nil for no code.
    public var stamp: String?
    /// The day since which a source of the schedule was not updated; nil if all are new enough.
    public var notUpdatedSince: CivilDate?
    /// Says that a part of the schedule is missing.
    public var isIncomplete = false
    /// The day of the earlier schedule that changes are marked since; nil if it is not known.
    public var changesSince: CivilDate?
    /// The style of pages with hours, beyond the rest of this one.
    public var timeline = TimelineStyle()
    /// The action for a character that no face has.
    public var missingCharacters = MissingCharacterPolicy.error

    /// A style for paper and a language. `change` may set everything else: `PageStyle { $0.cellStyle = .stacked }`.
    public init(
        sheet: Sheet = .usLetter, locale: CalendarLocale = .english, _ change: (inout PageStyle) -> Void = { _ in }
    ) {
        (self.sheet, self.locale) = (sheet, locale)
        change(&self)
    }
}

extension CivilDate {
    /// The day of pages without days, if nothing tells another: 2000-01-01.
    public static let withoutDays = CivilDate(year: 2000, month: 1, day: 1)!
}

extension PageStyle {
    /// The area of a month's grid, from side to side: inside the margins, beside the weeks' numbers.
    var gridWidth: Length { sheet.content.width - weekColumn }

    /// The width of the column of weeks' numbers; zero without them.
    var weekColumn: Length { hasWeekNumbers ? scale.furniture(.points(20)) : .zero }

    /// The scale of furniture and type on the sheet.
    var scale: SheetScale { SheetScale(sheet.content.size) }

    /// The rows of a roster.
    var rosterRows: RosterRows { grouping == .day ? .day : .person }

    /// The date of pages: today, else that of the data; nil for the newest change.
    var pageDate: CivilDate? { today ?? asOf }

    /// "January 2025", or "January 2025 · Ocean Springs".
    public func title(of month: YearMonth) -> String {
        titled(locale.title(of: month))
    }

    /// The name of some days, with the style's words after it.
    public func titled(_ name: String) -> String {
        guard let title, !title.isEmpty else { return name }
        return locale.phrases.titled.filled(["words": title, "title": name])
    }

    /// The schedule in the style's words: with its word for closed days, and its form of names.
    public func wording(_ schedule: Schedule) -> Schedule {
        switch names {
        case .written: sayingClosed(schedule)
        case .initials: sayingClosed(schedule).writingInitials()
        }
    }

    private func sayingClosed(_ schedule: Schedule) -> Schedule {
        if let closedLabel { return schedule.sayingClosed(closedLabel) }
        return schedule.sayingClosed(locale.phrases.closed, insteadOf: Closing.defaultWords)
    }

    /// Writes entries for pages of a kind with these details.
    public func entryFormat(_ details: EntryDetails) -> EntryFormat {
        EntryFormat(
            locale: locale, timeFormat: timeFormat,
            details: EntryDetails(
                times: times ?? details.times, places: places ?? details.places,
                tentative: tentative ?? details.tentative, owners: owners(details.owners)))
    }

    private func owners(_ detail: OwnerDetail) -> OwnerDetail {
        guard !isOwnSheet else { return .none }
        return detail == .wholeDays && !timeline.hasInitials ? .all : detail
    }
}
