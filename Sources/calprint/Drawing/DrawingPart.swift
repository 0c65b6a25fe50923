import CairoRenderer
import CalendarCore
import CalendarLayout

/// What pages of one kind show: entries, days, and the style they are set in.
struct DrawingPart {
    private let view: PageView
    /// Only the entries that are drawn, in a style.
    let context: LayoutContext
    /// All days of its pages.
    let days: DaySpan
    /// Of those, what gets pages.
    let spans: [DaySpan]

    /// The pages of some days of a schedule. Throws ``Failure`` 65 if nothing is left to show.
    init(
        _ view: PageView, _ schedule: Schedule, _ style: PageStyle, _ days: DaySpan, _ range: RangeOptions,
        _ typesetter: Typesetter
    ) throws {
        self.view = view
        context = view.context(schedule, style, typesetter)
        let spans = view.spans(days, style)
        self.days = spans.hull ?? days
        self.spans = try range.spans(spans, of: schedule)
    }

    /// The pages, one after the other.
    var pages: any PageSequence { view.pages(of: spans, context) }

    /// An account of all its days, without a page yet.
    func account(superseded: [Superseded]) -> Account {
        Account(
            context.schedule, superseded: superseded, span: days, kinds: view.coverage, format: context.format)
    }
}

extension [DaySpan] {
    /// From the first day of all to the last; nil if there are none.
    var hull: DaySpan? {
        guard let first = map(\.lowerBound).min(), let last = map(\.upperBound).max() else { return nil }
        return first...last
    }
}
