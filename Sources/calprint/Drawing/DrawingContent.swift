import CairoRenderer
import CalendarCore
import CalendarLayout
import ScheduleIO

/// What the pages of a document show, kind by kind.
struct DrawingContent {
    let parts: [DrawingPart]
    /// What a person's own sheet does not say, the same on pages of all kinds.
    let shortened: [ShortenedText]
    /// What changed since an earlier schedule; nil without one.
    let changes: ChangeList?
    /// The name of the person whose own sheet it is; nil if it names others as well.
    let owner: String?
    /// Nil if the document gets none.
    let stamp: StampRecord?
    private let superseded: [Superseded]

    /// What options make of a loaded schedule and the days asked for.
    init(
        _ loaded: LoadedSchedule, since earlier: EarlierSchedule? = nil, _ options: DrawingOptions, _ days: DaySpan,
        _ tools: DrawingTools
    ) throws {
        let choice = try ScheduleChoice(loaded, since: earlier, options)
        let finder = try choice.earlier.map { try ChangeFinder($0, choice.sheet, options, days) }
        let emphasis = try PersonalSheet(options.schedules.highlight, option: "highlight")?.emphasis(in: choice.whole)
        let stamp = options.page.stamp ? try StampRecord(of: choice, options) : nil
        var (list, shortened): (ChangeList?, [ShortenedText]) = (nil, [])
        parts = try options.views.map { view in
            var style = try options.style(of: view)
            style.title = style.title ?? choice.sheet?.name
            style.stamp = stamp?.stamp.code
            let part = choice.part(for: view, style)
            shortened = part.shortened
            let typesetter = Typesetter(tools.measurer, emphasis: emphasis)
            let changes = finder?.changes(in: part.schedule, for: view, style)
            if let finder, let changes, list == nil {
                list = ChangeList(changes, view.context(part.schedule, style, typesetter), finder.days)
            }
            let marked =
                changes.map { part.schedule.marking($0, as: style.entryFormat(view.details)) } ?? part.schedule
            return try DrawingPart(view, marked, style, days, options.range, typesetter)
        }
        (changes, owner) = (list, choice.sheet?.owner?.person.name)
        (self.stamp, self.shortened) = (stamp, shortened)
        superseded = loaded.superseded
    }

    var schedule: Schedule { parts[0].context.schedule }
    var style: PageStyle { parts[0].context.style }

    /// What gets pages, of all kinds.
    var spans: [DaySpan] { parts.flatMap(\.spans) }

    /// The pages, one after the other.
    var pages: JoinedPages { JoinedPages(parts.map(\.pages) + (changes?.pages.map { [$0] } ?? [])) }

    /// Accounts of all days of each kind, without a page yet.
    var accounts: [Account] { parts.map { $0.account(superseded: superseded) } + (changes?.accounts ?? []) }
}

extension DrawingOptions {
    /// The days of all pages: those asked for, and the rest of their months, weeks and years.
    func drawnDays() throws -> DaySpan {
        let days = try range.days
        let spans = try views.flatMap { $0.spans(days, try style(of: $0)) }
        return spans.hull ?? days
    }
}
