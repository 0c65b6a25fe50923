import CalendarCore
import CalendarLayout
import Testing

/// Events of several days are bars over their days. In May 2025 the weeks begin on the 4th, 11th, 18th and 25th.
@Suite struct BarTests {
    @Test func `a bar goes from its first day to its last, off the strip, square at its ends`() throws {
        let page = try page([Samples.event("Trip", from: 6, to: 8)])
        let bar = try #require(bars(page).first)
        let (first, last) = (try cell(6, page), try cell(8, page))
        #expect(bars(page).count == 1)
        #expect(bar.bounds.minX == first.minX + .quarterPoints(10) && bar.bounds.maxX == last.maxX - .quarterPoints(10))
        #expect(isClose([bar.bounds.minY - first.minY, bar.bounds.height], [20.88 + 2.2, 12.07]))
        #expect(bar.edge.count == 4)
        let run = try #require(page.leaves.first { $0.run?.text == "Trip" }?.run)
        #expect(run.face == .bold && run.size == .quarterPoints(34) && bar.bounds.contains(run.box))
    }

    @Test func `only the days that it crosses move down`() throws {
        let days = [5, 6].map { Samples.day($0, [("os", "A")]) }
        let page = try page([Samples.event("Trip", from: 6, to: 8)], days: days)
        let tops = try [5, 6].map { day in
            let label = try #require(page.runs(in: .label).first { try! cell(day, page).contains($0.box) })
            return label.origin.y - (try cell(day, page)).minY
        }
        #expect(isClose([tops[1] - tops[0]], [12.07 + 2.2 * 2]))
    }

    @Test func `where it runs on there is an arrow, where it comes from a notch, and the title again`() throws {
        let page = try page([Samples.event("Trip", from: 9, to: 12)])
        let (first, second) = (bars(page)[0].edge.map(\.end), bars(page)[1].edge.map(\.end))
        try #require(bars(page).count == 2 && first.count == 5 && second.count == 5)
        // The arrow's tip is the only corner at the right; the notch cuts in by as much.
        let (right, point) = (try cell(10, page).maxX - .points(1), 5.03)
        #expect(first.filter { $0.x == right }.count == 1 && first.filter { $0.x == first[4].x }.count == 2)
        let left = try cell(11, page).minX + .points(1)
        #expect(second.filter { $0.x == left }.count == 2)
        #expect(second.contains { isClose([$0.x - left], [point]) })
        #expect(page.leaves.compactMap(\.run).filter { $0.text == "Trip" }.count == 2)
    }

    @Test func `from right to left, arrows point to the left`() throws {
        var style = PageStyle.fixed()
        style.locale.direction = .rightToLeft
        let page = try CalendarLayoutTests.page(
            Schedule(events: [Samples.event("Trip", from: 9, to: 12)]), style: style
        ).page
        let corners = bars(page)[0].edge.map(\.end)
        let left = try cell(10, page).minX + .points(1)
        #expect(corners.filter { $0.x == left }.count == 1)
        let run = try #require(page.leaves.first { $0.run?.text == "Trip" }?.run)
        #expect(isClose([bars(page)[0].bounds.maxX - run.origin.x - run.width], [3]))
    }

    @Test func `a bar that goes on after the month says until when`() throws {
        let span = Event.Span.allDay(
            first: Samples.may.date(28), last: CivilDate(year: 2025, month: 6, day: 4)!)
        let page = try page([Event(Event.Content(title: "Trip"), span: span)])
        let runs = page.entryRuns
        try #require(runs.map(\.text) == ["Trip", "to 4 Jun"])
        #expect(isClose([bars(page)[0].bounds.maxX - runs[1].origin.x - runs[1].width], [3 + 5.03]))
    }

    @Test func `a bar that comes from the month before begins with a notch`() throws {
        let span = Event.Span.allDay(first: CivilDate(year: 2025, month: 4, day: 28)!, last: Samples.may.date(2))
        let page = try page([Event(Event.Content(title: "Trip"), span: span)])
        #expect(bars(page)[0].edge.count == 5 && page.entryRuns.map(\.text) == ["Trip"])
        #expect(page.structures.contains { $0.role.isEntry })
    }

