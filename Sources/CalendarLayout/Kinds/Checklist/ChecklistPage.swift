import CalendarCore

/// The kind of page that shows how far people are with a checklist: a person's own, or a table of people and items.
public struct ChecklistPage: PageKind {
    /// `checklist`.
    public static let name = "checklist"

    /// None: it shows items, which have an account of their own.
    public static let coverage: Set<Entry.Kind> = []

    /// Its days say only when it is looked at.
    public static let showsDays = false

    /// The context its pages are laid out from.
    public let context: LayoutContext

    /// Pages of a schedule's checklists, in a style.
    public init(_ context: LayoutContext) { self.context = context }

    /// As many pages as items and people need: a person's checklists one after the other, or each checklist with
    /// everybody.
    public func plan(_ span: DaySpan) -> [ChecklistPlan] {
        guard context.style.hasOwnChecklists || context.style.isOwnSheet else {
            return tables.flatMap { ChecklistTablePlanner($0, context).plans().map { .table($0, span) } }
        }
        return sheets(span).flatMap { sheet, documents in
            ChecklistPlanner(sheet, documents, context).plans().map { .sheet($0, span) }
        }
    }

    /// A page, with what it has of each item.
    public func compose(_ plan: ChecklistPlan, number: Int, continuations: ContinuationPlaces) -> LaidOutPage {
        switch plan {
        case .sheet(let plan, let span):
            ChecklistComposer(plan: plan, context: context, number: number, span: span).compose()
        case .table(let plan, let span):
            ChecklistTableComposer(plan: plan, context: context, number: number, span: span).compose()
        }
    }

    /// Throws ``AccountingError/miscounted(input:accounted:)`` unless every item of every checklist is on the pages
    /// once, in order.
    public func audit(_ pages: [LaidOutPage]) throws(AccountingError) {
        let input = ListedItem.all(of: context.schedule)
        let found = pages.flatMap(\.items).map(\.item)
        guard Set(found) == Set(input), found.count == input.count else {
            throw .miscounted(input: input.count, accounted: found.count)
        }
    }

    /// The checklists with everybody who has them.
    private var tables: [[ChecklistSheet]] {
        context.schedule.checklistSheets.reduce(into: []) { tables, sheet in
            if tables.last?.first?.template == sheet.template {
                tables[tables.count - 1].append(sheet)
            } else {
                tables.append([sheet])
            }
        }
    }

    /// Everybody's checklists, person by person; the documents of each are on the last.
    private func sheets(_ span: DaySpan) -> [(sheet: ChecklistSheet, documents: RequirementMatrix?)] {
        let all = context.schedule.checklistSheets
        let people = all.map(\.person).reduce(into: [Person]()) { if !$0.contains($1) { $0.append($1) } }
        let order = context.schedule.peopleWithRecords.filter(people.contains)
        return order.flatMap { person in
            let own = all.filter { $0.person == person }
            return own.enumerated().map { index, sheet in
                (sheet, index == own.count - 1 ? documents(of: person, span) : nil)
            }
        }
    }

    private func documents(of person: Person, _ span: DaySpan) -> RequirementMatrix? {
        let own = context.schedule.keepingRecords(of: [person])
        guard !own.requirements.isEmpty else { return nil }
        return RequirementMatrix(own, on: context.dateOfPages ?? span.lowerBound, soon: context.style.warningDays)
    }
}

/// A planned page of checklists.
public enum ChecklistPlan {
    /// Of a person's own checklist.
    case sheet(ChecklistSheetPlan, DaySpan)
    /// Of a table of people and items.
    case table(ChecklistTablePlan, DaySpan)
}
