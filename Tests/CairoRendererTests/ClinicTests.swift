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
        for page in drawing.pages where page.page.outlineTitle != nil {
            for (date, frame) in drawing.areas(onPage: page.number) {
                let found = PageText(words, page: page.number, in: frame).joined
                #expect(found == drawing.expectedCell(date, schedule, style), "\(date)")
                checkedDays += 1
            }
        }
        #expect(checkedDays == 730)
        for page in drawing.pages where page.page.outlineTitle == nil {
            let found = drawing.columns.map { PageText(words, page: page.number, in: $0).joined }.joined()
            #expect(found == drawing.expectedContinuation(page.number), "page \(page.number)")
        }
    }

    @Test func everyNoteStandsInTheNotesOfItsMonth() throws {
        let schedule = try Schedule.clinic()
        let drawing = try Drawing(schedule, "2025-01"..."2026-12")
        let words = try PDFWords(pdf: drawing.pdf).words
        var checkedMonths = 0
        for page in drawing.pages {
            guard let frame = page.page.notesFrame, let notes = schedule.notes(of: page.page.label.month) else { continue }
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
        #expect(fonts.count == 4)
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

    /// What the cell of a day shows: its number, the entries it keeps, and where the others are.
    func expectedCell(_ date: CivilDate, _ schedule: Schedule, _ style: CellStyle) -> String {
        let continued = placements(on: date).filter { $0.outcome == .continued }
        let texts = style == .stacked ? schedule.allLines(on: date) : schedule.labelledTexts(on: date)
        guard let page = continued.first?.page else { return (["\(date.day)"] + texts).joined().comparable }
        let kept = placements(on: date).count - continued.count
        let cut = style == .stacked ? schedule.allLines(on: date, upTo: kept) : Array(texts.prefix(kept))
        return (["\(date.day)"] + cut + ["+\(continued.count) more, p. \(page)"]).joined().comparable
    }

    /// What a continuation page shows below its title.
    func expectedContinuation(_ number: Int) -> String {
        var day: CivilDate?
        return pages[number - 1].placements.reduce(into: "") { text, placement in
            guard case .day(let date, let line) = placement.subject else { return }
            if date != day { text += CalendarNames.english.dayHeading(date) }
            day = date
            text += (line?.uppercased() ?? "") + placement.text
        }.comparable
    }

    private func placements(on date: CivilDate) -> [Placement] {
        pages.flatMap(\.placements).filter {
            if case .day(date, _) = $0.subject { true } else { false }
        }
    }
}

extension Schedule {
    fileprivate func labelledTexts(on date: CivilDate) -> [String] {
        entries(on: date).map { ($0.line?.label ?? "") + $0.text }
    }

    /// Every label with its text, also without one; `upTo` a number of texts.
    fileprivate func allLines(on date: CivilDate, upTo count: Int = .max) -> [String] {
        var left = count
        var texts: [String] = []
        for line in lines {
            let text = day(date)?.text(ofLine: line.key)?.text
            if text != nil, left == 0 { break }
            left -= text == nil ? 0 : 1
            texts.append(line.label + (text ?? ""))
        }
        return texts
    }
}

extension Page {
    fileprivate var notesFrame: Rect? {
        for case .group(let structure, _) in items where structure.role == .notes { return structure.frame }
        return nil
    }
}
