import CalendarCore
import CalendarLayout

/// What changed since an earlier schedule, and the pages that list it.
struct ChangeList {
    /// In order.
    let changes: [ScheduleChange]
    /// How the list writes entries.
    var format: EntryFormat { context.format }
    private let context: LayoutContext
    private let days: DaySpan

    /// The changes of some days, listed in the style of other pages.
    init(_ changes: [ScheduleChange], _ pages: LayoutContext, _ days: DaySpan) {
        (self.changes, self.days) = (changes, days)
        context = pages.printing(ChangesPage.details)
    }

    /// Nil if nothing changed.
    var pages: (any PageSequence)? {
        changes.isEmpty ? nil : CalendarPages(ChangesPage(changes, context), spans: [days])
    }

    /// An account for its pages, if there are some: they have no entries of their own.
    var accounts: [Account] {
        let none = Account(Schedule(), superseded: [], span: days, kinds: ChangesPage.coverage, format: format)
        return changes.isEmpty ? [] : [none]
    }
}
