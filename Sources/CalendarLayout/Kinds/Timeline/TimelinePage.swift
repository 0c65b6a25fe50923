import CalendarCore

/// The kind of page that shows a week with its hours, a day per column.
public struct WeekPage: PageKind {
    /// `week`.
    public static let name = "week"

    /// The texts of lines, and events. Monthly notes are not part of a week.
    public static let coverage: Set<Entry.Kind> = [.line, .event, .gap, .removed]

    /// Start and end times of events, and places.
    public static var details: EntryDetails { EntryDetails(times: .range, places: true, owners: .wholeDays) }

    /// Landscape: seven columns side by side.
    public static var isLandscape: Bool { true }

    /// The context its pages are laid out from.
    public var context: LayoutContext { sheets.context }
    private let sheets: TimelineSheets
    private var directory = PageDirectory()

    /// Weeks of a schedule, in a style.
    public init(_ context: LayoutContext) { sheets = TimelineSheets(context, isDay: false) }

    /// The whole weeks that the days touch.
    public static func spans(of days: DaySpan, _ style: PageStyle) -> [DaySpan] {
        let first = days.lowerBound.firstDay(ofWeekStartingOn: style.firstWeekday)
        return stride(from: first.rawValue, through: days.upperBound.epochDay.rawValue, by: 7).compactMap { day in
            guard let start = CivilDate(EpochDay(day)), let end = CivilDate(EpochDay(day + 6)) else { return nil }
            return start...end
        }
    }

    /// "January 5–11, 2025".
    public static func name(of span: DaySpan, _ locale: CalendarLocale) -> String { locale.title(of: span) }

    /// The days of the week that the style has.
    public static func shows(_ date: CivilDate, _ style: PageStyle) -> Bool { style.timeline.shows(date) }

    /// Keeps the links from the heads of days to pages of their own.
    public mutating func take(_ directory: PageDirectory) { self.directory = directory }

    /// The style that was asked for.
    public func settledStyle(for spans: [DaySpan]) -> PageStyle { sheets.settledStyle(for: spans) }

    /// One page, or as many as the columns of its days need.
    public func plan(_ span: DaySpan) -> [TimelinePlan] { sheets.plans(span) }

    /// The entries that do not fit.
    public func overflow(of plan: TimelinePlan) -> [ContinuedBlock] { plan.overflow }

    /// The week with its entries.
    public func compose(_ plan: TimelinePlan, number: Int, continuations: ContinuationPlaces) -> LaidOutPage {
        TimelineComposer(
            plan: plan, kind: WeekPage.name, context: context, number: number, continuations: continuations,
            directory: directory
        ).compose()
    }
}

/// The kind of page that shows a day with its hours, who works, and room to write.
public struct DayPage: PageKind {
    /// `day`.
    public static let name = "day"

    /// The texts of lines, and events. Monthly notes are not part of a day.
    public static let coverage: Set<Entry.Kind> = [.line, .event, .gap, .removed]

    /// Start and end times of events, and places.
    public static var details: EntryDetails { EntryDetails(times: .range, places: true, owners: .wholeDays) }

    /// The context its pages are laid out from.
    public var context: LayoutContext { sheets.context }
    private let sheets: TimelineSheets

    /// Days of a schedule, in a style.
    public init(_ context: LayoutContext) { sheets = TimelineSheets(context, isDay: true) }

    /// Each day.
    public static func spans(of days: DaySpan, _ style: PageStyle) -> [DaySpan] { days.days.map { $0...$0 } }

    /// "Tuesday, January 7, 2025".
    public static func name(of span: DaySpan, _ locale: CalendarLocale) -> String { locale.title(of: span) }

    /// Turned paper, if its columns need it and the orientation is not asked for.
    public func settledStyle(for spans: [DaySpan]) -> PageStyle { sheets.settledStyle(for: spans) }

    /// One page, or as many as its columns need.
    public func plan(_ span: DaySpan) -> [TimelinePlan] { sheets.plans(span) }

    /// The entries that do not fit.
    public func overflow(of plan: TimelinePlan) -> [ContinuedBlock] { plan.overflow }

    /// The day with its entries.
    public func compose(_ plan: TimelinePlan, number: Int, continuations: ContinuationPlaces) -> LaidOutPage {
        TimelineComposer(
            plan: plan, kind: DayPage.name, context: context, number: number, continuations: continuations
        ).compose()
    }
}
