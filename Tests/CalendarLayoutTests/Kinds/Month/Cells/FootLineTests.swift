import CalendarCore
import CalendarLayout
import Testing

/// The lines at the foot of the cells, which are read across a week as one band.
@Suite struct FootLineTests {
    @Test func `the foot line stands at the foot of every cell, whatever else its day has`() throws {
        let days = (1...31).map { day in
            Samples.day(day, (day % 3 == 0 ? [("os", "A B C D E F"), ("off", "G")] : []) + [("call", "K")])
        }
        let page = try page(Schedule(days: days)).page
        for day in 1...31 {
            let date = Samples.may.date(day)
            let cell = try #require(page.frame(of: .dayCell(date)))
            let value = try #require(page.entryRuns(in: .dayCell(date)).last)
            #expect(value.text == "K" && value.face == .bold && value.size == .points(10))
            // The bottom of 3.2, half of what the leading leaves, and the descent.
            #expect(isClose([cell.maxY - value.origin.y], [3.2 + 1 + 2]), "\(date)")
        }
    }

    @Test func `a rule stands 2.5 above it, from inset to inset`() throws {
        let page = try page(Schedule(days: [Samples.day(6, [("call", "K")])])).page
        let cell = try #require(page.frame(of: .dayCell(Samples.may.date(6))))
        let rules = page.rules(weight: .quarterPoints(2)).filter { !$0.isVertical }
        try #require(rules.count == 1)
        #expect(rules[0].from.x == cell.minX + .points(4) && rules[0].to.x == cell.maxX - .points(4))
        #expect(isClose([cell.maxY - rules[0].from.y], [3.2 + 12 + 2.5]))
    }

    @Test func `its label stands beside the value if that works in every cell`() throws {
        let page = try page(calls(["K", "Lm"])).page
        for day in 1...31 {
            let runs = page.entryRuns(in: .dayCell(Samples.may.date(day)))
            #expect(runs.count == 2 && runs[0].text == "CALL" && runs[0].origin.y == runs[1].origin.y)
        }
    }

    @Test func `else above it, in every cell`() throws {
        let page = try page(calls(["K", "Lm", "Abcdef"])).page
        for day in 1...31 {
            let runs = page.entryRuns(in: .dayCell(Samples.may.date(day)))
            try #require(runs.count == 2 && runs[0].origin.x == runs[1].origin.x)
            #expect(runs[1].origin.y - runs[0].origin.y > .points(8))
        }
    }

    @Test func `a dashed box stands for one that is missing, if four days of five have one`() throws {
        let all = (1...31).map { Samples.day($0, [("call", "K")]) }
        for (missing, hasBoxes) in [([6, 7, 8, 9, 12, 13], true), ([6, 7, 8, 9, 12, 13, 14], false)] {
            let page = try page(Schedule(days: all.filter { !missing.contains($0.date.day) })).page
            for day in 1...31 {
                let expected = hasBoxes && missing.contains(day)
                #expect(try dashes(in: Samples.may.date(day), page).isEmpty == !expected, "\(missing.count), \(day)")
            }
        }
    }

    @Test func `the dashed box is where the line would be`() throws {
        let days = (1...31).filter { $0 != 6 }.map { Samples.day($0, [("call", "K")]) }
        let page = try page(Schedule(days: days)).page
        let dashes = try dashes(in: Samples.may.date(6), page)
        let line = try #require(page.entryRuns(in: .dayCell(Samples.may.date(7))).last).box
        #expect(dashes.map(\.from.y).min()! < line.minY && dashes.map(\.to.y).max()! > line.maxY)
        let cell = try #require(page.frame(of: .dayCell(Samples.may.date(6))))
        #expect(dashes.map(\.from.x).min() == cell.minX + .points(4))
        #expect(dashes.map(\.to.x).max() == cell.maxX - .points(4))
    }

    @Test func `any line can stand at the foot, several of them in their order`() throws {
        let lines = [
            ScheduleLine(key: "a", label: "A", place: .foot), ScheduleLine(key: "b", label: "B"),
            ScheduleLine(key: "c", label: "C", place: .foot, weight: .bold),
        ]
        let day = Samples.day(6, [("a", "x"), ("b", "y"), ("c", "z")])
        let page = try page(Schedule(lines: lines, days: [day])).page
        let runs = page.entryRuns(in: .dayCell(Samples.may.date(6)))
        try #require(runs.map(\.text) == ["B", "y", "A", "x", "C", "z"])
        #expect(runs.map(\.face) == [.bold, .regular, .bold, .regular, .bold, .bold])
        #expect(isClose([runs[5].origin.y - runs[3].origin.y], [14]))
    }

    @Test func `its placement is told like any other`() throws {
        let page = try page(Schedule(days: [Samples.day(6, [("call", "K")])]))
        let cell = try #require(page.page.frame(of: .dayCell(Samples.may.date(6))))
        try #require(page.placements.map(\.subject) == [.day(Samples.may.date(6), line: "call")])
        #expect(isClose([cell.maxY - page.placements[0].box.maxY, page.placements[0].box.height], [3.2, 12]))
    }

    private func calls(_ values: [String]) -> Schedule {
        Schedule(days: (1...31).map { Samples.day($0, [("call", values[$0 % values.count])]) })
    }

    /// Short strokes inside a cell.
    private func dashes(in date: CivilDate, _ page: Page) throws -> [Rule] {
        let cell = try #require(page.frame(of: .dayCell(date)))
        return page.rules(weight: .quarterPoints(2)).filter { rule in
            cell.contains(Rect(x: rule.from.x, y: rule.from.y, width: .zero, height: .zero))
                && rule.to.x - rule.from.x <= .points(3) && rule.to.y - rule.from.y <= .points(3)
        }
    }
}
