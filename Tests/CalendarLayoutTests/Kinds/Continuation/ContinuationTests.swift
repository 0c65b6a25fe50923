import CalendarCore
import CalendarLayout
import Testing

@Suite struct ContinuationTests {
    @Test func `a day that is too full ends with a reference to the page that has the rest`() throws {
        let pages = try pages(crowded, measurer: .narrow)
        try #require(pages.count > 1)
        let date = Samples.may.date(4)
        let cell = pages[0].page.texts(in: .dayCell(date))
        let kept = pages[0].placements.count { $0.subject == .day(date, line: nil) }
        #expect(kept > 0)
        #expect(cell.last == "+\(100 - kept) more, p. 2")
        #expect(pages[1].number == 2)
        #expect(pages[1].placements.count { $0.subject == .day(date, line: nil) } == 100 - kept)
    }

    @Test func `a reference names the page on which its day begins`() throws {
        let pages = try pages(Schedule(events: Samples.events([300, 300, 300, 300, 300])), measurer: .narrow)
        try #require(pages.count > 3)
        var named: [Int] = []
        for day in Samples.rowStarts {
            let date = Samples.may.date(day)
            let reference = try #require(pages[0].page.texts(in: .dayCell(date)).last)
            let first = try #require(pages.dropFirst().first { !$0.page.runs(in: .dayList(date)).isEmpty })
            let continued = pages.dropFirst().flatMap(\.placements).count { $0.subject == .day(date, line: nil) }
            #expect(reference == "+\(continued) more, p. \(first.number)")
            named.append(first.number)
        }
        #expect(Set(named).count > 1)
    }

    @Test func `what fits keeps its cell, and has no reference`() throws {
        let page = try #require(try pages(crowded, measurer: .narrow).first).page
        #expect(page.texts(in: .dayCell(Samples.may.date(1))) == ["1", "AA"])
        #expect(page.texts(in: .dayCell(Samples.may.date(2))) == ["2"])
    }

    @Test func `a cell keeps the longest run of whole entries that leaves a line for the reference`() throws {
        let schedule = Schedule(events: Samples.events([30, 30, 30, 30, 30]))
        let page = try #require(try pages(schedule, measurer: .narrow).first)
        let date = Samples.may.date(4)
        let kept = page.placements.count { $0.subject == .day(date, line: nil) }
        #expect(page.page.texts(in: .dayCell(date)).last == "+\(30 - kept) more, p. 2")
        // The strip takes 17.4, the bottom 3.2; a line of 7 pt takes 8.2, and 1.4 before the next.
        let height = try #require(page.page.frame(of: .dayCell(date))).height.inPoints
        func need(_ lines: Int) -> Double { 17.4 + 3.2 + 8.155 * Double(lines) + 1.4 * Double(lines - 1) }
        #expect(need(kept + 1) <= height && height < need(kept + 2) && kept > 8)
    }

    @Test func `a reference leads to its day, and the day's heading back to the cell`() throws {
        let pages = try pages(crowded, measurer: .narrow)
        let forth = try #require(pages[0].page.links.first)
        let back = try #require(pages[1].page.links.first)
        #expect(forth.place.page == 2 && back.place.page == 1)
        #expect(back.area.origin == forth.place.position)
        let cell = try #require(pages[0].page.frame(of: .dayCell(Samples.may.date(4))))
        #expect(back.place.position == cell.origin && cell.contains(forth.area))
    }

    @Test func `the pages that continue have a title, a remark, a label, and a place under their month`() throws {
        let pages = try pages(crowded, measurer: .narrow)
        try #require(pages.map(\.page.label) == ["2025-05", "2025-05, p. 2"])
        #expect(pages.map(\.page.outline) == [.init("May 2025"), .init("continued, p. 2", isNested: true)])
        #expect(pages[1].page.texts(in: .heading) == ["May 2025, continued"])
        let title = try #require(pages[1].page.runs(in: .heading).first)
        let remark = try #require(pages[1].page.leaves.first { $0.roles.isEmpty }?.run)
        #expect(remark.text == "The days that page 1 shows in part, in full" && remark.origin.y == title.origin.y)
        #expect(remark.origin.x + remark.width == Sheet.usLetter.content.maxX)
        #expect(pages[1].kind == ContinuationPage.name)
    }

