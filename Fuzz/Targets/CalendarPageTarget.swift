import CairoRenderer
import CalendarCore
import CalendarLayout
import ScheduleIO

@testable import calprint

extension FuzzTarget {
    /// A calendar, read and drawn: the month and the week of its first event. `run` limits the memory.
    static let calendarPages = FuzzTarget("calendar-pages") {
        let fonts = FuzzFonts(keeping: 20)
        return { input in
            let variation = Variation(input)
            let result = ScheduleReader.read(
                variation.bytes, file: "f", format: .iCalendar, options: variation.reading)
            guard let schedule = result.schedule, let first = schedule.events.first?.firstDay else { return }
            do {
                for view in try PageView.views(option: "month,week", among: PageView.all) {
                    let days = view.name == "month" ? DaySpan(first.yearMonth) : first...first
                    try view.draw(schedule, days, .ofFuzzing, fonts.library()) { _ in }
                }
            } catch {
                fatalError("\(error)")
            }
        }
    }
}

extension PageView {
    /// Draws the pages of some days as a PDF; a character that no face has is a box.
    func draw(
        _ schedule: Schedule, _ days: DaySpan, _ metadata: DocumentMetadata, _ library: FontLibrary,
        to sink: @escaping ByteSink
    ) throws {
        var style = PageStyle()
        style.missingCharacters = .warn
        let context = context(schedule, style, Typesetter(PangoMeasurer(library)))
        var pages = pages(of: spans(days, style), context)
        let renderer = try PDFRenderer(metadata, library: library, to: sink)
        while let page = try pages.next() { try renderer.draw(page.page) }
        try renderer.finish()
    }
}
