import CalendarCore
import CalendarLayout
import Testing

/// The words of a closed day, from the text that closes it.
@Suite struct ClosedDayTests {
    private let date = Samples.may.date(6)

    @Test func `the reason stands first in the cell, bold and without a label`() throws {
        let page = try page([("os", "Ames"), ("off", "CLOSED — Labor")])
        let runs = page.entryRuns(in: .dayCell(date))
        #expect(runs.map(\.text) == ["Labor", "OS", "Ames"] && runs.map(\.face) == [.bold, .bold, .regular])
        #expect(page.texts(in: .dayCell(date)).contains("CLOSED"))
    }

    @Test func `the text is accounted for as it was written, with the strip in its box`() throws {
        for text in ["CLOSED — Labor", "CLOSED"] {
            let page = try CalendarLayoutTests.page(Schedule(days: [Samples.day(6, [("off", text)])]))
            let placement = try #require(page.placements.first)
            let cell = try #require(page.page.frame(of: .dayCell(date)))
            #expect(page.placements.map(\.text) == [text] && placement.outcome == .drawn)
            #expect(placement.box.origin == cell.origin && placement.box.height >= .points(20))
        }
    }

    @Test func `an event that closes its day does the same`() throws {
        var event = Samples.event("Labor", on: 6)
        event.closesDay = true
        let page = try CalendarLayoutTests.page(Schedule(events: [event])).page
        #expect(page.fills(.black).count == 1)
        #expect(page.texts(in: .dayCell(date)) == ["6", "CLOSED", "Labor"])
    }

    @Test func `an event of several days that closes them stands in each of their cells`() throws {
        var event = Samples.event("Winter", from: 6, to: 8)
        event.closesDay = true
        let page = try CalendarLayoutTests.page(Schedule(events: [event])).page
        #expect(page.fills(.black).count == 3 && page.outlines.isEmpty)
        for day in 6...8 { #expect(page.texts(in: .dayCell(Samples.may.date(day))).last == "Winter") }
    }

    @Test func `lines at the foot close nothing, nor do texts that only begin like it`() throws {
        let page = try page([("call", "CLOSED"), ("os", "CLOSED 1/1 at noon")])
        #expect(page.fills(.black).isEmpty)
        #expect(page.entryRuns(in: .dayCell(date)).contains { $0.text == "CLOSED" && $0.face == .bold })
    }

    @Test func `a second text with the same word closes with it; one with another word is an entry`() throws {
        let same = try page([("os", "CLOSED: A"), ("off", "CLOSED: B")])
        #expect(same.texts(in: .dayCell(date)) == ["6", "CLOSED", "A", "B"])
        let other = try page([("os", "CLOSED: A"), ("off", "AWAY: B")], closedWords: ["CLOSED", "AWAY"])
        #expect(other.texts(in: .dayCell(date)) == ["6", "CLOSED", "A", "OFF", "AWAY:", "B"])
    }

    @Test func `a reason that a holiday and a text give is said once`() throws {
        var event = Samples.event("Labor", on: 6)
        event.closesDay = true
        let days = [Samples.day(6, [("os", "CLOSED — Labor"), ("off", "CLOSED: audit")])]
        let page = try CalendarLayoutTests.page(Schedule(days: days, events: [event]))
        #expect(page.page.texts(in: .dayCell(date)) == ["6", "CLOSED", "Labor", "audit"])
        #expect(page.placements.count == 3)
    }

    private func page(_ texts: [(String, String)], closedWords: [String] = Closing.defaultWords) throws -> Page {
        let schedule = Schedule(closedWords: closedWords, days: [Samples.day(6, texts)])
        return try CalendarLayoutTests.page(schedule).page
    }
}
