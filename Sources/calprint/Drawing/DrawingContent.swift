import CalendarCore
import CalendarLayout

/// What the pages show: entries, days, and the style they are set in.
struct DrawingContent {
    let view: PageView
    /// Only the entries that are drawn, in a style.
    let context: LayoutContext
    let superseded: [Superseded]
    /// All days asked for.
    let days: DaySpan
    /// Of those, what gets pages.
    let spans: [DaySpan]

    var schedule: Schedule { context.schedule }
    var style: PageStyle { context.style }

    /// What options make of a loaded schedule.
    init(
        _ loaded: LoadedSchedule, _ options: DrawingOptions, range: MonthRange, _ tools: DrawingTools
    ) throws {
        let sheet = try ProviderSheet(options.schedules.provider)
        let whole = try options.schedules.lines.applied(to: loaded.schedule)
        let schedule = try sheet?.entries(of: whole) ?? whole
        view = options.page.view
        let style = try DrawingContent.style(options, sheet)
        context = view.context(schedule, style, Typesetter(tools.measurer))
        superseded = loaded.superseded
        days = range.days
        spans = try options.months.spans(view.spans(of: days, context), of: schedule)
    }

    private static func style(_ options: DrawingOptions, _ sheet: ProviderSheet?) throws -> PageStyle {
        var style = try options.style
        style.title = style.title ?? sheet?.name
        return style
    }

    /// The pages, one after the other.
    var pages: any PageSequence { view.pages(of: spans, context) }

    /// An account of all days asked for, without a page yet.
    var account: Account {
        Account(schedule, superseded: superseded, span: days, kinds: view.coverage, format: context.format)
    }
}