    @Test func `a day's block begins with its number and its weekday`() throws {
        let page = try pages(crowded, measurer: .narrow)[1].page
        #expect(page.texts(in: .dayList(Samples.may.date(4))).prefix(2) == ["4", "Sunday"])
    }

    @Test func `a block that runs over says so at the top of the next column`() throws {
        let pages = try pages(Schedule(events: Samples.events([0, 600])), measurer: .narrow)
        #expect(pages.count > 2)
        for page in pages.dropFirst() {
            let headings = page.page.runs(in: .dayList(Samples.may.date(4))).filter { $0.face == .regular }
            #expect(headings.dropFirst(page.number == 2 ? 1 : 0).allSatisfy { $0.text == "Sunday, continued" })
            #expect(Set(headings.map(\.origin.x)).count == headings.count)
            #expect(headings.allSatisfy { $0.origin.y == headings[0].origin.y })
        }
    }

    @Test func `an entry longer than a column and a page runs over both, word for word`() throws {
        let words = (0..<4000).map { "w\($0)" }
        let event = Samples.event(words.joined(separator: " "), on: 6)
        let pages = try pages(Schedule(events: [event]), measurer: .narrow)
        let date = Samples.may.date(6)
        let lines = pages.map { $0.page.entryRuns(in: .dayList(date)).map { String($0.text) } }
        #expect(lines.count(where: { !$0.isEmpty }) > 1)
        #expect(lines.flatMap(\.self).joined(separator: " ") == words.joined(separator: " "))
        #expect(pages[0].page.texts(in: .dayCell(date)).last == "… p. 2")
        #expect(pages.flatMap(\.placements).map(\.text) == [event.title])
    }

    @Test func `days follow each other in order`() throws {
        let pages = try pages(Schedule(events: Samples.events([40, 40, 40, 40, 40])), measurer: .narrow)
        let days = pages.dropFirst().flatMap(\.page.structures).compactMap { structure in
            if case .dayList(let date) = structure.role { date } else { nil as CivilDate? }
        }
        #expect(days == days.sorted())
        #expect(Set(days) == Set(Samples.rowStarts.map(Samples.may.date)))
    }

    @Test func `pages are numbered through all months, each month's pages together`() throws {
        let pages = try pages(crowded, from: "2025-04", to: "2025-06", measurer: .narrow)
        try #require(pages.map(\.number) == [1, 2, 3, 4])
        #expect(pages.map(\.page.label) == ["2025-04", "2025-05", "2025-05, p. 3", "2025-06"])
        let reference = try #require(pages[1].page.texts(in: .dayCell(Samples.may.date(4))).last)
        #expect(reference.hasSuffix("more, p. 3"))
    }

    @Test func `stacked cells are continued without the labels of empty lines`() throws {
        let text = String(repeating: "Ames ", count: 900)
        let schedule = Schedule(days: [Samples.day(4, [("os", text), ("call", "Bell")])])
        let pages = try pages(schedule, style: .fixed(cells: .stacked), measurer: .narrow)
        let date = Samples.may.date(4)
        let labels = ["OS", "CL", "OFF", "CALL"]
        try #require(pages.count > 1)
        #expect(pages[0].page.texts(in: .dayCell(date)).filter(labels.contains) == labels)
        #expect(pages[1].page.texts(in: .dayList(date)).filter(labels.contains) == ["OS", "CALL"])
    }

    private var crowded: Schedule { Schedule(events: Samples.events([1, 100])) }
}
