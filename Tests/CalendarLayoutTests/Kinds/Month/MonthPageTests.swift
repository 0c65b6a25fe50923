import CalendarCore
import CalendarLayout
import Testing

@Suite struct MonthPageTests {
    @Test(arguments: [("2026-02", 4), ("2025-05", 5), ("2026-08", 6)])
    func `a page has only the week rows that hold days of its month`(_ month: String, _ rows: Int) throws {
        let weeks = try monthPage(month).weekRows
        #expect(weeks.count == rows)
        #expect(zip(weeks, weeks.dropFirst()).allSatisfy { $0.maxY == $1.minY })
    }

    @Test func `the grid ends 13 above the bottom margin, or at it if there is no footer`() throws {
        #expect(try monthPage("2026-08").weekRows.last?.maxY == .points(743))
        let style = PageStyle { $0.hasFooter = false }
        #expect(try pages(Schedule(), style: style).first?.page.weekRows.last?.maxY == .points(756))
    }

    @Test(arguments: ["2026-02", "2025-05", "2026-08"])
    func `every day of the month has its cell once`(_ month: String) throws {
        let days = try monthPage(month).structures.compactMap { structure in
            if case .dayCell(let date) = structure.role { date } else { nil as CivilDate? }
        }
        let yearMonth = try #require(YearMonth(iso8601: month))
        #expect(days == (1...yearMonth.dayCount).map(yearMonth.date))
    }

    @Test(arguments: Weekday.allCases)
    func `the weekday header follows the first weekday`(_ first: Weekday) throws {
        let page = try monthPage("2026-08", first: first)
        let headers = page.structures.compactMap { structure in
            if case .weekdayHeader(let weekday) = structure.role { weekday } else { nil as Weekday? }
        }
        #expect(headers == first.weekStartingHere)
        #expect(page.texts(in: .headerRow) == first.weekStartingHere.map(CalendarLocale.english.shortName))
        #expect(page.structures.compactMap(\.spoken) == first.weekStartingHere.map(CalendarLocale.english.fullName))
    }

    @Test(arguments: Weekday.allCases)
    func `every day stands under its weekday`(_ first: Weekday) throws {
        let page = try monthPage("2026-08", first: first)
        for day in 1...31 {
            let date = try #require(CivilDate(year: 2026, month: 8, day: day))
            let cell = try #require(page.frame(of: .dayCell(date)))
            let header = try #require(page.frame(of: .weekdayHeader(date.weekday)))
            #expect(cell.minX == header.minX && cell.width == header.width, "\(date)")
        }
    }

    @Test func `weekdays are 10 pt, bold but for the weekend, at the inset of their cells`() throws {
        let page = try monthPage("2025-05")
        let runs = page.runs(in: .headerRow)
        #expect(runs.map(\.face) == [.regular, .bold, .bold, .bold, .bold, .bold, .regular])
        #expect(runs.allSatisfy { $0.size == .points(10) })
        let headers = page.structures.filter { if case .weekdayHeader = $0.role { true } else { false } }
        #expect(zip(runs, headers).allSatisfy { $0.origin.x == ($1.frame?.minX ?? .zero) + .points(4) })
    }

    @Test func `weekdays are written in full where all seven fit`() throws {
        #expect(try monthPage("2025-05", measurer: .narrow).texts(in: .headerRow).first == "Sunday")
        var bold = SquareEmMeasurer.narrow
        // Nine characters of 10 pt have 69.14 pt: 0.7682 em each. A 64th of an em more than 3/4 em is room enough.
        bold.bold = Advance.unitsPerEm * 49 / 64
        #expect(try monthPage("2025-05", measurer: bold).texts(in: .headerRow).first == "Sunday")
        bold.bold = Advance.unitsPerEm * 50 / 64
        #expect(try monthPage("2025-05", measurer: bold).texts(in: .headerRow).first == "Sun")
    }

    @Test func `the weekdays stand 18 below the title, their rule 5 below them, and the grid under it`() throws {
        let page = try monthPage("2025-05")
        let (title, weekday) = (try #require(page.runs(in: .heading).first), page.runs(in: .headerRow)[0])
        #expect(isClose([title.origin.y - .points(36), weekday.origin.y - title.origin.y], [12.3, 11 + 7]))
        let rule = try #require(page.rules(weight: .quarterPoints(6)).first)
        #expect(rule.from.y == weekday.origin.y + .points(5))
        #expect(page.weekRows[0].minY == rule.from.y + .quarterPoints(3))
    }

    @Test func `a day number is 18 bold at its cell's inset, centred in the strip`() throws {
        let page = try monthPage("2026-08")
        for day in 1...31 {
            let date = try #require(CivilDate(year: 2026, month: 8, day: day))
            let cell = try #require(page.frame(of: .dayCell(date)))
            let run = try #require(page.runs(in: .dayCell(date)).first)
            #expect(run.text == String(day) && run.face == .bold && run.size == .points(18))
            #expect(run.origin.x == cell.minX + .points(4))
            // Capitals are 0.7 em high: half of what 20.88 leave to them is below.
            #expect(isClose([run.origin.y - cell.minY], [(20.88 + 12.6) / 2]))
        }
    }

    @Test func `a day number is 15 if the entries are below 9 pt`() throws {
        let page = try page(Schedule(), style: .fixed(8)).page
        #expect(page.runs(in: .dayCell(Samples.may.date(6))).first?.size == .points(15))
    }

    @Test func `the title is bold 16, at the left, and the outline's entry`() throws {
        let page = try monthPage("2025-05")
        let title = try #require(page.runs(in: .heading).first)
        #expect(title.text == "May 2025" && title.face == .bold && title.size == .points(16))
        #expect(title.origin.x == .points(36))
        #expect(page.outline == Page.Outline("May 2025") && page.label == "2025-05")
    }

    @Test func `a long title is condensed, then smaller, down to 10`() throws {
        func title(_ length: Int) throws -> TextRun {
            // "May 2025 · " has eleven characters.
            let style = PageStyle { $0.title = String(repeating: "x", count: length - 11) }
            return try #require(try pages(Schedule(), style: style).first?.page.runs(in: .heading).first)
        }
        // 540 pt hold 33 characters of 16 pt, 45 of them condensed, and 72 of 10 pt.
        #expect(try title(33).face == .bold && title(33).size == .points(16))
        #expect(try title(34).face == .condensedBold && title(45).size == .points(16))
        #expect(try title(72).size == .points(10))
        #expect(throws: LayoutError.self) { try title(73) }
    }

    @Test func `from right to left, everything begins at the right`() throws {
        var style = PageStyle.fixed()
        style.locale.direction = .rightToLeft
        let page = try page(Schedule(), style: style).page
        let title = try #require(page.runs(in: .heading).first)
        #expect(title.origin.x + title.width == .points(576))
        let (first, second) = (
            page.frame(of: .dayCell(Samples.may.date(4))), page.frame(of: .dayCell(Samples.may.date(5)))
        )
        #expect(first?.maxX == .points(576) && second?.maxX == first?.minX)
        let number = try #require(page.runs(in: .dayCell(Samples.may.date(4))).first)
        #expect(number.origin.x + number.width == .points(572))
    }

    private func monthPage(
        _ month: String, first: Weekday = .sunday, measurer: SquareEmMeasurer = SquareEmMeasurer()
    ) throws -> Page {
        let pages = try pages(Schedule(), from: month, style: PageStyle { $0.firstWeekday = first }, measurer: measurer)
        #expect(pages.count == 1)
        return try #require(pages.first).page
    }
}
