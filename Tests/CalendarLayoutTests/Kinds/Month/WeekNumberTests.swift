import CalendarCore
import Testing

@testable import CalendarLayout

/// The numbers of weeks beside a month's grid.
@Suite struct WeekNumberTests {
    @Test(arguments: [
        (Weekday.monday, ["18", "19", "20", "21", "22"]), (.sunday, ["18", "19", "20", "21", "22"]),
        (.saturday, ["18", "19", "20", "21", "22", "23"]),
    ])
    func `each row has the number of its Thursday's week`(_ first: Weekday, _ numbers: [String]) throws {
        #expect(try self.numbers("2025-05", first) == numbers)
    }

    @Test func `weeks count by ISO 8601 at the turn of the year`() throws {
        #expect(try numbers("2024-12", .monday) == ["48", "49", "50", "51", "52", "1"])
        #expect(try numbers("2021-01", .monday) == ["53", "1", "2", "3", "4"])
    }

    @Test(arguments: [WritingDirection.leftToRight, .rightToLeft])
    func `they stand beside the grid, on the line of the days' numbers`(_ direction: WritingDirection) throws {
        var style = PageStyle { ($0.firstWeekday, $0.hasWeekNumbers) = (.monday, true) }
        style.locale.direction = direction
        let page = try pages(RandomSchedule.make(.full, seed: 1), style: style, measurer: .narrow)[0].page
        let grid = try #require(page.frame(of: .dayCell(Samples.may.date(5)))).minY
        let runs = (18...22).flatMap { page.runs(in: .weekNumber($0)) }
        try #require(runs.count == 5)
        let cells = page.structures.filter { if case .dayCell = $0.role { true } else { false } }.compactMap(\.frame)
        for run in runs {
            #expect(!cells.contains { $0.overlaps(run.box) } && style.sheet.content.contains(run.box))
            #expect(run.face == .regular && run.size == .points(11))
        }
        let fifth = try #require(page.runs(in: .dayCell(Samples.may.date(5))).first)
        #expect(runs[1].origin.y == fifth.origin.y && runs[1].origin.y > grid)
        let table = try #require(page.frame(of: .table))
        #expect(table.width == style.sheet.content.width)
        #expect(page.weekRows.allSatisfy { $0.width == table.width })
    }

    @Test func `without them the grid has all the width`() throws {
        let page = try pages(Schedule(), measurer: .narrow)[0].page
        #expect(page.runs(in: .weekNumberHeader).isEmpty)
        #expect(page.weekRows.allSatisfy { $0.width == .points(540) })
    }

    private func numbers(_ month: String, _ first: Weekday) throws -> [String] {
        let style = PageStyle { ($0.firstWeekday, $0.hasWeekNumbers) = (first, true) }
        let page = try pages(Schedule(), from: month, style: style, measurer: .narrow)[0].page
        #expect(page.texts(in: .weekNumberHeader) == ["Wk"])
        return page.structures.compactMap { if case .weekNumber(let number) = $0.role { String(number) } else { nil } }
    }
}
