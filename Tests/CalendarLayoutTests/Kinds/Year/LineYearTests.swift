import CalendarCore
import Testing

@testable import CalendarLayout

/// A year in days, with the people on a line.
@Suite struct LineYearTests {
    /// May 2025, but for the 20th: Averbeck to the 6th, who hands over on the 6th, then Granholt-Pym.
    private static let schedule = Schedule(
        people: [Person(name: "Averbeck", initials: "A"), Person(name: "Granholt-Pym", initials: "G")],
        days: (1...31).filter { $0 != 20 }.map { day in
            let text = day < 6 ? "AVERBECK" : day == 6 ? "A until noon, then G" : "Granholt-Pym"
            return Samples.day(day, (day == 26 ? [("off", "CLOSED — Memorial Day")] : []) + [("call", text)])
        })

    private static let tabloid = PageStyle(sheet: Sheet(Media(name: "na_ledger_17x11in")!)) { $0.yearLine = "call" }

    private func page(_ style: PageStyle = tabloid, _ schedule: Schedule = schedule) throws -> LaidOutPage {
        let pages = try pages(YearPage.init, schedule, style: style)
        try #require(pages.count == 1)
        return pages[0]
    }

    private func texts(_ page: LaidOutPage, _ day: Int) -> [String] {
        page.page.texts(in: .dayList(Samples.may.date(day)))
    }

    @Test func `all days of the year have a row, and the title names the line`() throws {
        let page = try page().page
        let dates = page.structures.compactMap { if case .dayList(let date) = $0.role { date } else { nil } }
        let year = try #require(YearPage.spans(of: DaySpan(Samples.may), PageStyle()).first)
        #expect(dates == Array(year.days) && page.label == "2025")
        #expect(page.texts(in: .heading) == ["2025 · CALL"])
    }

    @Test func `a name is where a run, a month and a week begin, and counts for who is on first`() throws {
        let page = try page()
        let named = (1...31).filter { texts(page, $0).count > 2 }
        // The 1st; Mondays; a new run on the 7th; the day after the one without anybody.
        #expect(named == [1, 5, 7, 12, 19, 21, 26])
        #expect(texts(page, 5).dropFirst(2) == ["Averbeck"] && texts(page, 7).dropFirst(2).joined() == "Granholt-Pym")
    }

    @Test func `a bar goes on from a name to the end of its run`() throws {
        let page = try page().page
        func frame(_ day: Int) throws -> Rect { try #require(page.frame(of: .dayList(Samples.may.date(day)))) }
        let bars = page.fills(.black).filter { $0.width < .points(4) }
        let (first, last) = (try frame(2), try frame(4))
        #expect(bars.contains { $0.minY == first.minY && $0.maxY == last.maxY && $0.minX > first.minX })
    }

    @Test func `closed days are black, and a day without anybody has a dashed box where others have somebody`() throws {
        let page = try page()
        let number = try #require(page.page.runs(in: .dayList(Samples.may.date(26))).first)
        #expect(number.ink == .white)
        let boxes = page.page.leaves.filter { if case .rules(_, _, _, .some) = $0.item { true } else { false } }
        #expect(boxes.count == 1)
        let area = try #require(page.page.frame(of: .dayList(Samples.may.date(20))))
        #expect(boxes[0].inkBoxes.allSatisfy { $0.minY > area.minY && $0.maxY < area.maxY })
    }

    @Test func `where names have no room, initials take their place, and the totals say whose they are`() throws {
        let letter = try page(PageStyle { $0.yearLine = "call" })
        #expect(texts(letter, 1).last == "A" && texts(letter, 7).last == "G")
        #expect(letter.page.texts(in: .notes) == ["G Granholt-Pym 24", "A Averbeck 6"])
    }

    @Test func `paper too small for names has marks`() throws {
        let sheet = Sheet(Media(name: "a5")!)
        let small = try page(PageStyle(sheet: sheet) { $0.yearLine = "call" })
        #expect(small.page.frame(of: .dayCell(Samples.may.date(5))) != nil)
    }

    @Test func `a run is read aloud with its days`() throws {
        let entry = try #require(page().page.structures.first { $0.role == .entry })
        #expect(entry.spoken?.hasPrefix("Averbeck, ") ?? false)
    }

    @Test func `only a year of which most days are black says little`() throws {
        func marksMost(_ schedule: Schedule, _ line: String?) throws -> Bool {
            let style = PageStyle { $0.yearLine = line }
            let span = try #require(YearPage.spans(of: DaySpan(Samples.may), style).first)
            return YearPage(LayoutContext(schedule, style, Typesetter(SquareEmMeasurer.narrow))).marksMostDays(of: span)
        }
        let most = Schedule(
            events: (1...7).compactMap { YearMonth(year: 2025, month: $0) }.map { month in
                Event(Event.Content(title: "Move"), span: .allDay(first: month.firstDay, last: month.lastDay))
            })
        #expect(try marksMost(most, nil) && !marksMost(Self.schedule, nil) && !marksMost(most, "call"))
    }

    @Test(arguments: PageStyle.ofEveryKind.indices, [1, 2])
    func `nothing is outside the margins or over something else`(_ index: Int, _ seed: Int) throws {
        var style = PageStyle.ofEveryKind[index]
        style.yearLine = "call"
        try page(style, RandomSchedule.make(.full, seed: seed)).expectSound(style, "seed \(seed)")
    }
}
