import CairoRenderer
import CalendarCore
import CalendarLayout
import GoldenSupport
import Testing

/// The 24 months of the example clinic, as a reader of the PDF finds them.
@Suite struct ClinicTests {
    static let cellStyles = CellStyle.allCases

    @Test(arguments: cellStyles)
    func everyWordStandsInTheCellOfItsDayOrUnderItOnTheContinuation(style: CellStyle) throws {
        let schedule = try Schedule.clinic()
        let drawing = try Drawing(schedule, "2025-01"..."2026-12", .init(cellStyle: style))
        let words = try PDFWords(pdf: drawing.pdf).words
        var checkedDays = 0
        for page in drawing.pages where page.rung != nil {
            for (date, frame) in drawing.areas(onPage: page.number) {
                let found = PageText(words, page: page.number, in: frame).joined
                #expect(drawing.expectedCells(date, schedule, style).contains(found), "\(date): \(found)")
                checkedDays += 1
            }
        }
        #expect(checkedDays == 730)
        for page in drawing.pages where page.rung == nil {
            let found = drawing.columns.map { PageText(words, page: page.number, in: $0).joined }.joined()
                .replacing(/[A-Z][a-z]+day,[A-Z][a-z]+\d+,continued/, with: "")
            #expect(found == drawing.expectedContinuation(page.number), "page \(page.number)")
        }
    }

    @Test func everyNoteStandsInTheNotesOfItsMonth() throws {
        let schedule = try Schedule.clinic()
        let drawing = try Drawing(schedule, "2025-01"..."2026-12")
        let words = try PDFWords(pdf: drawing.pdf).words
        var checkedMonths = 0
        for page in drawing.pages {
            guard let frame = page.page.notesFrame, let notes = schedule.notes(of: page.page.label.month) else {
                continue
            }
            let expected = "Notes:" + notes.lines.map(\.text).joined(separator: "|")
            #expect(PageText(words, page: page.number, in: frame).joined == expected.comparable)
            checkedMonths += 1
        }
        #expect(checkedMonths == schedule.notes.count)
    }

    @Test func everyEntryAndNoteIsAccountedForOnce() throws {
        let schedule = try Schedule.clinic()
        let placements = try Drawing(schedule, "2025-01"..."2026-12").pages.flatMap(\.placements)
        let entries = schedule.days.flatMap(\.texts).map(\.text) + schedule.notes.flatMap(\.lines).map(\.text)
        #expect(placements.map(\.text).sorted() == entries.sorted())
    }

    @Test(arguments: cellStyles)
    func noInkLiesOutsideTheMargins(style: CellStyle) throws {
        let drawing = try Drawing(.clinic(), "2025-01"..."2025-06", .init(cellStyle: style))
        for raster in try Raster.pages(of: drawing.pdf, dpi: 300) {
            let ink = try #require(raster.inkBounds(threshold: 255))
            #expect(raster.width == 2550 && raster.height == 3300)
            #expect(ink.x.lowerBound >= 150 && ink.x.upperBound <= 2400, "\(ink)")
            #expect(ink.y.lowerBound >= 150 && ink.y.upperBound <= 3150, "\(ink)")
        }
    }

    @Test func theFileIsSoundAndCarriesItsFonts() throws {
        let drawing = try Drawing(.clinic(), "2025-01"..."2026-12")
        #expect(try structuralFaults(of: drawing.pdf) == nil)
        let fonts = try PDFFont.fonts(of: drawing.pdf)
        #expect(
            Set(fonts.map { $0.name.split(separator: "+").last ?? "" }) == [
                "Roboto-Regular", "Roboto-Bold", "RobotoCondensed-Regular", "RobotoCondensed-Bold",
            ])
        #expect(fonts.allSatisfy { $0.isEmbedded && $0.isSubset && $0.hasUnicode })
        #expect(try PDFWords(pdf: drawing.pdf).pageSizes.allSatisfy { $0.width == 612 && $0.height == 792 })
    }
}

extension Drawing {
    /// The two columns of a continuation page, below its title.
    var columns: [Rect] {
        let body = Sheet.usLetter.content.below(.points(28))
        return body.columns(body.width.divided(into: 2))
    }

    /// What the cell of a day may show: its number, the entries it keeps, and where the others are. A stacked cell that
    /// is continued may keep some labels without a text behind its last entry.
    func expectedCells(_ date: CivilDate, _ schedule: Schedule, _ style: CellStyle) -> [String] {
        let placements = placements(on: date)
        let continued = placements.filter { $0.outcome == .continued }
        let reference = continued.first.map { "+\(continued.count) more, p. \($0.page)" } ?? ""
        let texts = style == .stacked ? schedule.allLines(on: date) : schedule.labelledTexts(on: date)
        let kept = placements.count - continued.count
        return (0...texts.count).filter { count in
            texts[..<count].count { !$0.isBlank } == kept && (!continued.isEmpty || count == texts.count)
        }.map { (["\(date.day)"] + texts[..<$0].map(\.joined) + [reference]).joined().comparable }
    }

    /// What a continuation page shows below its title, but for headings that only say "continued".
    func expectedContinuation(_ number: Int) -> String {
        var day = pages[number - 2].rung == nil ? pages[number - 2].placements.last?.date : nil
        return pages[number - 1].placements.reduce(into: "") { text, placement in
            guard case .day(let date, let line) = placement.subject else { return }
            if date != day { text += CalendarNames.english.dayHeading(date) }
            day = date
            text += (line?.uppercased() ?? "") + placement.text
        }.comparable
    }

    private func placements(on date: CivilDate) -> [Placement] {
        pages.flatMap(\.placements).filter { $0.date == date }
    }
}

/// A label and its text.
private struct LabelledText {
    let label: String
    let text: String

    var isBlank: Bool { text.isEmpty }
    var joined: String { label + text }
}

extension Schedule {
    fileprivate func labelledTexts(on date: CivilDate) -> [LabelledText] {
        entries(on: date).map { LabelledText(label: $0.line?.label ?? "", text: $0.text) }
    }

    /// Every label with its text, also without one.
    fileprivate func allLines(on date: CivilDate) -> [LabelledText] {
        lines.map { LabelledText(label: $0.label, text: day(date)?.text(ofLine: $0.key)?.text ?? "") }
    }
}

extension Placement {
    fileprivate var date: CivilDate? {
        if case .day(let date, _) = subject { date } else { nil }
    }
}

extension Page {
    fileprivate var notesFrame: Rect? {
        for case .group(let structure, _) in items where structure.role == .notes { return structure.frame }
        return nil
    }
}
