// Writes a list of the days of January 2025 that have entries as a PDF to standard output, with a page kind of its own.

import CairoRenderer
import CalendarCore
import CalendarLayout
import Foundation

/// A kind of page: the days that have entries, one below the other, without monthly notes.
struct DayListPage: PageKind {
    static let name = "day-list"
    static let coverage: Set<Entry.Kind> = [.line, .event]

    let context: LayoutContext
    private var type: BodyType { BodyType(.regular, size: context.style.sizes.list) }

    /// The days that the page has room for, set in lines, and those that it has not.
    struct Plan {
        let span: DaySpan
        var days: [SetDay] = []
        var rest: [ContinuedBlock] = []
        var end: Point
    }

    struct SetDay {
        let date: CivilDate
        let heading: TextBlock
        let entries: [(entry: Entry, block: TextBlock)]

        var height: Length { heading.height + entries.map(\.block.height).sum() + heading.leading / 2 }
    }

    func plan(_ span: DaySpan) -> [Plan] {
        let body = context.frame.body
        var plan = Plan(span: span, end: body.origin)
        for date in span.days {
            let day = set(date)
            let room = body.maxY - plan.end.y - type.size * 2  // for a line that leads to the rest
            if day.entries.isEmpty { continue }
            if plan.rest.isEmpty, day.height <= room {
                plan.days.append(day)
                plan.end.y += day.height
            } else {
                plan.rest.append(ContinuedBlock(date: date, entries: day.entries.map(\.entry), origin: plan.end))
            }
        }
        return [plan]
    }

    func overflow(of plan: Plan) -> [ContinuedBlock] { plan.rest }

    func compose(_ plan: Plan, number: Int, continuations: ContinuationPlaces) -> LaidOutPage {
        let month = plan.span.lowerBound.yearMonth
        var items = [context.frame.heading(context.style.title(of: month))]
        var placements: [Placement] = []
        var top = context.frame.body.origin
        for day in plan.days {
            items.append(.group(Structure(.dayList(day.date)), draw(day, at: top, page: number, &placements)))
            top.y += day.height
        }
        if let first = plan.rest.first, let place = continuations[first.date] {
            let count = plan.rest.map(\.entries.count).reduce(0, +)
            let baseline = Point(x: top.x, y: top.y + type.size)
            items.append(
                ContinuationReference(count: count, place: place, style: context.style).item(
                    at: baseline, top: top.y, height: type.size * 2, in: .bold, size: type.size, context.typesetter))
        }
        let outline = Page.Outline(context.style.locale.title(of: month))
        return LaidOutPage(
            context.frame.page(items, label: plan.span.name, outline: outline), number: number, kind: Self.name,
            span: plan.span, type: type, continuedOn: continuations.firstPage, placements: placements)
    }

    private func set(_ date: CivilDate) -> SetDay {
        var entries: [(entry: Entry, block: TextBlock)] = []
        for entry in context.schedule.entries(on: date) {
            let label = entry.line.map { "\($0.label): " } ?? ""
            entries.append((entry, block(label + context.format.text(of: entry), in: type.faces.body)))
        }
        return SetDay(
            date: date, heading: block(context.style.locale.heading(of: date), in: .bold), entries: entries)
    }

    private func block(_ text: String, in face: FontFace) -> TextBlock {
        TextBlock(text, in: face, size: type.size, width: context.frame.body.width, context.typesetter)
    }

    private func draw(_ day: SetDay, at top: Point, page: Int, _ placements: inout [Placement]) -> [DisplayItem] {
        var items = day.heading.runs(at: top).map(DisplayItem.text)
        var top = Point(x: top.x, y: top.y + day.heading.height)
        for (entry, block) in day.entries {
            items.append(.group(Structure(.entry), block.runs(at: top).map(DisplayItem.text)))
            placements.append(
                Placement(
                    subject: .day(day.date, line: entry.line?.key), kind: entry.kind,
                    text: context.format.text(of: entry), source: entry.location, outcome: .drawn, page: page,
                    box: Rect(x: top.x, y: top.y, width: context.frame.body.width, height: block.height), type: type,
                    fonts: block.fonts, missing: block.missing))
            top.y += block.height
        }
        return items
    }
}

let month = YearMonth(year: 2025, month: 1)!
let lines = ["New Year's Day", "Snow: closed at noon"].map { LineText(key: "off", text: $0) }
let days = zip([1, 6], lines).map { day, line in
    DayRecord(date: CivilDate(year: 2025, month: 1, day: day)!, texts: [line])
}
let library = try FontLibrary()
let context = LayoutContext(Schedule(days: days), PageStyle(), Typesetter(PangoMeasurer(library)))
var pages = CalendarPages(DayListPage(context: context), spans: [DaySpan(month)])
let metadata = DocumentMetadata(title: "January 2025", creator: "A day list", date: "2025-01-01T00:00:00Z")
let renderer = try PDFRenderer(metadata, library: library) { try FileHandle.standardOutput.write(contentsOf: Data($0)) }
while let laidOut = try pages.next() { try renderer.draw(laidOut.page) }
try renderer.finish()