    @Test func `it is tagged once, in the cell of its first day, with its dates spoken`() throws {
        let page = try page([Samples.event("Trip", from: 9, to: 20)])
        #expect(bars(page).count == 3)
        let spoken = page.structures.filter { $0.role.isEntry }.map(\.spoken)
        #expect(spoken == ["Trip, Friday, May 9 to Tuesday, May 20"])
        let tagged = page.outlines.filter { $0.leaf.roles.contains(where: \.isEntry) }
        #expect(tagged.count == 1 && tagged[0].leaf.roles.contains(.dayCell(Samples.may.date(9))))
        let others = page.outlines.filter { !$0.leaf.roles.contains(where: \.isEntry) }
        #expect(others.allSatisfy { $0.leaf.roles.contains(.artifact) })
    }

    @Test func `overlapping events have lanes of their own: the earlier first, of these the longer`() throws {
        let page = try page([
            Samples.event("B", from: 6, to: 7), Samples.event("A", from: 5, to: 6), Samples.event("C", from: 6, to: 9),
            Samples.event("D", from: 8, to: 9),
        ])
        let tops = ["A", "C", "B", "D"].map { name in
            page.leaves.compactMap(\.run).first { $0.text == name && $0.size == .quarterPoints(34) }!.origin.y
        }
        // D takes the lane that A has left.
        #expect(isClose([tops[1] - tops[0], tops[2] - tops[0], tops[3] - tops[0]], [14.27, 28.54, 0]))
    }

    @Test func `a row has as many bars as leave a line for each entry, and counts the others once`() throws {
        let events = ["A", "B", "C", "D", "E", "F", "G", "H"].map { Samples.event($0, from: 6, to: 8) }
        // Six lanes in a row without entries, three beside many.
        let lines = (1...6).map { ("line\($0)", "A") }
        for (days, barCount) in [([], 5), ([Samples.day(6, lines)], 2)] {
            let schedule = Schedule(
                lines: (1...6).map { ScheduleLine(key: "line\($0)", label: "L\($0)") }, days: days, events: events)
            let pages = try pages(schedule, style: .fixed())
            #expect(bars(pages[0].page).count == barCount)
            let more = pages[0].page.leaves.filter { $0.run?.text == "+\(8 - barCount) more, p. 2" }
            try #require(more.count == 1)
            #expect(more[0].roles.contains(.dayCell(Samples.may.date(6))))
            #expect(pages[0].page.links.map(\.place.page) == [2])
        }
    }

    @Test func `each day of an event without a bar goes on on the next page`() throws {
        let events = ["A", "B", "C", "D", "E", "F", "G", "H"].map { Samples.event($0, from: 9, to: 11) }
        let pages = try pages(Schedule(events: events), style: .fixed())
        for title in ["F", "G", "H"] {
            let own = pages.flatMap(\.placements).filter { $0.text == title }
            #expect(own.map(\.subject) == (9...11).map { .day(Samples.may.date($0), line: nil) })
            #expect(own.map(\.page) == [2, 2, 2])
        }
        for day in 9...11 {
            let runs = pages[1].page.entryRuns(in: .dayList(Samples.may.date(day)))
            #expect(runs.map(\.text) == ["F", "G", "H"])
        }
    }

    @Test func `equal events are as many bars and texts as there are`() throws {
        let events = (0..<9).map { _ in Samples.event("A", from: 6, to: 7) }
        let pages = try pages(Schedule(events: events), style: .fixed())
        #expect(bars(pages[0].page).count == 5 && pages.flatMap(\.placements).count == 18)
    }

