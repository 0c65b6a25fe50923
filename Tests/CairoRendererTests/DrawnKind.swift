import CalendarCore
import CalendarLayout

/// A kind of page that a test draws.
struct DrawnKind: Sendable {
    /// As ``PageKind/name``.
    let name: String
    /// The pages of the days that some others touch.
    let pages: @Sendable (Schedule, DaySpan, PageStyle, Typesetter) -> any PageSequence

    init<Kind: PageKind>(_ make: @escaping @Sendable (LayoutContext) -> Kind) {
        name = Kind.name
        pages = { schedule, days, style, typesetter in
            let context = LayoutContext(schedule, style, typesetter, details: Kind.details)
            return CalendarPages(make(context), spans: Kind.spans(of: days, style))
        }
    }

    static let month = DrawnKind(MonthPage.init)
    static let roster = DrawnKind(RosterPage.init)
}
