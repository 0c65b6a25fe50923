import CalendarCore
import Testing

@testable import CalendarLayout

/// Marks of what changed since an earlier schedule, on pages of every kind.
@Suite struct RevisionTests {
    private static let days = DaySpan(Samples.may)

    /// A schedule with what changed since another, as pages of a kind print it.
    private static func marked<Kind: PageKind>(
        _ kind: Kind.Type, _ density: Density, _ seed: Int, _ style: PageStyle
    ) -> Schedule {
        let (after, before) = (RandomSchedule.make(density, seed: seed), RandomSchedule.make(density, seed: seed + 500))
        let changes = ScheduleComparison(after, since: before, on: days).changes
        return after.marking(changes, as: style.entryFormat(Kind.details))
    }

    private func check<Kind: PageKind>(_ make: (LayoutContext) -> Kind, _ density: Density, _ seed: Int) throws {
        for (number, style) in PageStyle.ofEveryKind.enumerated() {
            let schedule = Self.marked(Kind.self, density, seed, style)
            // A lost entry is an error.
            let pages = try pages(make, schedule, style: style)
            var account = Account(
                schedule, superseded: [], span: Self.days, kinds: Kind.coverage,
                format: style.entryFormat(Kind.details))
            for page in pages {
                account.add(page.placements)
                page.expectSound(style, "\(Kind.name), \(density), seed \(seed), style \(number)")
            }
            try account.close()
            guard Kind.coverage.contains(.removed) else { continue }
            let placed = pages.flatMap(\.placements).filter { $0.kind == .removed }
            #expect(placed.count == schedule.tally(in: Self.days, of: [.removed]).count)
        }
    }

    @Test(arguments: [Density.sparse, .full], 0..<2)
    func `nothing is lost, and nothing lies over anything else`(_ density: Density, _ seed: Int) throws {
        try check(MonthPage.init, density, seed)
        try check(AgendaPage.init, density, seed)
        try check(WeekPage.init, density, seed)
        try check(DayPage.init, density, seed)
        try check(QuarterPage.init, density, seed)
        try check(YearPage.init, density, seed)
        try check(PlannerPage.init, density, seed)
    }

    // MARK: A day

    private func cell(_ old: String?, _ new: String?, _ line: Int, style: PageStyle = .fixed()) throws -> LaidOutPage {
        func schedule(_ text: String?) -> Schedule {
            let key = ScheduleLine.defaults[line].key
            return Schedule(days: text.map { [Samples.day(14, [(key, $0)])] } ?? [])
        }
        let after = schedule(new)
        let changes = ScheduleComparison(after, since: schedule(old), on: Self.days).changes
        return try page(after.marking(changes, as: style.entryFormat(MonthPage.details)), style: style)
    }

    private func words(_ page: LaidOutPage) -> [String] {
        page.page.entryRuns.map { "\($0.shaped.isStruck ? "-" : $0.shaped.emphasized.isEmpty ? "" : "+")\($0.text)" }
    }

    @Test(arguments: 0..<4)
    func `what is new is bold, what was there is struck through below it, and smaller`(line: Int) throws {
        let page = try cell("BB", "AA", line)
        #expect(words(page) == [ScheduleLine.defaults[line].label, line == 3 ? "AA" : "+AA", "-BB"])
        let runs = page.page.entryRuns
        #expect(runs[2].size < runs[1].size && runs[2].origin.y > runs[1].origin.y)
        #expect(page.placements.map(\.kind) == [.line, .removed])
        #expect(page.page.structures.contains { $0.spoken == "no longer: BB" })
    }

    @Test func `what is gone for good has its label`() throws {
        #expect(words(try cell("BB", nil, 1)) == ["CL", "-BB"])
        #expect(words(try cell(nil, "AA", 1)) == ["CL", "+AA"])
    }

    @Test func `a gone text stands below the new one in a column of labels, too`() throws {
        let runs = try cell("BB", "AA", 1, style: .fixed(labels: .column)).page.entryRuns
        #expect(runs[2].shaped.isStruck && runs[2].origin.x == runs[1].origin.x)
    }

    @Test func `a bar at the edge where lines begin marks the day, and no other`() throws {
        let arabic = PageStyle(locale: CalendarLocale(named: "ar_EG")!)
        for style in [PageStyle.fixed(), arabic] {
            let page = try cell("BB", "AA", 0, style: style)
            let frame = try #require(page.page.frame(of: .dayCell(Samples.may.date(14))))
            let bars = page.page.fills(.black)
            try #require(bars.count == 1 && bars[0].height == frame.height && bars[0].minY == frame.minY)
            let isMirrored = style.locale.direction == .rightToLeft
            #expect(isMirrored ? bars[0].maxX == frame.maxX : bars[0].minX == frame.minX)
            let text = try #require(page.page.entryRuns.first)
            #expect(!text.inkBox.overlaps(bars[0]))
        }
    }

