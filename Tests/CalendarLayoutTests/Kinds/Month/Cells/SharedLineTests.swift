import CalendarCore
import CalendarLayout
import Testing

/// Short lines share a line of their cell, to make room for timed events in a small body.
@Suite struct SharedLineTests {
    private let date = Samples.may.date(6)
    private let lines = [("os", "A."), ("cl", "B."), ("off", "C.")]

    @Test func `lines share a line while they fit, 7 apart`() throws {
        let runs = try runs(lines)
        #expect(runs.map(\.text) == ["OS", "A.", "CL", "B.", "OFF", "C.", "9:00–10:00", "Flu"])
        #expect(Set(runs.prefix(6).map(\.origin.y)).count == 1)
        #expect(runs[2].origin.x - runs[1].origin.x - runs[1].width == .points(7))
        #expect(runs[6].origin.x == runs[0].origin.x && runs[6].origin.y > runs[0].origin.y)
    }

    @Test func `a line that does not fit begins a new one`() throws {
        let runs = try runs([("os", "Corvane / D"), ("cl", "Averbeck"), ("off", "E.")])
        let rows = Set(runs.prefix(6).map(\.origin.y))
        #expect(rows.count == 2 && runs[2].origin.x == runs[0].origin.x && runs[4].origin.y == runs[2].origin.y)
    }

    @Test func `a text of several lines shares none`() throws {
        let runs = try runs([("os", Samples.words(9)), ("cl", "C."), ("off", "E.")])
        let label = try #require(runs.first { $0.text == "CL" })
        #expect(label.origin.x == runs[0].origin.x)
    }

    @Test(arguments: [false, true]) func `without events or from 9 pt up each line is its own`(isLarge: Bool) throws {
        let runs = try runs(lines, size: isLarge ? 9 : 8, hasEvent: isLarge)
        #expect(Set(runs.prefix(6).map(\.origin.y)).count == 3)
    }

    @Test func `the boxes of lines that share a line are beside each other`() throws {
        let boxes = try page(lines).placements.prefix(3).map(\.box)
        #expect(boxes[0].maxX == boxes[1].minX && boxes[1].maxX == boxes[2].minX)
        #expect(Set(boxes.map(\.minY)).count == 1)
    }

    private func runs(_ texts: [(String, String)], size: Int = 8, hasEvent: Bool = true) throws -> [TextRun] {
        try page(texts, size: size, hasEvent: hasEvent).page.entryRuns(in: .dayCell(date))
    }

    private func page(_ texts: [(String, String)], size: Int = 8, hasEvent: Bool = true) throws -> LaidOutPage {
        let events = hasEvent ? [Samples.event("Flu", on: 6, at: 540, until: 600)] : []
        return try CalendarLayoutTests.page(
            Schedule(days: [Samples.day(6, texts)], events: events), style: .fixed(size), measurer: .narrow)
    }
}
