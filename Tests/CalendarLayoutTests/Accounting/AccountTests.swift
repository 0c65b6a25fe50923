import CalendarCore
import CalendarLayout
import Testing

/// The totals of a run are those of its input. The seed determines the schedules.
@Suite struct AccountTests {
    @Test(arguments: Density.allCases, 0..<4)
    func `two merged sources come out with every entry of both`(_ density: Density, _ seed: Int) throws {
        let sources = [seed, seed + 100].map { RandomSchedule.make(density, seed: $0).withSecrets }
        var merged = sources[0]
        let superseded = merged.merge(sources[1])
        for style in CellStyle.allCases {
            let account = try Account(merged, superseded: superseded, PageStyle { $0.cellStyle = style })
            let (totals, input) = (account.totals, sources.map(\.entryCount).reduce(0, +))
            #expect(account.inputCount == input && totals.sum == input, "\(density), seed \(seed), \(style): \(totals)")
            #expect(totals[.withheld] > 0 && totals[.superseded] > 0, "\(density), seed \(seed): \(totals)")
        }
    }

    @Test func `an account without one of its pages does not close`() throws {
        let schedule = Schedule(events: Samples.events([1, 100]))
        var account = Account(
            schedule, superseded: [], span: DaySpan(Samples.may), kinds: MonthPage.coverage,
            format: PageStyle().entryFormat(MonthPage.details))
        let pages = try pages(schedule, measurer: .narrow)
        try #require(pages.count == 2)
        account.add(pages[0].placements)
        #expect(throws: AccountingError.miscounted(input: 101, accounted: pages[0].placements.count)) {
            try account.close()
        }
    }

    @Test func `an event counts on every day that it shows on in these months`() throws {
        let span = Event.Span.allDay(first: date("2025-04-29"), last: date("2025-05-03"))
        let events = [false, true].map { Event(Event.Content(title: "Leave \($0)"), span: span, isPrivate: $0) }
        let totals = try Account(Schedule(events: events), superseded: []).totals
        #expect(totals[.drawn] == 3 && totals[.withheld] == 3 && totals.sum == 6)
    }

    @Test func `what lost in other months is not counted`() throws {
        let lost = ["2025-04-30", "2025-05-01", "2025-05-31", "2025-06-01"].flatMap { day in
            let text = LineText(key: "os", text: "Ames")
            return [
                Superseded(item: .text(text, date: date(day)), winner: nil, reason: .overridden),
                Superseded(
                    item: .day(DayRecord(date: date(day), texts: [text, LineText(key: "cl", text: "Bell")])),
                    winner: nil, reason: .older),
                Superseded(
                    item: .note(NoteLine(number: 1, text: "x"), month: date(day).yearMonth), winner: nil,
                    reason: .overridden),
            ]
        }
        #expect(try Account(Schedule(), superseded: lost).totals[.superseded] == 2 * 4)
    }

    @Test func `the labels of empty lines in stacked cells are no entries`() throws {
        let schedule = Schedule(days: [Samples.day(6, [("os", "Ames")])])
        #expect(try Account(schedule, superseded: [], PageStyle { $0.cellStyle = .stacked }).totals.sum == 1)
    }

    @Test func `an entry that is cut is told once, in its cell, with the place of the rest`() throws {
        let text = (0..<4000).map { "w\($0)" }.joined(separator: " ")
        let pages = try pages(Schedule(events: [Samples.event(text, on: 6)]), measurer: .narrow)
        try #require(pages.count > 2 && pages[0].continuedOn == 2)
        let placement = try #require(pages.flatMap(\.placements).first)
        #expect(pages.flatMap(\.placements).count == 1 && placement.outcome == .shortened && placement.page == 1)
        let cell = try #require(pages[0].page.frame(of: .dayCell(Samples.may.date(6))))
        #expect(cell.contains(placement.box))
        let (rest, content) = (try #require(placement.rest), Sheet.usLetter.content)
        #expect(rest.page == 2 && rest.box.minX == content.minX && content.contains(rest.box))
        let block = try #require(pages[1].page.entryRuns(in: .dayList(Samples.may.date(6))).first)
        #expect(rest.box.minY < block.origin.y && block.origin.y < rest.box.minY + .points(11))
    }

    @Test func `a placement tells the face and size of its text`() throws {
        let schedule = Schedule(events: Samples.events([1, 100]))
        for page in try pages(schedule, measurer: .narrow) {
            let cell = page.page.entryRuns(in: .dayCell(Samples.may.date(4))).filter { $0.text == "AA" }
            let list = page.page.entryRuns(in: .dayList(Samples.may.date(4)))
            #expect((cell + list).allSatisfy { $0.size == page.type.size })
            #expect(cell.allSatisfy { $0.face == page.type.faces.label })
            #expect(list.allSatisfy { $0.face == page.type.faces.body })
            #expect(!(cell + list).isEmpty && Set(page.placements.map(\.type)) == [page.type])
        }
    }

    private func date(_ text: String) -> CivilDate {
        let month = YearMonth(iso8601: String(text.prefix(7)))!
        return month.date(Int(text.suffix(2))!)
    }
}

extension Account {
    /// The account of May 2025, laid out.
    fileprivate init(
        _ schedule: Schedule, superseded: [Superseded], _ style: PageStyle = PageStyle()
    ) throws {
        self.init(
            schedule, superseded: superseded, span: DaySpan(Samples.may), kinds: MonthPage.coverage,
            format: style.entryFormat(MonthPage.details))
        for page in try pages(schedule, style: style, measurer: .narrow) { add(page.placements) }
        try close()
    }
}

extension Schedule {
    /// The schedule with a private event, and one known entry on the 9th.
    fileprivate var withSecrets: Schedule {
        var secret = Samples.event("secret \(days.count)", on: 9)
        secret.isPrivate = true
        return Schedule(
            lines: lines,
            days: days.filter { $0.date != Samples.may.date(9) } + [Samples.day(9, [(lines[0].key, "A")])],
            notes: notes, events: events + [secret])
    }

    /// Counted in the simplest way; all events are in May.
    fileprivate var entryCount: Int {
        let counts = [
            days.map(\.texts.count), notes.map(\.lines.count),
            events.map { $0.lastDay.epochDay - $0.firstDay.epochDay + 1 },
        ]
        return counts.joined().reduce(0, +)
    }
}
