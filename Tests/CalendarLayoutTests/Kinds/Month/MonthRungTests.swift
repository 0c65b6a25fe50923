import CalendarCore
import CalendarLayout
import Testing

/// May 2025, five week rows of 134.8 pt: a cell holds 9 lines at 10 pt, 12 at 8 pt and 13 at 7 pt; a line holds 7
/// regular characters at 10 pt, 8 at 8 pt and 10 at 7 pt, or 9, 11 and 13 condensed ones.
@Suite struct MonthRungTests {
    @Test func `a sparse month is drawn at 10 regular, with equal rows`() throws {
        let page = try page([1, 2, 0, 1, 1])
        #expect(page.rung == Rung(BodyType(.regular, size: .points(10)), rows: .equal))
        #expect(Set(heights(page)).count <= 2)
        #expect(page.placements.allSatisfy { $0.outcome == .drawn })
    }

    @Test func `an empty month is drawn at 10 regular, with equal rows`() throws {
        #expect(try page([]).rung == Rung(BodyType(.regular, size: .points(10)), rows: .equal))
    }

    @Test func `more lines make a smaller body`() throws {
        let page = try page([10, 10, 10, 10, 10])
        #expect(page.rung == Rung(BodyType(.regular, size: .quarterPoints(38)), rows: .equal))
    }

    @Test func `one full day lets the rows flex`() throws {
        let page = try page([1, 20, 1, 1, 1])
        #expect(page.rung == Rung(BodyType(.regular, size: .points(10)), rows: .flex))
        let heights = heights(page)
        #expect(heights[1] >= .points(258))
        #expect(heights.sum() == .points(674))
        #expect(heights.allSatisfy { $0 >= .points(30) })
    }

    @Test func `a long name makes the page condensed, with equal rows`() throws {
        let page = try page([1, 1, 1, 1, 1], longWord: 9)
        #expect(page.rung == Rung(BodyType(.condensed, size: .points(10)), rows: .equal))
        #expect(page.placements.allSatisfy { $0.outcome == .condensed })
    }

    @Test func `a long name and a full day make the page condensed, with rows that flex`() throws {
        let page = try page([1, 20, 1, 1, 1], longWord: 9)
        #expect(page.rung == Rung(BodyType(.condensed, size: .points(10)), rows: .flex))
    }

    @Test func `below 8 pt, regular with equal rows`() throws {
        let page = try page([13, 13, 13, 13, 13])
        #expect(page.rung == Rung(BodyType(.regular, size: .quarterPoints(29)), rows: .equal))
        #expect(page.placements.allSatisfy { $0.outcome == .shrunk })
    }

    @Test func `below 8 pt, regular with rows that flex`() throws {
        let page = try page([14, 13, 13, 13, 13])
        #expect(page.rung == Rung(BodyType(.regular, size: .quarterPoints(29)), rows: .flex))
    }

    @Test func `below 8 pt, condensed with equal rows`() throws {
        let page = try page([13, 13, 13, 13, 13], longWord: 11)
        #expect(page.rung == Rung(BodyType(.condensed, size: .quarterPoints(29)), rows: .equal))
        #expect(page.placements.allSatisfy { $0.outcome == .shrunk })
    }

    @Test func `below 8 pt, condensed with rows that flex`() throws {
        let page = try page([14, 13, 13, 13, 13], longWord: 11)
        #expect(page.rung == Rung(BodyType(.condensed, size: .quarterPoints(29)), rows: .flex))
    }

    @Test func `below 7 pt only where six is the minimum`() throws {
        let counts = [14, 14, 14, 14, 14]
        #expect(try page(counts).rung == Rung(BodyType(.condensed, size: .points(7)), rows: .continue))
        #expect(
            try page(counts, minimum: .six).rung == Rung(BodyType(.regular, size: .quarterPoints(27)), rows: .equal))
    }

    @Test func `what six points cannot hold is continued at seven`() throws {
        let page = try page([30, 30, 30, 30, 30], minimum: .six)
        #expect(page.rung == Rung(BodyType(.condensed, size: .points(7)), rows: .continue))
    }

    @Test func `a name too long for every rung is broken at the first`() throws {
        let page = try page([1, 1, 1, 1, 1], longWord: 14)
        #expect(page.rung == Rung(BodyType(.regular, size: .points(10)), rows: .equal))
    }

    @Test func `a row's need does not hang on rows beside it where the page is continued`() throws {
        let page = try page([60, 1, 2, 60, 1])
        let heights = heights(page)
        // 15 above the first line, 8.4 per line, 3 below.
        #expect(heights[1] == Length(rawValue: 18 * 1024 + 8601))
        #expect(heights[2] == Length(rawValue: 18 * 1024 + 2 * 8601))
        #expect(heights.sum() == .points(674))
    }

    private func page(
        _ counts: [Int], longWord: Int? = nil, minimum: MinimumFontSize = .seven
    ) throws -> LaidOutPage {
        var events = Samples.events(counts)
        if let longWord { events.append(Samples.event(String(repeating: "B", count: longWord), on: 30)) }
        let options = PageStyle(minimumFontSize: minimum)
        return try #require(try pages(Schedule(events: events), style: options).first)
    }

    private func heights(_ page: LaidOutPage) -> [Length] {
        page.page.structures.filter { $0.role == .weekRow }.compactMap { $0.frame?.height }
    }
}
