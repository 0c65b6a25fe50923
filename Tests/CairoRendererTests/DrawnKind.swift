import CalendarCore
import CalendarLayout

/// A kind of page that a test draws.
struct DrawnKind: Sendable {
    /// As ``PageKind/name``.
    let name: String
    /// The pages of some months.
    let pages: @Sendable (Schedule, MonthRange, PageStyle, Typesetter) -> any PageSequence

    init<Kind: PageKind>(_ make: @escaping @Sendable (LayoutContext) -> Kind) {
        name = Kind.name
        pages = { schedule, months, style, typesetter in
            let context = LayoutContext(schedule, style, typesetter, details: Kind.details)
            return CalendarPages(make(context), spans: months.map(DaySpan.init))
        }
    }

    static let month = DrawnKind(MonthPage.init)
    static let roster = DrawnKind(RosterPage.init)
}
