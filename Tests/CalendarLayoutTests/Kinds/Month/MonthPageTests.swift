import CalendarCore
import CalendarLayout
import Testing

@Suite struct MonthPageTests {
    @Test(arguments: [("2026-02", 4), ("2025-05", 5), ("2026-08", 6)])
    func `a page has only the week rows that hold days of its month`(_ month: String, _ rows: Int) throws {
        let page = try monthPage(month)
        let weeks = page.structures.filter { $0.role == .weekRow }.compactMap(\.frame)
        #expect(weeks.count == rows)
        #expect(weeks.last?.maxY == .points(756))
        #expect(zip(weeks, weeks.dropFirst()).allSatisfy { $0.maxY == $1.minY })
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

    @Test func `weekdays are written in full where all seven fit`() throws {
        #expect(try monthPage("2025-05", measurer: .narrow).texts(in: .headerRow).first == "Sunday")
        var bold = SquareEmMeasurer.narrow
        // Nine characters at 10.5 pt have 71.14 pt: 0.7528 em each. A 64th of an em more than 3/4 em is too wide.
        bold.bold = Advance.unitsPerEm * 49 / 64
        #expect(try monthPage("2025-05", measurer: bold).texts(in: .headerRow).first == "Sun")
    }

    @Test func `a day number stands 3 to the right and 12.5 below its cell's corner, 11 bold`() throws {
        let page = try monthPage("2026-08")
        for day in 1...31 {
            let date = try #require(CivilDate(year: 2026, month: 8, day: day))
            let cell = try #require(page.frame(of: .dayCell(date)))
            let run = try #require(page.runs(in: .dayCell(date)).first)
            #expect(run.text == String(day))
            #expect(run.origin.x == cell.minX + .points(3))
            #expect(run.origin.y == cell.minY + .quarterPoints(50))
            #expect(run.face == .bold && run.size == .points(11))
        }
    }

    @Test func `adjacent-month days are shaded and empty`() throws {
        let page = try monthPage("2026-08")
        let cells = page.structures.filter { $0.role == .adjacentDayCell }.compactMap(\.frame)
        #expect(cells.count == 6 * 7 - 31)
        #expect(page.runs(in: .adjacentDayCell).isEmpty)
        #expect(Set(fills(page, .adjacent)) == Set(cells))
        #expect(try fills(monthPage("2026-02"), .adjacent).isEmpty)
    }

    @Test func `the header's band is shaded, and drawn before its text`() throws {
        let page = try monthPage("2025-05")
        #expect(fills(page, .band) == [page.frame(of: .headerRow)])
        let items = page.leaves
        let lastFill = try #require(items.lastIndex { if case .fill = $0.item { true } else { false } })
        let firstWeekday = try #require(items.firstIndex { $0.roles.contains(.headerRow) })
        #expect(lastFill < firstWeekday)
    }

    @Test func `the border is 1 wide, the strokes between cells 0.5`() throws {
        let page = try monthPage("2025-05")
        let table = try #require(page.frame(of: .table))
        let border = rules(page, weight: .points(1))
        let half = Length.quarterPoints(2)
        #expect(Set(border.filter(\.isVertical).map(\.from.x)) == [table.minX + half, table.maxX - half])
        #expect(border.filter { !$0.isVertical }.map(\.from.y).min() == table.minY + half)
        #expect(border.filter { !$0.isVertical }.map(\.from.y).max() == table.maxY - half)
        let hairlines = rules(page, weight: .quarterPoints(2))
        #expect(hairlines.count(where: \.isVertical) == 6)
        #expect(hairlines.count { !$0.isVertical } == 4)
    }

    @Test func `the title is bold 16, centred, and the outline's entry`() throws {
        let page = try monthPage("2025-05")
        let title = try #require(page.runs(in: .heading).first)
        #expect(title.text == "May 2025")
        #expect(title.face == .bold && title.size == .points(16))
        #expect(title.origin.x + title.width / 2 == .points(306))
        #expect(page.outline == Page.Outline("May 2025"))
        #expect(page.label == "2025-05")
    }

    private func monthPage(
        _ month: String, first: Weekday = .sunday, measurer: SquareEmMeasurer = SquareEmMeasurer()
    ) throws -> Page {
        let options = PageStyle(firstWeekday: first)
        let pages = try pages(Schedule(), from: month, style: options, measurer: measurer)
        #expect(pages.count == 1)
        return try #require(pages.first).page
    }

    private func fills(_ page: Page, _ shade: Shade) -> [Rect] {
        page.leaves.compactMap { leaf in
            if case .fill(let area, shade) = leaf.item { area } else { nil }
        }
    }

    private func rules(_ page: Page, weight: Length) -> [Rule] {
        page.leaves.flatMap { leaf in
            if case .rules(let rules, weight) = leaf.item { rules } else { [Rule]() }
        }
    }
}
