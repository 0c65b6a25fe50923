import CairoRenderer
import CalendarCore
import CalendarLayout
import Foundation
import GoldenSupport
import ScheduleIO
import Testing

/// Every event of a week and of a day is on paper in full: Poppler finds its words on the pages of its days.
@Suite struct TimelinePaperTests {
    /// Calendars with rules, changes, zones, days of 23 and 25 hours, long and odd texts.
    static let calendars = ["allday", "override", "partly_broken", "rules", "text_lf_bom", "timed"]

    @Test(arguments: calendars)
    func `all events of a calendar are on the pages of their weeks`(name: String) throws {
        let schedule = try Self.calendar(name)
        let days = try #require(schedule.extent?.days)
        let style = PageStyle(sheet: Sheet(Media.letter.landscape))
        let spans = WeekPage.spans(of: days, style).filter { schedule.hasAnything(in: $0) }
        try check(TimelineDrawing(WeekPage.init, WeekPage.details, schedule, spans, style), schedule)
    }

    @Test(arguments: calendars)
    func `all events of a calendar are on the pages of their days`(name: String) throws {
        let schedule = try Self.calendar(name)
        let days = try #require(schedule.extent?.days)
        let spans = DayPage.spans(of: days, PageStyle()).filter { schedule.hasAnything(in: $0) }
        try check(
            TimelineDrawing(DayPage.init, DayPage.details, schedule, Array(spans.prefix(40)), PageStyle()), schedule)
    }

    private static let papers = ["letter", "a4", "iso_a5_148x210mm"]

    @Test(arguments: papers, ["en", "de", "ar"])
    func `sixty events that overlap are in full on a week's pages`(media: String, locale: String) throws {
        let paper = try #require(Media(name: media)).landscape
        let style = PageStyle(sheet: Sheet(paper), locale: try #require(CalendarLocale(named: locale)))
        let drawing = try TimelineDrawing(
            WeekPage.init, WeekPage.details, .crowdOfAppointments, [CivilDate.may(4)...CivilDate.may(10)], style)
        #expect(drawing.pages.flatMap(\.placements).count == 60)
        try check(drawing, .crowdOfAppointments)
    }

    @Test(arguments: papers)
    func `twenty events that overlap are in full on a day's pages`(media: String) throws {
        let style = PageStyle(sheet: Sheet(try #require(Media(name: media))))
        let drawing = try TimelineDrawing(
            DayPage.init, DayPage.details, .crowdOfAppointments, [CivilDate.may(6)...CivilDate.may(6)], style)
        #expect(drawing.pages.flatMap(\.placements).count == 20)
        try check(drawing, .crowdOfAppointments)
    }

    @Test(.enabled(if: canCheckConformance)) func `a sound file says it, with and without a continuation`() throws {
        let style = PageStyle(sheet: Sheet(Media.letter.landscape))
        for schedule in [try Self.calendar("timed"), Schedule.crowdOfAppointments] {
            let days = try #require(schedule.extent?.days)
            let spans = Array(WeekPage.spans(of: days, style).filter { schedule.hasAnything(in: $0) }.prefix(3))
            let pdf = try TimelineDrawing(WeekPage.init, WeekPage.details, schedule, spans, style).pdf
            #expect(try structuralFaults(of: pdf) == nil)
            #expect(try conformanceFaults(of: pdf, archive: false) == [])
        }
    }

    // MARK: Reading

    private static func calendar(_ name: String) throws -> Schedule {
        let path = Golden.root.appending(path: "Tests/ScheduleIOTests/ICalendar/Calendars/\(name).ics").path
        return try #require(ScheduleReader.read(try SourceFile.read(path), file: path).schedule)
    }

    /// Looks for the words of every entry among those of the pages of its span.
    private func check(_ drawing: TimelineDrawing, _ schedule: Schedule) throws {
        let words = Dictionary(grouping: try PDFWords(pdf: drawing.pdf).words, by: \.page)
        for (span, pages) in Dictionary(grouping: drawing.pages, by: \.span) {
            let text = pages.flatMap { words[$0.number] ?? [] }.map(\.text).joined(separator: " ")
            let found = Set(text.split(separator: " ").map(String.init))
            for date in span.days {
                for entry in schedule.entries(on: date) {
                    let wanted = "\(entry.text) \(entry.place ?? "")".split { $0.isWhitespace }.map(String.init)
                    let lost = wanted.filter { word in !found.contains { $0.contains(word) } }
                    // A word without a place to break it is broken where it has to be.
                    #expect(lost.allSatisfy { $0.count > 20 }, "\(date): \(entry.text)")
                }
            }
        }
    }
}

/// Pages of any kind, laid out and drawn.
struct TimelineDrawing {
    private(set) var pages: [LaidOutPage] = []
    let pdf: [UInt8]

    init<Kind: PageKind>(
        _ make: (LayoutContext) -> Kind, _ details: EntryDetails, _ schedule: Schedule, _ spans: [DaySpan],
        _ style: PageStyle
    ) throws {
        let library = try FontLibrary(
            FontSources(folders: [TestFonts.dejaVu]), language: style.locale.languageTag,
            direction: style.locale.direction)
        let context = LayoutContext(
            schedule, style, Typesetter(PangoMeasurer(library)), details: details,
            hours: WallClock(timeZone: schedule.timeZone).hours)
        var calendar = CalendarPages(make(context), spans: spans)
        var bytes: [UInt8] = []
        let renderer = try PDFRenderer(.ofTests, library: library) { bytes.append(contentsOf: $0) }
        while let page = try calendar.next() {
            try renderer.draw(page.page)
            pages.append(page)
        }
        try renderer.finish()
        pdf = bytes
    }
}
