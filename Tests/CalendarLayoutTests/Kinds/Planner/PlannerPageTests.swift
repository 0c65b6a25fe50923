import CalendarCore
import Testing

@testable import CalendarLayout

/// A month with lines to write on.
@Suite struct PlannerPageTests {
    private static let schedule = Schedule(
        days: [Samples.day(5, [("os", "P.G.K.")]), Samples.day(26, [("off", "CLOSED — Memorial Day")])],
        notes: [Samples.notes(["Badges"])])

    private func page(_ style: PageStyle = PageStyle()) throws -> LaidOutPage {
        try #require(pages(PlannerPage.init, Self.schedule, style: style).first)
    }

    @Test func `only notes and closed days are printed`() throws {
        let page = try page()
        #expect(page.page.texts(in: .dayCell(Samples.may.date(5))) == ["5"])
        #expect(page.page.texts(in: .dayCell(Samples.may.date(26))) == ["26", "CLOSED", "Memorial Day"])
        #expect(page.placements.map(\.text) == ["Badges"] && page.kind == "planner")
    }

    @Test func `who is on call is at the foot, below the lines to write on`() throws {
        let schedule = Schedule(days: [Samples.day(6, [("os", "P.G.K."), ("call", "AVERBECK")])])
        let page = try #require(pages(PlannerPage.init, schedule).first).page
        #expect(page.texts(in: .dayCell(Samples.may.date(6))) == ["6", "CALL", "AVERBECK"])
        let cell = try #require(page.frame(of: .dayCell(Samples.may.date(6))))
        let foot = page.leaves.compactMap(\.run).filter { ["CALL", "AVERBECK"].contains($0.text) }.map(\.inkBox)
        let dotted = page.leaves.compactMap { leaf -> [Rule]? in
            if case .rules(let rules, _, _, _?) = leaf.item { rules } else { nil }
        }.flatMap(\.self).filter { cell.contains($0.from) }
        #expect(foot.count == 2 && dotted.count > 2)
        #expect(foot.allSatisfy { box in dotted.allSatisfy { $0.from.y < box.minY } })
    }

    @Test func `dotted lines stand in the free part of each cell, as far apart as one writes`() throws {
        let page = try page().page
        let dotted = page.leaves.compactMap { leaf -> [Rule]? in
            if case .rules(let rules, _, _, _?) = leaf.item { rules } else { nil }
        }.flatMap(\.self)
        let cells = DaySpan(Samples.may).days.compactMap { page.frame(of: .dayCell($0)) }
        for cell in cells {
            let own = dotted.filter { cell.contains($0.from) }.map(\.from.y).sorted()
            #expect(own.count > 2)
            #expect(zip(own.dropFirst(), own).allSatisfy { $0 - $1 == .points(20) })
            #expect(own.last.map { cell.maxY - $0 } == .points(20))
        }
        let texts = page.leaves.compactMap(\.run).map(\.inkBox)
        for rule in dotted {
            #expect(!texts.contains { $0.overlaps(rule.box(weight: .quarterPoints(2))) })
        }
    }

    @Test(arguments: PageStyle.ofEveryKind.indices)
    func `nothing is outside the margins`(_ style: Int) throws {
        let style = PageStyle.ofEveryKind[style]
        try page(style).expectSound(style)
    }
}

extension Rect {
    fileprivate func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }
}
