import CalendarCore
import CalendarLayout
import Testing

/// A day that has no room for all of its texts: what stays, and where the rest is. Faces are half an em wide.
@Suite struct ShortenedTextTests {
    private let date = Samples.may.date(6)

    @Test func `a text that is too long ends with the page that has all of it, in bold`() throws {
        let pages = try pages([("os", Samples.words(900))])
        let runs = pages[0].page.entryRuns(in: .dayCell(date))
        let reference = try #require(runs.last)
        try #require(pages.count == 2 && reference.text == "… p. 2" && reference.face == .bold)
        let last = runs[runs.count - 2]
        #expect(reference.origin.y == last.origin.y)
        // It is behind the last word, with a gap of a fifth of the body.
        #expect(isClose([reference.origin.x - last.origin.x - last.width], [2]))
        let cell = try #require(pages[0].page.frame(of: .dayCell(date)))
        #expect(runs.allSatisfy { cell.contains($0.box) })
    }

    @Test func `what stays is the beginning, up to a word`() throws {
        let text = (0..<900).map { "w\($0)" }.joined(separator: " ")
        let runs = try pages([("os", text)])[0].page.entryRuns(in: .dayCell(date)).dropFirst().dropLast()
        let kept = runs.map(\.text).joined(separator: " ")
        #expect(!kept.isEmpty && text.hasPrefix(kept + " "))
    }

    @Test func `the reference is a link to the day, and the day's heading leads back`() throws {
        let pages = try pages([("os", Samples.words(900))])
        let (forth, back) = (try #require(pages[0].page.links.first), try #require(pages[1].page.links.first))
        #expect(forth.place.page == 2 && back.place.page == 1 && pages[0].continuedOn == 2)
        #expect(back.area.origin == forth.place.position)
        let cell = try #require(pages[0].page.frame(of: .dayCell(date)))
        #expect(back.place.position == cell.origin && cell.contains(forth.area))
    }

    @Test func `every line of the day keeps its place, and the longest gives way first`() throws {
        let texts = [("os", Samples.words(900)), ("cl", "Bell"), ("off", "Cole"), ("call", "Dale")]
        let pages = try pages(texts)
        let runs = pages[0].page.entryRuns(in: .dayCell(date)).map(\.text)
        #expect(runs.filter { ["OS", "CL", "OFF", "CALL"].contains($0) } == ["OS", "CL", "OFF", "CALL"])
        #expect(runs.suffix(6) == ["CL", "Bell", "OFF", "Cole", "CALL", "Dale"])
        let shortened = pages.flatMap(\.placements).filter { $0.outcome == .shortened }
        #expect(shortened.map(\.subject) == [.day(date, line: "os")] && shortened[0].rest?.page == 2)
        #expect(pages.flatMap(\.placements).count == 4)
    }

    @Test(arguments: [10, 20, 40]) func `everything else gives way to the foot line`(length: Int) throws {
        let call = Samples.words(length)
        let page = try pages([("os", Samples.words(900)), ("cl", Samples.words(900)), ("call", call)])[0]
        let cut = page.placements.filter { [.shortened, .continued].contains($0.outcome) }.map(\.subject)
        #expect(!cut.isEmpty && !cut.contains(.day(date, line: "call")))
        let words = page.page.entryRuns(in: .dayCell(date)).map(\.text).joined(separator: " ")
        #expect(words.hasSuffix("CALL " + call))
    }

    @Test func `a foot line that is higher than its cell is cut itself`() throws {
        let cut = try pages([("os", Samples.words(900)), ("call", Samples.words(900))])[0].placements.map(\.outcome)
        #expect(cut.contains(.shortened) && !cut.contains(.drawn))
    }

    @Test func `the other page has the day in full`() throws {
        let text = Samples.words(900)
        let pages = try pages([("os", text), ("call", "Dale")])
        let runs = pages[1].page.entryRuns(in: .dayList(date)).map(\.text)
        #expect(runs.joined(separator: " ") == "OS \(text) CALL Dale")
    }

    @Test func `other days and other texts stay whole`() throws {
        let other = Samples.day(7, [("os", "Ames"), ("call", "Bell")])
        let pages = try pages([("os", Samples.words(900))], other)
        #expect(pages[0].page.entryRuns(in: .dayCell(other.date)).map(\.text) == ["OS", "Ames", "CALL", "Bell"])
        #expect(pages[0].fit?.shortenedDayCount == 1)
        #expect(pages[0].placements.filter { $0.subject != .day(date, line: "os") }.allSatisfy { $0.rest == nil })
    }

    @Test func `what even cut texts leave no room for is continued, whole`() throws {
        let events = (0..<200).map { Samples.event("e\($0)", on: 6) }
        let pages = try CalendarLayoutTests.pages(Schedule(events: events), style: .fixed(), measurer: .narrow)
        let kept = pages[0].placements.count
        #expect(kept > 10 && pages[0].page.texts(in: .dayCell(date)).last == "+\(200 - kept) more, p. 2")
        #expect(pages[0].fit?.shortenedDayCount == 1)
        #expect(pages.flatMap(\.placements).count == 200)
    }

    private func pages(_ texts: [(String, String)], _ other: DayRecord? = nil) throws -> [LaidOutPage] {
        let schedule = Schedule(days: [Samples.day(6, texts)] + [other].compactMap(\.self))
        return try CalendarLayoutTests.pages(schedule, style: .fixed(), measurer: .narrow)
    }
}
