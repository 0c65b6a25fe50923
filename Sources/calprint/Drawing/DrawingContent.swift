import CairoRenderer
import CalendarCore
import CalendarLayout

/// What the pages of a document show, kind by kind.
struct DrawingContent {
    let parts: [DrawingPart]
    private let superseded: [Superseded]

    /// What options make of a loaded schedule and the days asked for.
    init(_ loaded: LoadedSchedule, _ options: DrawingOptions, _ days: DaySpan, _ tools: DrawingTools) throws {
        let sheet = try ProviderSheet(options.schedules.provider)
        let whole = try options.schedules.lines.applied(to: loaded.schedule)
        let schedule = try sheet?.entries(of: whole) ?? whole
        parts = try options.page.views.map { view in
            var style = try options.style(of: view)
            style.title = style.title ?? sheet?.name
            return try DrawingPart(view, schedule, style, days, options.range, tools)
        }
        superseded = loaded.superseded
    }

    var schedule: Schedule { parts[0].context.schedule }
    var style: PageStyle { parts[0].context.style }

    /// What gets pages, of all kinds.
    var spans: [DaySpan] { parts.flatMap(\.spans) }

    /// The pages, one after the other.
    var pages: JoinedPages { JoinedPages(parts.map(\.pages)) }

    /// Accounts of all days of each kind, without a page yet.
    var accounts: [Account] { parts.map { $0.account(superseded: superseded) } }
}

extension DrawingOptions {
    /// The days of all pages: those asked for, and the rest of their months, weeks and years.
    func drawnDays() throws -> DaySpan {
        let days = try range.days
        let spans = try page.views.flatMap { $0.spans(days, try style(of: $0)) }
        return spans.hull ?? days
    }
}
