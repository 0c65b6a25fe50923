import CalendarCore
import CalendarLayout

/// A kind of page that shows as much of each entry as a test says, and hands all days over to the pages that continue
/// it. Its entries are in cells that are one point high.
struct WholeDaysPage: PageKind {
    static let name = "whole-days"

    let context: LayoutContext
    let standing: (Entry) -> ContinuedBlock.Standing

    struct Plan {
        let span: DaySpan
        let blocks: [ContinuedBlock]
    }

    func plan(_ span: DaySpan) -> [Plan] {
        let days = span.days.map { date in
            let entries = context.schedule.entries(on: date).map { ($0, standing($0)) }
            return ContinuedBlock(date: date, entries: entries, origin: cell(date).origin)
        }
        let month = span.lowerBound.yearMonth
        let notes = context.schedule.notes(of: month).map {
            ContinuedBlock(notes: $0.lines, of: month, origin: context.frame.content.origin)
        }
        return [Plan(span: span, blocks: ([notes].compactMap(\.self) + days).filter { !$0.entries.isEmpty })]
    }

    func overflow(of plan: Plan) -> [ContinuedBlock] { plan.blocks }

    func compose(
        _ plan: Plan, number: Int, continuations: ContinuationPlaces
    ) -> LaidOutPage {
        let month = plan.span.lowerBound.yearMonth
        let placements = plan.blocks.flatMap { block in
            block.entries.enumerated().compactMap { index, entry in
                placement(of: entry, on: block.date, number, rest: continuations.part(of: block.date, entry: index))
            }
        }
        return LaidOutPage(
            context.frame.page([], label: month.description, outline: Page.Outline(month.description)),
            number: number, kind: WholeDaysPage.name, span: plan.span, type: BodyType(.regular, size: .points(8)),
            continuedOn: continuations.firstPage, placements: placements)
    }

    /// The area that shows a day.
    func cell(_ date: CivilDate) -> Rect {
        let content = context.frame.content
        return Rect(x: content.minX, y: content.minY + .points(date.day), width: content.width, height: .points(1))
    }

    private func placement(
        of continued: ContinuedBlock.ContinuedEntry, on date: CivilDate?, _ page: Int, rest: Placement.Part?
    ) -> Placement? {
        guard let date, let subject = continued.subject, continued.standing != .continued else { return nil }
        let (entry, isShortened) = (continued.entry, continued.standing == .shortened)
        return Placement(
            subject: subject, kind: entry.kind, text: context.format.text(of: entry),
            source: entry.location, outcome: isShortened ? .shortened : .drawn, page: page, box: cell(date),
            type: BodyType(.regular, size: .points(8)), rest: isShortened ? rest : nil)
    }
}

extension WholeDaysPage {
    /// The pages of May 2025.
    static func pages(
        _ schedule: Schedule, style: PageStyle = PageStyle(), measurer: SquareEmMeasurer = .narrow,
        standing: @escaping (Entry) -> ContinuedBlock.Standing = { _ in .continued }
    ) throws -> [LaidOutPage] {
        let context = LayoutContext(schedule, style, Typesetter(measurer))
        let page = WholeDaysPage(context: context, standing: standing)
        return try CalendarPages(page, spans: [DaySpan(Samples.may)]).all()
    }
}
