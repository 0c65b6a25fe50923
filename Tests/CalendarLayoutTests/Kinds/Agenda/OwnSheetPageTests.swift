import CalendarCore
import Testing

@testable import CalendarLayout

/// An agenda as the sheet of one person: a row a day, their duties beside each other, and their days counted.
@Suite struct OwnSheetPageTests {
    private static let style = PageStyle { ($0.isOwnSheet, $0.title) = (true, "Kovář") }

    private static var lines: [ScheduleLine] {
        ScheduleLine.defaults.map { line in
            var line = line
            line.isLabelled = false
            return line
        }
    }

    private static let month = Schedule(
        lines: lines,
        days: [
            Samples.day(5, [("os", "OS"), ("call", "CALL from 17:00")]), Samples.day(6, [("off", "CLOSED — Snow")]),
            Samples.day(7, [("os", "OS ½"), ("cl", "CL"), ("call", "CALL")]),
        ],
        notes: [Samples.notes(["Staff meeting"])],
        events: [Samples.event("Rounds", on: 5, at: 540, until: 600, place: "St. Anne")])

    private func page(_ schedule: Schedule = month, style: PageStyle = style) throws -> LaidOutPage {
        let pages = try pages(AgendaPage.init, schedule, style: style)
        try #require(pages.count == 1)
        return pages[0]
    }

    @Test func `a day has its duties and its call, without their labels twice, then its events`() throws {
        let page = try page().page
        #expect(
            page.texts(in: .dayList(Samples.may.date(5)))
                == ["5", "Mon", "OS", "CALL", "from 17:00", "9:00–10:00", "Rounds · St. Anne"])
        #expect(page.texts(in: .dayList(Samples.may.date(7))) == ["7", "Wed", "OS", "½", "CL", "CALL"])
        #expect(page.texts(in: .dayList(Samples.may.date(6))) == ["6", "Tue", "Snow", "closed"])
    }

    @Test func `duties are on one line, and none is over another`() throws {
        let placements = try page().placements.filter { $0.subject.date == Samples.may.date(7) }
        try #require(placements.count == 3)
        #expect(Set(placements.map(\.box.minY)).count == 1)
        for (first, second) in zip(placements, placements.dropFirst()) { #expect(first.box.maxX < second.box.minX) }
    }

    @Test func `every day has a row of the same height, also without entries`() throws {
        let frames = try page().page.structures.filter { if case .dayList = $0.role { true } else { false } }
            .compactMap(\.frame)
        #expect(frames.count == 31 && Set(frames.map(\.height)) == [.points(42)])
    }

    @Test func `the days on each line are counted beside the title, closed ones for nobody`() throws {
        let page = try page().page
        #expect(page.texts(in: .heading) == ["May 2025 · Kovář"])
        #expect(page.structures.first { $0.role == .notes } != nil)
        #expect(page.texts(in: .notes) == ["OS", "2", "CL", "1", "OFF", "0", "CALL", "2", "Staff meeting"])
    }

    @Test func `notes are at the end, in small print`() throws {
        let page = try page()
        let note = try #require(page.placements.first { $0.kind == .note })
        let last = try #require(page.page.frame(of: .dayList(Samples.may.date(31))))
        #expect(note.box.minY >= last.maxY && note.box.minX == last.minX)
        #expect(page.page.texts(in: .dayList(nil)) == [])
    }

    @Test func `counts that are too wide for the title's line are below it`() throws {
        let many = (1...14).map { ScheduleLine(key: "l\($0)", label: "Consultation \($0)") }
        let wide = try page(Schedule(lines: many, days: [Samples.day(5, [("l3", "Consultation 3")])])).page
        let first = try #require(wide.frame(of: .dayList(Samples.may.date(1))))
        let usual = try #require(page().page.frame(of: .dayList(Samples.may.date(1))))
        #expect(wide.texts(in: .notes).count == 28 && first.minY > usual.minY)
    }

    @Test(arguments: PageStyle.ofEveryKind.indices, [1, 2, 3])
    func `nothing is outside the margins or over something else`(_ index: Int, _ seed: Int) throws {
        var style = PageStyle.ofEveryKind[index]
        style.isOwnSheet = true
        for page in try pages(AgendaPage.init, RandomSchedule.make(.full, seed: seed), style: style) {
            page.expectSound(style, "seed \(seed)")
        }
    }
}

extension Placement.Subject {
    fileprivate var date: CivilDate? { if case .day(let date, _) = self { date } else { nil } }
}