    @Test(arguments: [WritingDirection.leftToRight, .rightToLeft])
    func `the texts of a changed day of a week are 3 pt off its bar, and an old value says so`(
        _ direction: WritingDirection
    ) throws {
        let style = PageStyle { $0.locale.direction = direction }
        func schedule(_ text: String) -> Schedule { Schedule(days: [Samples.day(14, [("os", text)])]) }
        let after = schedule("AA")
        let changes = ScheduleComparison(after, since: schedule("BB"), on: Self.days).changes
        let marked = after.marking(changes, as: style.entryFormat(WeekPage.details))
        let week = Samples.may.date(11)...Samples.may.date(17)
        let page = try #require(pages(WeekPage.init, marked, week, style: style).first).page
        let (bar, runs) = (try #require(page.fills(.black).first), page.runs(in: .dayList(Samples.may.date(14))))
        let gaps = runs.map { direction == .leftToRight ? $0.origin.x - bar.maxX : bar.minX - $0.origin.x - $0.width }
        #expect(gaps.min() == .points(3))
        #expect(runs.map(\.text).contains("was BB") && runs.allSatisfy { !$0.shaped.isStruck })
    }

    @Test func `a day that closed no longer is open`() throws {
        let page = try cell("CLOSED — Strike", "A", 2)
        #expect(words(page) == ["OFF", "+A", "-CLOSED —", "-Strike"] || words(page).contains("-CLOSED — Strike"))
        #expect(page.page.fills(.black).count == 1)  // the bar
    }

    @Test func `what is gone stands below what took its place, wherever that stands`() throws {
        func schedule(_ title: String, _ closing: String) -> Schedule {
            let texts = [("os", "CC"), ("cl", "DD"), ("off", closing)]
            return Schedule(days: [Samples.day(14, texts)], events: [Samples.event(title, on: 14, at: 600)])
        }
        let (before, after) = (schedule("EE", "FF"), schedule("AA", "CLOSED — BB"))
        let changes = ScheduleComparison(after, since: before, on: Self.days).changes
        for details in [MonthPage.details, AgendaPage.details] {
            let marked = after.marking(changes, as: PageStyle.fixed().entryFormat(details))
            let isMonth = details == MonthPage.details
            let all = isMonth ? try page(marked).page : try pages(AgendaPage.init, marked)[0].page
            let texts = all.entryRuns.map { "\($0.shaped.isStruck ? "-" : "")\($0.text)" }
            let closing = try #require(texts.firstIndex { $0.hasSuffix("BB") })
            #expect(texts[closing + 1] == "-FF")
            #expect(texts.suffix(2).first == "AA" || texts.contains("AA"))
            #expect(texts.last?.hasSuffix("EE") ?? false, "\(texts)")
        }
    }

    @Test func `a list of changes tells who an event is of, if nothing else differs`() throws {
        func schedule(_ change: (inout Event) -> Void) -> Schedule {
            var event = Event(
                Event.Content(title: "Clinic"), span: .allDay(first: Samples.may.date(14), last: Samples.may.date(14)))
            change(&event)
            return Schedule(events: [event])
        }
        let format = PageStyle().entryFormat(ChangesPage.details)
        func words(_ before: Schedule, _ after: Schedule) throws -> [String?] {
            let changes = ScheduleComparison(after, since: before, on: Self.days).changes
            #expect(format.told(changes, closedWord: "CLOSED") == changes)
            let change = try #require(changes.first)
            let sides = try #require(format.sides(of: change, "CLOSED"))
            return [sides.before, sides.after].map { $0.map(format.text) }
        }
        let (averbeck, belacqua) = (schedule { $0.person = "Averbeck" }, schedule { $0.person = "Belacqua" })
        #expect(try words(averbeck, belacqua) == ["Averbeck: Clinic", "Belacqua: Clinic"])
        #expect(try words(schedule { $0.category = "Duty" }, schedule { _ in }) == ["Clinic, Duty", "Clinic"])
        #expect(try words(schedule { _ in }, schedule { $0.closesDay = true }) == ["Clinic", "CLOSED — Clinic"])
    }

    @Test func `what pages print in the same words is marked, but not struck through`() throws {
        func schedule(_ place: String) -> Schedule {
            Schedule(events: [Samples.event("AA", on: 14, at: 600, place: place)])
        }
        var style = PageStyle.fixed()
        style.places = false
        let (after, format) = (schedule("Hall"), style.entryFormat(MonthPage.details))
        let changes = ScheduleComparison(after, since: schedule("Room 1"), on: Self.days).changes
        let page = try page(after.marking(changes, as: format), style: style)
        #expect(words(page) == ["10:00", "+AA"], "\(words(page))")
        #expect(page.page.fills(.black).count == 1)
        #expect(format.told(changes, closedWord: "").isEmpty)
        #expect(PageStyle().entryFormat(ChangesPage.details).told(changes, closedWord: "") == changes)
    }

    @Test func `what stood on a line that is gone stands on none, with the line's label`() throws {
        let night = ScheduleLine(key: "night", label: "NIGHT")
        let before = Schedule(lines: [night], days: [Samples.day(14, [("night", "K")])])
        let changes = ScheduleComparison(Schedule(), since: before, on: Self.days).changes
        let page = try page(Schedule().marking(changes, as: PageStyle.fixed().entryFormat(MonthPage.details)))
        #expect(words(page) == ["-NIGHT K"])
    }

    @Test func `new notes are bold`() throws {
        let schedule = Schedule(notes: [Samples.notes(["A", "B"])]).marking(revisions: [], notes: [Samples.may: [2]])
        let runs = try page(schedule).page.leaves.filter { $0.roles.contains(.note) }.compactMap(\.run)
        #expect(runs.map { $0.shaped.emphasized.isEmpty } == [true, false])
    }

    @Test func `a line goes through every struck text, and through nothing else`() throws {
        let page = try cell("BB CC DD EE FF GG HH", "AA", 0)
        let struck = page.page.entryRuns.filter(\.shaped.isStruck)
        #expect(struck.count > 1)
        for run in page.page.entryRuns {
            guard case .rules(let rules, let weight, _, _)? = run.strike else {
                #expect(!run.shaped.isStruck)
                continue
            }
            try #require(
                rules.count == 1 && rules[0].from.x == run.origin.x && rules[0].to.x == run.origin.x + run.width)
            #expect(rules[0].from.y < run.origin.y && rules[0].from.y - weight > run.inkBox.minY)
        }
    }
}
