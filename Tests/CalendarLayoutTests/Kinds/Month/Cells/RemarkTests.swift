import CalendarCore
import CalendarLayout
import Testing

/// A remark behind a dash: in a small body it gives way before the names.
@Suite struct RemarkTests {
    private let date = Samples.may.date(6)

    @Test func `below 9 pt a remark is below the names, smaller by a point`() throws {
        let runs = try runs("Averbeck / Belacqua — bring both badges", size: 8)
        #expect(runs.map(\.text) == ["OS", "Averbeck /", "Belacqua —", "bring both badges"])
        #expect(runs.map(\.size).dropFirst() == [.points(8), .points(8), .points(7)])
        #expect(runs[3].origin.x == runs[0].origin.x && runs[3].origin.y > runs[2].box.minY)
    }

    @Test func `a remark that fits behind the names stays there`() throws {
        #expect(try runs("Ames — AM", size: 8).map(\.text) == ["OS", "Ames — AM"])
    }

    @Test func `from 9 pt up a remark is as large as the names`() throws {
        let runs = try runs("Averbeck / Belacqua — bring both badges", size: 9)
        #expect(Set(runs.dropFirst().map(\.size)) == [.points(9)])
    }

    @Test func `a day that has no room loses the end of its remark, and no name`() throws {
        let names = (0..<9).map { "Name\($0)" }.joined(separator: " / ")
        let day = Samples.day(6, [("os", names + " — " + Samples.words(400)), ("cl", "Corvane / Kovář")])
        let pages = try CalendarLayoutTests.pages(Schedule(days: [day]), style: .fixed(8), measurer: .narrow)
        let words = pages[0].page.entryRuns(in: .dayCell(date)).map(\.text).joined(separator: " ")
        #expect(words.hasPrefix("OS " + names + " — Ames Ames"))
        #expect(words.hasSuffix("Ames … p. 2 CL Corvane / Kovář"))
    }

    private func runs(_ text: String, size: Int) throws -> [TextRun] {
        let schedule = Schedule(days: [Samples.day(6, [("os", text)])])
        let page = try CalendarLayoutTests.page(schedule, style: .fixed(size), measurer: .narrow)
        return page.page.entryRuns(in: .dayCell(date))
    }
}
