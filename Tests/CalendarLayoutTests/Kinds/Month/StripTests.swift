import CalendarCore
import CalendarLayout
import Testing

/// The strip at the top of a cell tells weekends, closed days and today apart without colour.
@Suite struct StripTests {
    @Test func `a weekend's strip is light, any other white`() throws {
        let page = try page(Schedule()).page
        let weekend = [3, 4, 10, 11, 17, 18, 24, 25, 31].map(Samples.may.date)
        let strips = try weekend.map { try strip($0, page) }
        #expect(Set(page.fills(.light)) == Set(strips))
        #expect(page.fills(.black).isEmpty)
        let numbers = weekend.compactMap { page.runs(in: .dayCell($0)).first }
        #expect(numbers.allSatisfy { $0.ink == .black })
    }

    @Test func `the weekend is the locale's`() throws {
        var style = PageStyle.fixed()
        style.locale.weekend = [.friday]
        let page = try page(Schedule(), style: style).page
        let fridays = try [2, 9, 16, 23, 30].map { try strip(Samples.may.date($0), page) }
        #expect(Set(page.fills(.light)) == Set(fridays))
    }

    @Test(arguments: [6, 10])
    func `a closed day's strip is black, its number white, also in a weekend`(_ day: Int) throws {
        let date = Samples.may.date(day)
        let page = try page(Schedule(days: [Samples.day(day, [("off", "CLOSED")])])).page
        #expect(page.fills(.black) == [try strip(date, page)])
        #expect(page.fills(.light).count == 9 - (day == 10 ? 1 : 0))
        let runs = page.runs(in: .dayCell(date))
        #expect(runs.map(\.text) == [Substring(String(day)), "CLOSED"] && runs.map(\.ink) == [.white, .white])
    }

    @Test func `strips are drawn before everything else`() throws {
        let page = try page(Schedule(days: [Samples.day(6, [("off", "CLOSED")])])).page
        let first = try #require(page.leaves.firstIndex { $0.run != nil })
        let last = try #require(page.leaves.lastIndex { if case .fill = $0.item { true } else { false } })
        #expect(last < first)
        #expect(page.leaves[last].roles == [.artifact])
    }

    @Test func `the closing word stands at the end of the strip, bold, on the number's baseline`() throws {
        let date = Samples.may.date(6)
        let page = try page(Schedule(days: [Samples.day(6, [("off", "closed")])]), measurer: .narrow).page
        let runs = page.runs(in: .dayCell(date))
        let cell = try #require(page.frame(of: .dayCell(date)))
        try #require(runs.count > 1)
        #expect(runs[1].text == "closed" && runs[1].face == .bold && isClose([runs[1].size], [9.36]))
        #expect(runs[1].origin.x + runs[1].width == cell.maxX - .points(4))
        #expect(runs[1].origin.y == runs[0].origin.y)
    }

    @Test func `a long closing word is condensed, then smaller, and stays in its strip`() throws {
        let words = ["CLOSED", "GESCHLOSSEN", "GESCHLOSSEN FÜR", "SIXTEEN LETTERS!"]
        for word in words {
            let schedule = Schedule(closedWords: [word], days: [Samples.day(6, [("off", word)])])
            let page = try page(schedule, measurer: .narrow).page
            let run = try #require(page.runs(in: .dayCell(Samples.may.date(6))).last)
            let strip = try strip(Samples.may.date(6), page)
            #expect(String(run.text) == word && strip.contains(run.box))
        }
    }

    @Test func `today has a rounded box behind its number, and the word at the end of the strip`() throws {
        let date = Samples.may.date(6)
        var style = PageStyle.fixed()
        style.today = date
        let page = try page(Schedule(), style: style, measurer: .narrow).page
        let (number, word) = (page.runs(in: .dayCell(date))[0], page.runs(in: .dayCell(date))[1])
        #expect(number.text == "6" && word.text == "today" && word.face == .bold && word.size == .quarterPoints(30))
        let (shape, leaf) = try #require(page.outlines.first)
        #expect(page.outlines.count == 1 && leaf.roles.last == .artifact)
        guard case .outline(.roundedRect(_, .points(3)), .quarterPoints(6), _, _) = leaf.item else {
            return #expect(Bool(false), "\(leaf.item)")
        }
        #expect(shape.bounds.minX < number.origin.x && shape.bounds.maxX > number.origin.x + number.width)
        let strip = try strip(date, page)
        #expect(strip.contains(leaf.inkBoxes[0]))
    }

    @Test func `today is marked on no other page, and only if the style says so`() throws {
        var style = PageStyle()
        style.today = Samples.may.date(6)
        #expect(try pages(Schedule(), from: "2025-06", style: style)[0].page.outlines.isEmpty)
        #expect(try pages(Schedule())[0].page.outlines.isEmpty)
    }

    @Test func `a closed day that is today keeps its word, and a black number in its box`() throws {
        var style = PageStyle.fixed()
        style.today = Samples.may.date(6)
        let page = try page(Schedule(days: [Samples.day(6, [("off", "CLOSED")])]), style: style).page
        let runs = page.runs(in: .dayCell(Samples.may.date(6)))
        #expect(runs.map(\.text) == ["6", "CLOSED"] && runs.map(\.ink) == [.black, .white])
        #expect(page.structures.compactMap(\.spoken).contains("6, today"))
    }

    private func strip(_ date: CivilDate, _ page: Page) throws -> Rect {
        let cell = try #require(page.frame(of: .dayCell(date)))
        let number = try #require(page.runs(in: .dayCell(date)).first)
        return Rect(x: cell.minX, y: cell.minY, width: cell.width, height: number.size * 116 / 100)
    }
}
