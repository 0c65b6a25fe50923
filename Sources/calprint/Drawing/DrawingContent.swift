import CalendarCore
import CalendarLayout

/// What the pages show: entries, months, and the style they are set in.
struct DrawingContent {
    /// Only the entries that are drawn.
    let schedule: Schedule
    let superseded: [Superseded]
    /// The months asked for.
    let range: MonthRange
    /// Of those, the months that get a page.
    let months: [YearMonth]
    let style: PageStyle

    /// What options make of a loaded schedule; without `range`, all months of the data.
    init(_ loaded: LoadedSchedule, _ options: DrawingOptions, range: MonthRange?) throws {
        let sheet = try ProviderSheet(options.schedules.provider)
        self.range = try range ?? options.months.range(of: loaded.extent)
        schedule = try (sheet?.entries(of: loaded.schedule) ?? loaded.schedule)
            .printingTimes(as: options.page.timeFormat)
        superseded = loaded.superseded
        months = try options.months.months(self.range, of: schedule)
        style = DrawingContent.style(options, sheet)
    }

    private static func style(_ options: DrawingOptions, _ sheet: ProviderSheet?) -> PageStyle {
        var style = options.style
        style.title = style.title ?? sheet?.name
        return style
    }
}
