import CalendarCore
import CalendarLayout
import Testing

/// Labels and values in a cell of 69.1 pt between its insets: 6.9 square ems of the body, 9.3 of labels.
@Suite struct EntrySettingTests {
    @Test func `a label runs in before its value, and further lines begin at the cell's inset`() throws {
        let page = try page([("os", "Ab Cde Fg")])
        let cell = try #require(page.frame(of: .dayCell(date)))
        let runs = page.entryRuns(in: .dayCell(date))
        try #require(runs.map(\.text) == ["OS", "Ab", "Cde Fg"])
        #expect(runs.map(\.face) == [.bold, .regular, .regular])
        // The label has 0.74 of the body, the gap 0.42 of the label.
        #expect(isClose(runs.map(\.size), [7.4, 10, 10]))
        #expect(isClose(runs.map { $0.origin.x - cell.minX }, [4, 4 + 14.8 + 3.1, 4]))
        #expect(runs[0].origin.y == runs[1].origin.y)
        #expect(runs[2].origin.y - runs[1].origin.y == .points(12))
    }

    @Test func `entries follow each other with a gap of a fifth, and an empty line takes no space`() throws {
        let page = try page([("os", "Abc"), ("off", "De")])
        let cell = try #require(page.frame(of: .dayCell(date)))
        let runs = page.entryRuns(in: .dayCell(date))
        try #require(runs.map(\.text) == ["OS", "Abc", "OFF", "De"])
        #expect(isClose([runs[2].origin.y - runs[0].origin.y], [14]))
        // The strip, half of what the leading leaves, and the ascent.
        #expect(isClose([runs[0].origin.y - cell.minY], [20.88 + 1 + 8]))
    }

    @Test func `below 9 pt lines are closer`() throws {
        let runs = try page([("os", "Abcdefg hij")], style: .fixed(8)).entryRuns(in: .dayCell(date))
        #expect(runs.count == 3 && isClose([runs[2].origin.y - runs[1].origin.y], [8 * 1.165]))
    }

    @Test func `a label has at least 6 pt, and at most 10.5`() throws {
        for (size, label) in [(7, 6.0), (12, 8.88), (15, 10.5)] {
            let runs = try page([("os", "x")], style: .fixed(size)).entryRuns(in: .dayCell(date))
            #expect(isClose([runs[0].size], [label]))
        }
    }

    @Test func `a line may be bold`() throws {
        let line = ScheduleLine(key: "os", label: "OS", weight: .bold)
        let runs = try page([("os", "Abc")], lines: [line]).entryRuns(in: .dayCell(date))
        #expect(runs.map(\.face) == [.bold, .bold])
    }

    @Test func `a value whose first word has no room beside its label goes below it`() throws {
        let line = ScheduleLine(key: "room", label: "ROOMS")
        let runs = try page([("room", "Abcd Ef")], lines: [line]).entryRuns(in: .dayCell(date))
        try #require(runs.map(\.text) == ["ROOMS", "Abcd", "Ef"])
        #expect(runs[1].origin.x == runs[0].origin.x)
        #expect(runs[1].origin.y - runs[0].origin.y == .points(12))
    }

    @Test func `a label wider than the cell is broken with a hyphen, and its value stands below if it must`() throws {
        let line = ScheduleLine(key: "long", label: "ABCDEFGHIJKLMNOP")
        let runs = try page([("long", "x")], lines: [line]).entryRuns(in: .dayCell(date))
        try #require(runs.map(\.text) == ["ABCDEFGH", "-", "IJKLMNOP", "x"])
        #expect(runs[3].origin.y - runs[2].origin.y == .points(12))
    }

    @Test func `a label is rather set smaller than broken`() throws {
        let line = ScheduleLine(key: "long", label: "ABCDEFGHIJK")
        let style = PageStyle { $0.bodySizes = BodySizes(minimum: .points(7), maximum: .points(10)) }
        let runs = try page([("long", "x")], lines: [line], style: style).entryRuns(in: .dayCell(date))
        #expect(runs.map(\.text) == ["ABCDEFGHIJK", "x"])
    }

    @Test func `a column of labels is as wide as the widest, and values hang beside it`() throws {
        let page = try page([("os", "Abc Def"), ("off", "De")], style: .fixed(labels: .column))
        let cell = try #require(page.frame(of: .dayCell(date)))
        let runs = page.entryRuns(in: .dayCell(date))
        #expect(runs.map(\.text) == ["OS", "Abc", "Def", "OFF", "De"])
        let value = 4 + 22.2 + 3.1
        #expect(isClose(runs.map { $0.origin.x - cell.minX }, [4, value, value, 4, value]))
    }

    @Test func `labels of more than two fifths of the cell are run in, whatever was asked for`() throws {
        let line = ScheduleLine(key: "room", label: "ROOM")
        let runs = try page([("room", "Ab Cdef")], lines: [line], style: .fixed(labels: .column))
            .entryRuns(in: .dayCell(date))
        try #require(runs.map(\.text) == ["ROOM", "Ab", "Cdef"])
        #expect(runs[2].origin.x == runs[0].origin.x)
    }

    @Test func `stacked, a label stands above its value, and every line has its place`() throws {
        let page = try page([("cl", "Abc")], style: .fixed(cells: .stacked))
        let cell = try #require(page.frame(of: .dayCell(date)))
        let runs = page.entryRuns(in: .dayCell(date))
        try #require(runs.map(\.text) == ["OS", "CL", "Abc", "OFF", "CALL"])
        #expect(Set(runs.map(\.origin.x)) == [cell.minX + .points(4)])
        // A label takes 1.22 × 7.4, a value 12, the gap 2.
        let entry = 7.4 * 1.22 + 14
        #expect(isClose([runs[1].origin.y - runs[0].origin.y, runs[3].origin.y - runs[1].origin.y], [entry, entry]))
        #expect(runs[4].origin.y - runs[3].origin.y > .points(40), "the call stands at the foot")
    }

    @Test func `stacked, a day without a record has its labels too`() throws {
        let page = try page([], style: .fixed(cells: .stacked))
        #expect(page.texts(in: .dayCell(Samples.may.date(20))) == ["20", "OS", "CL", "OFF", "CALL"])
    }

    private let date = Samples.may.date(6)

    private func page(
        _ texts: [(String, String)], lines: [ScheduleLine] = ScheduleLine.defaults, style: PageStyle = .fixed()
    ) throws -> Page {
        let schedule = Schedule(lines: lines, days: [Samples.day(6, texts)])
        return try CalendarLayoutTests.page(schedule, style: style).page
    }
}