    @Test func `no rule between days is seen beside or above a bar that crosses it`() throws {
        let page = try page(["A", "B"].map { Samples.event($0, from: 6, to: 8) })
        let grounds = page.fills(.white)
        let boxes = bars(page).map(\.bounds)
        try #require(grounds.count == 2 && boxes.count == 2)
        #expect(isClose([boxes[0].minY - grounds[0].minY, boxes[1].minY - grounds[1].minY], [2.2, 2.2]))
        #expect(zip(grounds, boxes).allSatisfy { $0.contains($1) })
    }

    @Test func `events on a line, private ones and those of one day are no bars`() throws {
        var secret = Samples.event("S", from: 6, to: 7)
        secret.isPrivate = true
        var onCall = Samples.event("Ames", from: 6, to: 7)
        onCall.lineKey = "call"
        #expect(bars(try page([secret, onCall, Samples.event("A", from: 6, to: 6)])).isEmpty)
    }

    @Test func `words that are too long are condensed, then cut, and stand in full elsewhere`() throws {
        // A bar of two days has room for 16 characters of 8.5 pt, 22 condensed.
        let measurer = SquareEmMeasurer()
        for (length, face) in [(16, FontFace.bold), (22, .condensedBold)] {
            let words = String(repeating: "x", count: length)
            let page = try CalendarLayoutTests.page(
                Schedule(events: [Samples.event(words, from: 6, to: 7)]), measurer: measurer)
            let run = try #require(page.page.leaves.compactMap(\.run).first { $0.text.hasPrefix("x") })
            #expect(String(run.text) == words && run.face == face)
            #expect(page.placements.allSatisfy { $0.outcome == (face == .bold ? .drawn : .condensed) })
        }
        let words = String(repeating: "x", count: 30)
        let pages = try pages(
            Schedule(events: [Samples.event(words, from: 6, to: 7)]), style: .fixed(), measurer: measurer)
        let own = pages.flatMap(\.placements).filter { $0.text == words }
        #expect(own.count == 2 && own.allSatisfy { $0.outcome == .shortened && $0.rest?.page == pages.last?.number })
        #expect(pages[0].page.leaves.contains { $0.run?.text == "…" })
        let full = try #require(pages.last).page.entryRuns(in: .dayList(Samples.may.date(6))).map(\.text).joined()
        #expect(full == words)
    }

    @Test func `words that are whole in one of its weeks are cut in none`() throws {
        let words = String(repeating: "x", count: 30)
        let page = try page([Samples.event(words, from: 10, to: 15)])
        #expect(page.leaves.contains { $0.run.map { String($0.text) } == words })
        #expect(page.links.isEmpty)
    }

    @Test func `every day of a bar is accounted for, in the bar of its week`() throws {
        let page = try CalendarLayoutTests.page(Schedule(events: [Samples.event("Trip", from: 9, to: 12)]))
        #expect(page.placements.map(\.subject) == (9...12).map { .day(Samples.may.date($0), line: nil) })
        let boxes = bars(page.page).map(\.bounds)
        #expect(page.placements.map(\.box) == [boxes[0], boxes[0], boxes[1], boxes[1]])
    }

    @Test func `times say when it begins and ends`() throws {
        let start = CivilDateTime(date: Samples.may.date(5), minute: 1020)!
        let end = CivilDateTime(date: Samples.may.date(8), minute: 480)!
        let page = try page([Event(Event.Content(title: "A"), span: .timed(start: start, end: end))])
        #expect(page.entryRuns.map(\.text) == ["from 17:00 A", "until 8:00"])
    }

    private func page(_ events: [Event], days: [DayRecord] = []) throws -> Page {
        try CalendarLayoutTests.page(Schedule(days: days, events: events)).page
    }

    private func bars(_ page: Page) -> [Shape] { page.outlines.map(\.shape) }

    private func cell(_ day: Int, _ page: Page) throws -> Rect {
        try #require(page.frame(of: .dayCell(Samples.may.date(day))))
    }
}

extension Shape.Step {
    /// The point where it ends.
    fileprivate var end: Point {
        switch self {
        case .start(let end), .line(let end), .curve(_, _, let end): end
        }
    }
}
