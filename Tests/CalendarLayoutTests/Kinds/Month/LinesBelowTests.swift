import CalendarCore
import CalendarLayout
import Testing

/// A little text that has no room in its cells is below the grid, not on a page of its own.
@Suite struct LinesBelowTests {
    private let date = Samples.may.date(6)

    @Test func `up to six lines stand below the grid, with the day's name`() throws {
        let page = try page(Schedule(days: days(140)), measurer: .narrow)
        let text = Samples.words(140)
        #expect(page.continuedOn == nil)
        let runs = page.page.runs(in: .dayList(date))
        #expect(runs.prefix(3).map(\.text) == ["6", "Tuesday", "OS"])
        #expect(runs.dropFirst(3).map(\.text).joined(separator: " ") == text)
        let grid = try #require(page.page.weekRows.last)
        #expect(runs.allSatisfy { $0.box.minY > grid.maxY && $0.origin.y < .points(743) })
        #expect(Set(runs.map(\.origin.y)).count <= 6)
    }

    @Test func `a day may be closed without a word that says so`() throws {
        let reason = Event(
            Event.Content(title: Samples.words(140), closesDay: true), span: .allDay(first: date, last: date))
        var schedule = Schedule(events: [reason])
        schedule.closedWords = []
        let texts = try page(schedule, measurer: .narrow).page.texts(in: .dayList(date))
        #expect(texts.dropFirst().joined(separator: " ") == Samples.words(140))
    }

    @Test func `the cell says so, with a link, and the account knows where`() throws {
        let page = try page(Schedule(days: days(140)), measurer: .narrow)
        #expect(page.page.texts(in: .dayCell(date)).last == "… below")
        let list = try #require(page.page.frame(of: .dayList(date)))
        let cell = try #require(page.page.frame(of: .dayCell(date)))
        let link = try #require(page.page.links.first { cell.contains($0.area) })
        #expect(link.place == Place(page: 1, position: list.origin))
        let placement = try #require(page.placements.first { $0.outcome == .shortened })
        #expect(placement.text == Samples.words(140) && placement.rest?.page == 1)
        #expect(list.contains(try #require(placement.rest).box))
        #expect(page.placements.count { $0.subject == .day(date, line: "os") } == 1)
    }

    @Test func `the grid gives the room away, and the body keeps its size`() throws {
        let plain = try page(Schedule(days: Array(days(140).dropFirst())), style: PageStyle(), measurer: .narrow)
        let below = try page(Schedule(days: days(140)), measurer: .narrow)
        #expect(try #require(below.page.weekRows.last).maxY < (try #require(plain.page.weekRows.last)).maxY)
        #expect(below.type.size == .points(10))
    }

    @Test func `more lines have a page of their own, and the grid its height`() throws {
        let pages = try pages(Schedule(days: days(900)), style: .fixed(), measurer: .narrow)
        try #require(pages.count == 2 && pages[0].page.weekRows.last?.maxY == .points(743))
        #expect(pages[0].page.runs(in: .dayList(date)).isEmpty)
    }

    @Test func `nothing is below a grid whose cells hold everything`() throws {
        let page = try page(Schedule(days: Array(days(140).dropFirst())), measurer: .narrow)
        #expect(page.page.weekRows.last?.maxY == .points(743))
        #expect(!page.page.structures.contains { if case .dayList = $0.role { true } else { false } })
    }

    /// One long text, and a short one in every other week.
    private func days(_ count: Int) -> [DayRecord] {
        [Samples.day(6, [("os", Samples.words(count))])] + [1, 12, 19, 26].map { Samples.day($0, [("os", "Bell")]) }
    }
}
