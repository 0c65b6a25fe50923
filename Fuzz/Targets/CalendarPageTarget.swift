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
                try draw(schedule, .month, DaySpan(first.yearMonth), fonts.library())
                try draw(schedule, PageView(WeekPage.init), first...first, fonts.library())
            } catch {
                fatalError("\(error)")
            }
        }
    }

    private static func draw(
        _ schedule: Schedule, _ view: PageView, _ days: DaySpan, _ library: FontLibrary
    ) throws {
        var style = PageStyle()
        style.missingCharacters = .warn
        let context = view.context(schedule, style, Typesetter(PangoMeasurer(library)))
        var pages = view.pages(of: view.spans(days, style), context)
        let renderer = try PDFRenderer(.ofFuzzing, library: library) { _ in }
        while let page = try pages.next() { try renderer.draw(page.page) }
        try renderer.finish()
    }
}
