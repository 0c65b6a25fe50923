import CalendarCore
import CalendarLayout

/// A kind of page that a test draws.
struct DrawnKind: Sendable {
    /// As ``PageKind/name``.
    let name: String
    /// As ``PageKind/coverage``.
    let coverage: Set<Entry.Kind>
    /// The pages of the days that some others touch.
    let pages: @Sendable (Schedule, DaySpan, PageStyle, Typesetter) -> any PageSequence

    /// If it is sparse, days without entries get no pages.
    init<Kind: PageKind>(_ make: @escaping @Sendable (LayoutContext) -> Kind, isSparse: Bool = false) {
        (name, coverage) = (Kind.name, Kind.coverage)
        pages = { schedule, days, style, typesetter in
            let context = LayoutContext(schedule, style, typesetter, details: Kind.details)
            let spans = Kind.spans(of: days, style)
            return CalendarPages(make(context), spans: isSparse ? spans.filter(schedule.hasAnything) : spans)
        }
    }

    static let month = DrawnKind(MonthPage.init)
    static let roster = DrawnKind(RosterPage.init)
}
