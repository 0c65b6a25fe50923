import CalendarCore
import GoldenSupport
import Testing

@testable import CairoRenderer
@testable import CalendarLayout

/// Tasks on every kind of page: an open or a ticked circle before the text, which is read in words.
@Suite struct TaskPageTests {
    private static let schedule = Schedule(events: [
        task("Order vaccines", .open, .allDay(first: day(7), last: day(7))),
        task("Send rota", .done, .timed(start: CivilDateTime(date: day(8), minute: 960)!, end: nil)),
        task("Fridge log", .open, .allDay(first: day(10), last: day(10)), "call"),
    ])

    private static func day(_ day: Int) -> CivilDate { CivilDate(year: 2025, month: 1, day: day)! }

    private static func task(_ title: String, _ state: TaskState, _ span: Event.Span, _ line: String? = nil) -> Event {
        Event(Event.Content(title: title, lineKey: line, task: state), span: span)
    }

    static let kinds = [
        DrawnKind.month, DrawnKind(AgendaPage.init), DrawnKind(WeekPage.init), DrawnKind(DayPage.init, isSparse: true),
    ]

    private func drawing(_ kind: DrawnKind, _ locale: String = "en-US") throws -> Drawing {
        let style = PageStyle { $0.locale = CalendarLocale(named: locale)! }
        return try Drawing(Self.schedule, .month("2025-01"), style, kind: kind)
    }

    @Test(arguments: kinds) func `each task has its circle, which is read in words`(kind: DrawnKind) throws {
        let drawing = try drawing(kind)
        let elements = drawing.pages.flatMap { PageStructure($0.page).elements }
        let signs = elements.filter { if case .task = $0.role { true } else { false } }
        #expect(signs.map(\.spoken) == ["task, open:", "task, done:", "task, open:"])
        #expect(signs.allSatisfy { $0.tag == .span && !$0.isCopiedAsSpoken })
        let text = try requireSuccess(of: "pdftotext", ["-raw", "-", "-"], input: drawing.pdf).text
        for sign in ["○ Order", "✓\u{20DD} Send", "○ Fridge"] { #expect(text.contains(sign), "\(text)") }
        #expect(try structuralFaults(of: drawing.pdf) == nil)
    }

    @Test(.enabled(if: canCheckConformance), arguments: kinds)
    func `nothing is found against pages with tasks`(kind: DrawnKind) throws {
        #expect(try conformanceFaults(of: drawing(kind).pdf, archive: false) == [])
    }

    @Test func `the words are those of the page's language`() throws {
        let library = try FontLibrary(language: "de")
        let typesetter = Typesetter(PangoMeasurer(library), phrases: CalendarLocale(named: "de")!.phrases)
        var pages = DrawnKind.month.pages(Self.schedule, DaySpan("2025-01".month), PageStyle(), typesetter)
        let page = try #require(try pages.next()).page
        let spoken = PageStructure(page).elements.compactMap { element -> String? in
            if case .task = element.role { element.spoken } else { nil }
        }
        #expect(spoken == ["Aufgabe, offen:", "Aufgabe, erledigt:", "Aufgabe, offen:"])
    }

    @Test func `a web page draws the circles, since fonts may lack them`() throws {
        let text = try WebPage(drawing(.month).pages.map(\.page), PageStyle()).text
        #expect(text.contains(#"<svg role="img" aria-label="task, open:""#) && !text.contains("○"))
        #expect(text.components(separatedBy: "<circle").count == 4 && text.components(separatedBy: "<path").count == 2)
    }

    /// What is before and after the sign is where it was.
    @Test(arguments: ["9:00 ○\u{A0}Order", "○\u{A0}Order", "○\u{A0}הזמנה"])
    func `the parts of a text around a sign are where they are drawn`(text: String) throws {
        let library = try FontLibrary(FontSources(folders: [TestFonts.dejaVu]))
        var marks = TextMarks()
        marks.task = TaskState.open.sign(in: text, .english)
        let shaped = PangoMeasurer(library).shape(text, in: .regular).marked(marks)
        let run = TextRun(shaped, origin: Point(x: .points(10), y: .points(50)), size: .points(10))
        let sign = try #require(marks.task)
        let parts = try #require(run.parts(around: sign))
        let whole = try drawn([run], library)
        #expect(try drawn([parts.before, parts.sign, parts.after].compactMap(\.self), library) == whole)
    }

    private func drawn(_ runs: [TextRun], _ library: FontLibrary) throws -> Raster {
        let page = Page(
            mediaBox: Size(width: .points(100), height: .points(100)), items: runs.map(DisplayItem.text), label: "",
            outline: nil)
        var bytes: [UInt8] = []
        try PNGRenderer(dpi: 144, library: library).draw(page) { bytes += $0 }
        return try PNGFile(bytes).raster
    }
}
