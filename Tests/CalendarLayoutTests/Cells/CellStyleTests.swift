import CalendarCore
import CalendarLayout
import Testing

@Suite struct CellStyleTests {
    @Test func `inline, an entry has its label in a column and its value beside it`() throws {
        let page = try page([("os", "Abc"), ("off", "De")])
        let cell = try #require(page.frame(of: .dayCell(date)))
        let runs = page.entryRuns(in: .dayCell(date))
        #expect(runs.map { String($0.text) } == ["OS", "Abc", "OFF", "De"])
        // Labels at 7.5 pt: the widest, CALL, takes 30 pt; padding and gap are 3.
        #expect(runs.map { $0.origin.x - cell.minX } == [3, 36, 3, 36].map(Length.points))
        #expect(runs.map(\.face) == [.bold, .regular, .bold, .regular])
        #expect(runs.map(\.size) == [30, 40, 30, 40].map(Length.quarterPoints))
        #expect(runs[0].origin.y == runs[1].origin.y)
        #expect(runs[2].origin.y - runs[0].origin.y == .points(12))
    }

    @Test func `inline, a value's further lines hang under its first`() throws {
        let runs = try page([("os", "Abc Def")]).entryRuns(in: .dayCell(date))
        #expect(runs.map { String($0.text) } == ["OS", "Abc", "Def"])
        #expect(runs[1].origin.x == runs[2].origin.x)
        #expect(runs[2].origin.y - runs[1].origin.y == .points(12))
    }

    @Test func `inline, an empty line takes no space`() throws {
        let page = try page([("call", "A")])
        let cell = try #require(page.frame(of: .dayCell(date)))
        let runs = page.entryRuns(in: .dayCell(date))
        #expect(runs.map { String($0.text) } == ["CALL", "A"])
        // The line's height of 12 less the em of 10, halved, then the ascent of 8.
        #expect(runs[0].origin.y == cell.minY + .points(15 + 1 + 8))
    }

    @Test func `a label is never below 6 pt`() throws {
        let runs = try page([("os", "x"), ("cl", String(repeating: "xx ", count: 12))]).entryRuns(in: .dayCell(date))
        #expect(try #require(runs.map(\.size).min()) >= .points(6))
    }

    @Test func `labels of more than 40 % of the cell are run in`() throws {
        let line = ScheduleLine(key: "room", label: "ROOMS")
        let page = try page([("room", "Ab Bcd")], lines: [line])
        let cell = try #require(page.frame(of: .dayCell(date)))
        let runs = page.entryRuns(in: .dayCell(date))
        #expect(runs.map { String($0.text) } == ["ROOMS", "Ab", "Bcd"])
        // 37.5 pt of label and 3 of gap, then back to the left edge.
        #expect(runs.map { $0.origin.x - cell.minX } == [.points(3), .quarterPoints(174), .points(3)])
        #expect(runs[0].origin.y == runs[1].origin.y)
    }

    @Test func `a value whose first word has no room beside a run-in label goes below it`() throws {
        let line = ScheduleLine(key: "room", label: "ROOMS")
        let runs = try page([("room", "Abcd Ef")], lines: [line]).entryRuns(in: .dayCell(date))
        #expect(runs.map { String($0.text) } == ["ROOMS", "Abcd Ef"])
        #expect(runs[1].origin.y - runs[0].origin.y == .points(12))
    }

    @Test func `white space before a value does not hide its first word`() throws {
        let line = ScheduleLine(key: "room", label: "ROOMS")
        let runs = try page([("room", " Abcd Efgh")], lines: [line]).entryRuns(in: .dayCell(date))
        #expect(runs.map { String($0.text) } == ["ROOMS", "Abcd", "Efgh"])
    }

    @Test func `a label wider than the cell is broken`() throws {
        let line = ScheduleLine(key: "long", label: "ABCDEFGHIJKLMNOP")
        let page = try page([("long", "x")], lines: [line])
        let runs = page.entryRuns(in: .dayCell(date))
        #expect(runs.map { String($0.text) } == ["ABCDEFGHI", "JKLMNOP", "x"])
        #expect(runs[2].origin.y == runs[1].origin.y)
    }

    @Test func `stacked, a label stands above its value, 7 on 8, also where it has none`() throws {
        let page = try page([("cl", "Abc")], style: .stacked)
        let cell = try #require(page.frame(of: .dayCell(date)))
        let runs = page.entryRuns(in: .dayCell(date))
        #expect(runs.map { String($0.text) } == ["OS", "CL", "Abc", "OFF", "CALL"])
        #expect(Set(runs.map(\.origin.x)) == [cell.minX + .points(3)])
        let tops = runs.map { ($0.origin.y - runs[0].origin.y).rawValue / Length.unitsPerPoint }
        // Every line of the schedule has a row for its label and one for its value.
        #expect(tops == [0, 16, 24, 32, 48])
        #expect(runs.map(\.size) == [6, 6, 7, 6, 6].map(Length.points))
    }

    @Test func `stacked, a day without a record has its labels too`() throws {
        let page = try page([], style: .stacked)
        #expect(page.texts(in: .dayCell(Samples.may.date(20))) == ["20", "OS", "CL", "OFF", "CALL"])
    }

    private let date = Samples.may.date(6)

    private func page(
        _ texts: [(String, String)], lines: [ScheduleLine] = ScheduleLine.defaults, style: CellStyle = .inline
    ) throws -> Page {
        let schedule = Schedule(lines: lines, days: [Samples.day(6, texts)])
        return try #require(try pages(schedule, style: PageStyle(cellStyle: style)).first).page
    }
}
