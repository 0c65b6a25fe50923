import CalendarCore
import Testing

@testable import CalendarLayout

/// Days in columns, with every entry in full.
@Suite struct AgendaPageTests {
    private static let week = Schedule(
        days: [
            Samples.day(5, [("os", "P.G.K."), ("call", "AVERBECK")]), Samples.day(6, [("off", "CLOSED — Snow")]),
        ],
        notes: [Samples.notes(["Staff meeting", "Badges"])],
        events: [
            Samples.event("Rounds", on: 5, at: 540, until: 600, place: "St. Anne"),
            Samples.event("Audit", from: 6, to: 8),
        ])

    @Test func `a day has its lines, then those at the foot, then its events`() throws {
        let page = try #require(pages(AgendaPage.init, Self.week).first).page
        let texts = page.texts(in: .dayList(Samples.may.date(5)))
        #expect(texts == ["5", "Mon", "OS", "P.G.K.", "CALL", "AVERBECK", "9:00–10:00", "Rounds, St. Anne"])
    }

    @Test func `the notes stand first, and a closed day says why`() throws {
        let page = try #require(pages(AgendaPage.init, Self.week).first).page
        #expect(page.texts(in: .dayList(nil)) == ["Notes", "Staff meeting", "Badges"])
        #expect(page.texts(in: .dayList(Samples.may.date(6))).prefix(4) == ["6", "Tue", "Snow", "closed"])
        let lists = page.structures.compactMap { structure in
            if case .dayList(let date) = structure.role { date } else { nil }
        }
        #expect(lists == lists.sorted())
    }

    @Test func `an event of several days says until when`() throws {
        let page = try #require(pages(AgendaPage.init, Self.week).first).page
        #expect(page.texts(in: .dayList(Samples.may.date(7))).last == "Audit · to 8 May")
        #expect(page.texts(in: .dayList(Samples.may.date(8))).last == "Audit")
    }

    @Test func `days without entries fold into a line`() throws {
        let page = try #require(pages(AgendaPage.init, Self.week).first).page
        #expect(page.texts(in: .dayList(Samples.may.date(1))) == ["1–4", "nothing"])
        #expect(page.texts(in: .dayList(Samples.may.date(9))) == ["9–31", "nothing"])
        let alone = Schedule(days: [4, 6].map { Samples.day($0, [("os", "A")]) })
        let other = try #require(pages(AgendaPage.init, alone).first).page
        #expect(other.texts(in: .dayList(Samples.may.date(5))) == ["5 Mon", "nothing"])
    }

    @Test func `only the days asked for are listed`() throws {
        let page = try #require(
            pages(AgendaPage.init, Self.week, Samples.may.date(5)...Samples.may.date(6)).first)
        #expect(page.page.label == "2025-05-05/2025-05-06")
        #expect(page.placements.count == 5)
        #expect(page.page.frame(of: .dayList(nil)) == nil)
    }

    @Test func `a light month has large type, a full one takes several pages with even columns`() throws {
        let light = try pages(AgendaPage.init, Self.week)
        #expect(light.count == 1 && light[0].type.size == .points(14))
        let full = Schedule(
            events: (1...31).flatMap { day in (0..<9).map { Samples.event("Event \($0) of the day", on: day) } })
        let pages = try pages(AgendaPage.init, full)
        try #require(pages.count > 2 && Set(pages.map(\.type.size)) == [.points(10)])
        #expect(pages[1].page.texts(in: .heading) == ["May 2025, continued"])
        #expect(pages.map(\.page.label).prefix(2) == ["2025-05", "2025-05, p. 2"])
        #expect(pages.flatMap(\.placements).count == 31 * 9)
        let bottoms = try #require(pages.last).page.structures.filter {
            if case .dayList = $0.role { true } else { false }
        }
        .compactMap(\.frame).reduce(into: [Length: Length]()) { $0[$1.minX] = max($0[$1.minX] ?? .zero, $1.maxY) }
        let heights = bottoms.values.sorted()
        #expect(heights[heights.count - 1] - heights[0] < .points(180))
    }

    @Test func `a day that is longer than a column goes on in the next`() throws {
        let long = Schedule(events: (0..<90).map { Samples.event("Event \($0)", on: 7) })
        let pages = try pages(AgendaPage.init, long, style: .fixed(10))
        let parts = pages.flatMap { $0.page.structures }.filter { $0.role == .dayList(Samples.may.date(7)) }
        #expect(parts.count > 1 && pages.flatMap(\.placements).count == 90)
    }

    @Test(arguments: PageStyle.ofEveryKind.indices, [1, 2, 3])
    func `nothing is outside the margins or over something else`(_ style: Int, _ seed: Int) throws {
        let style = PageStyle.ofEveryKind[style]
        for page in try pages(AgendaPage.init, RandomSchedule.make(.full, seed: seed), style: style) {
            page.expectSound(style, "seed \(seed)")
        }
    }
}
