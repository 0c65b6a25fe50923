import CalendarCore
import CalendarLayout
import GoldenSupport
import Testing

/// The places of a week's entries.
@Suite struct WeekPageTests {
    private typealias Samples = TimelineSamples

    @Test func `the spans are whole weeks from the first weekday on`() {
        let may = CalendarLayoutTests.Samples.may
        let spans = WeekPage.spans(of: DaySpan(may), PageStyle())
        #expect(
            spans.map(\.name) == [
                "2025-04-27/2025-05-03", "2025-05-04/2025-05-10", "2025-05-11/2025-05-17", "2025-05-18/2025-05-24",
                "2025-05-25/2025-05-31",
            ])
        let monday = PageStyle { $0.firstWeekday = .monday }
        #expect(WeekPage.spans(of: may.date(7)...may.date(7), monday).map(\.name) == ["2025-05-05/2025-05-11"])
    }

    @Test func `a week of some weekdays has columns for these, and shows nothing else`() throws {
        var style = Samples.landscape()
        style.timeline.days = [.monday, .wednesday]
        let all = CalendarLayoutTests.Samples.self
        let schedule = Schedule(
            days: [all.day(4, [("call", "X")])],
            events: [
                Samples.event("mon", on: 5, 9, 10), Samples.event("tue", on: 6, 9, 10),
                Samples.event("wed", on: 7, 9, 10),
                all.event("over", from: 4, to: 7), all.event("sunday", from: 4, to: 4),
                all.event("between", from: 6, to: 6),
            ])
        let page = try #require(try Samples.weekPages(schedule, style).first)
        #expect(page.placements.map { String($0.text.suffix(4)) } == ["over", " mon", "over", " wed"])
        let (monday, wednesday) = (try box("mon", page), try box("wed", page))
        #expect(monday.width > .points(300) && wednesday.width == monday.width && monday.maxX < wednesday.minX)
        #expect(page.texts.contains("May 5–7, 2025") && page.texts.contains("over"))
    }

    @Test func `weekends without entries are narrower than those with some`() throws {
        func width(_ schedule: Schedule) throws -> Length {
            let page = try #require(try Samples.weekPages(schedule).first)
            return try #require(page.page.fills(.light).filter { $0.height == .points(22) }.map(\.width).max())
        }
        let busy = Schedule(days: [CalendarLayoutTests.Samples.day(4, [("call", "X")])])
        #expect(try width(Schedule()) < width(busy))
        var style = Samples.landscape()
        style.weekends = .equal
        let equal = try #require(try Samples.weekPages(Schedule(), style).first)
        #expect(Set(equal.page.fills(.light).map(\.width.rawValue)).count <= 2)
    }

    @Test func `a box begins and ends with the clock`() throws {
        let page = try only(events: [Samples.event("a", 9, 10), Samples.event("b", on: 7, 9, 17)])
        let (a, b) = (try box("a", page), try box("b", page))
        #expect(a.minY == b.minY && b.height == a.height * 8)
        #expect(a.minX < b.minX)
    }

    @Test func `what overlaps stands side by side, what touches below each other`() throws {
        let events = [Samples.event("a", 9, 11), Samples.event("b", 10, 12), Samples.event("c", 12, 13)]
        let page = try #require(try Samples.dayPages(Schedule(events: events)).first)
        let (a, b, c) = (try box("a", page), try box("b", page), try box("c", page))
        #expect(a.maxX <= b.minX && !a.overlaps(b))
        #expect(c.minX == a.minX && c.width > a.width + b.width && c.minY == b.maxY)
    }

    @Test func `hours that are asked for leave the others to bands with their times`() throws {
        var style = Samples.landscape()
        style.timeline.hours = HourRange(first: 8, end: 16)
        let schedule = Schedule(events: [
            Samples.event("early", 6, 7), Samples.event("over", 7, 9), Samples.event("late", 16, 17.5),
        ])
        let page = try #require(try Samples.weekPages(schedule, style).first)
        let (early, over, late) = (try box("early", page), try box("over", page), try box("late", page))
        #expect(early.maxY <= over.minY && late.minY > over.maxY)
        #expect(page.texts.contains("6:00–7:00") && page.texts.contains("16:00–17:30"))
        #expect(page.texts.contains("–8:00") && page.texts.contains("16:00–"))
    }

    @Test func `an event over midnight stands on both days, and counts once`() throws {
        let page = try only(events: [Samples.event("night", 22, 30)])
        try #require(page.placements.count == 1 && page.boxes.count == 2)
        #expect(page.texts.count { $0 == "night" } == 2)
        #expect(page.texts.contains("22:00–6:00") && page.texts.contains("–6:00"))
        let (first, second) = (page.boxes[0], page.boxes[1])
        #expect(second.minX > first.maxX && second.minY < first.minY)
    }

    @Test func `what came over midnight from the week before stands on the first day, and counts there`() throws {
        let page = try only(events: [Samples.event("night", on: 3, 22, 30)])
        #expect(page.placements.isEmpty && page.texts.contains("night"))
    }

    @Test func `an event without length is a mark with its title`() throws {
        let page = try only(events: [Samples.event("phones", 13.5)])
        #expect(page.boxes.isEmpty && page.texts.contains("phones") && page.texts.contains("13:30"))
        #expect(page.placements.count == 1)
    }

    @Test func `events of several days are bars, on lanes of their own if they overlap`() throws {
        let may = CalendarLayoutTests.Samples.self
        let page = try only(events: [
            may.event("three", from: 5, to: 7), may.event("two", from: 7, to: 8), may.event("apart", from: 9, to: 9),
            may.event("beyond", from: 2, to: 20),
        ])
        let boxes = try ["three", "two", "apart", "beyond"].map { try box($0, page) }
        #expect(boxes[1].minY > boxes[0].minY && boxes[2].minY == boxes[0].minY)
        #expect(page.placements.count { $0.text == "beyond" } == 7 && page.placements.count { $0.text == "three" } == 3)
        #expect(page.texts.contains("to 20 May"))
    }

    @Test func `lines stand below the strip, and those at the foot on one height`() throws {
        let days = [
            CalendarLayoutTests.Samples.day(5, [("os", "A.B."), ("call", "X")]),
            CalendarLayoutTests.Samples.day(6, [("cl", "C.D."), ("call", "Y")]),
        ]
        let page = try #require(try Samples.weekPages(Schedule(days: days)).first)
        let (a, c, x, y) = (try box("A.B.", page), try box("C.D.", page), try box("X", page), try box("Y", page))
        #expect(a.minY == c.minY && x.minY == y.minY && x.minY > a.maxY + .points(200))
    }

    @Test func `the usual hours of a line are behind its label`() throws {
        let lines = ScheduleLine.defaults.map { line in
            var line = line
            if line.key == "call" { line.hours = ShiftHours(17 * 60, 32 * 60) }
            return line
        }
        let days = [CalendarLayoutTests.Samples.day(6, [("os", "A.B."), ("call", "Y"), ("off", "CLOSED — Flood")])]
        for page in [
            try Samples.weekPages(Schedule(lines: lines, days: days)),
            try Samples.dayPages(Schedule(lines: lines, days: days)),
        ].joined() {
            #expect(page.texts.contains("CALL 17–8") && page.texts.contains("OS"), "\(page.texts)")
        }
    }

    /// A Tuesday that a text closes, with a call.
    private func closed(_ text: String) -> Schedule {
        Schedule(days: [CalendarLayoutTests.Samples.day(6, [("off", text), ("call", "X")])])
    }

    @Test func `a closed day says so in white on its black head, and its name below in bold`() throws {
        let page = try #require(try Samples.weekPages(closed("CLOSED — Fair")).first)
        let white = page.page.leaves.compactMap(\.run).filter { $0.ink == .white }
        #expect(white.map { String($0.text) } == ["6", "Tue", "CLOSED"])
        #expect(page.page.leaves.contains { $0.run?.text == "Fair" && $0.run?.face == .bold })
        #expect(!page.texts.contains("OFF") && page.texts.contains("X") && page.placements.count == 2)
    }

    @Test func `a day that is closed without a reason has nothing below its head`() throws {
        let page = try #require(try Samples.weekPages(closed("CLOSED")).first)
        #expect(page.texts.count { $0 == "CLOSED" } == 1 && page.placements.count == 2)
        #expect(try box("CLOSED", page).height == .points(22))
    }

    @Test func `a word that is too long for the head is before the name of the day`() throws {
        var schedule = closed("OUT OF OPERATION — Fair")
        schedule.closedWords = ["OUT OF OPERATION"]
        let page = try #require(try Samples.weekPages(schedule).first)
        #expect(page.texts.joined(separator: " ").contains("OUT OF OPERATION — Fair") && !page.texts.contains("OFF"))
    }

    @Test func `the title of a closed day's page is white on a black bar, and its name is over the call`() throws {
        let page = try #require(try Samples.dayPages(closed("CLOSED — Fair")).first)
        let bar = try #require(page.page.fills(.black).first { $0.height == .points(21) })
        #expect(bar.width == Sheet.usLetter.content.width)
        #expect(page.page.leaves.compactMap(\.run).filter { $0.ink == .white }.count == 3)
        #expect(try box("Fair", page).maxY < box("X", page).minY && !page.texts.contains("OFF"))
    }

    @Test(arguments: [23, 25])
    func `a day with another number of hours has so many, and leaves those of others out`(hours: Int)
        throws
    {
        var style = Samples.landscape()
        style.timeline.hours = HourRange(first: 0, end: 24)
        let odd = hours == 23 ? Array(0..<24).filter { $0 != 2 } : [0, 1, 1] + Array(2..<24)
        let pages = try Samples.weekPages(Schedule(), style) { $0 == Samples.tuesday ? odd : Array(0..<24) }
        let page = try #require(pages.first)
        let blanks = page.page.fills(.light).filter { $0.height != .points(22) }
        // One on the day of 23 hours, or six on the others.
        #expect(blanks.count == (hours == 23 ? 1 : 6))
    }

    @Test(arguments: [23, 24, 25])
    func `the page of a day has as many names of hours as the day has hours`(hours: Int) throws {
        var style = PageStyle()
        style.timeline.hours = HourRange(first: 0, end: 24)
        let odd = [23: Array(0..<24).filter { $0 != 2 }, 25: [0, 1, 1] + Array(2..<24)][hours] ?? Array(0..<24)
        let pages = try Samples.dayPages(Schedule(), style) { _ in odd }
        #expect(try #require(pages.first).texts.count { $0 == "00" } == hours)
    }

    @Test func `hours have other names if the configuration has, or the clock has 12 hours`() throws {
        var style = Samples.landscape()
        style.timeHours12 = true
        style.timeline.hourLabels = [12: "Noon"]
        let page = try #require(try Samples.weekPages(Schedule(events: [Samples.event("a", 8, 14)]), style).first)
        #expect(page.texts.contains("8 AM") && page.texts.contains("Noon") && !page.texts.contains("00"))
    }

    @Test func `the time that is marked has a line on the day that is marked`() throws {
        var style = Samples.landscape()
        style.timeline.now = 10 * 60 + 30
        style.today = Samples.tuesday
        let events = [Samples.event("a", on: 4, 8, 16)]
        let rules = try #require(try Samples.weekPages(Schedule(events: events), style).first).page.rules(
            weight: .points(1))
        #expect(rules.count == 1 && rules[0].to.x - rules[0].from.x < .points(150))
    }

    @Test func `the line at the time that is marked leaves out the words that it would strike`() throws {
        var style = PageStyle()
        (style.timeline.hours, style.timeline.now) = (HourRange(first: 9, end: 19), 9 * 60 + 6)
        let schedule = Schedule(events: [Samples.event("a talk", 9, 12)])
        let page = try #require(try Samples.dayPages(schedule, style).first)
        let rules = page.page.rules(weight: .points(1))
        let words = page.page.leaves.compactMap { leaf in leaf.run.map { $0.inkBox } }
        #expect(!rules.isEmpty)
        for rule in rules {
            let box = Rect(x: rule.from.x, y: rule.from.y, width: rule.to.x - rule.from.x, height: .points(1) / 10)
            #expect(words.allSatisfy { !$0.overlaps(box) })
        }
    }

    @Test func `beside a day are the names of those whose declared initials its texts have`() throws {
        let people = [("Kovář", "K"), ("Belacqua", "B"), ("D'Ormesse", "D")].map { Person(name: $0, initials: $1) }
        let day = CalendarLayoutTests.Samples.day(6, [("os", "K.B.D.(D ½)"), ("cl", "K.X."), ("call", "B")])
        let page = try #require(try Samples.dayPages(Schedule(people: people, days: [day])).first)
        let texts = page.texts
        #expect(texts.contains("Kovář") && texts.contains("D'Ormesse ½") && texts.count { $0 == "Belacqua" } == 2)
        #expect(texts.contains("3") && texts.contains("K.X.") && page.placements.count == 3)
        let initials = try #require(try Samples.dayPages(Schedule(days: [day])).first)
        #expect(initials.texts.contains("K.B.D.(D ½)") || initials.texts.contains("K.B.D."))
    }

    @Test func `the page of a day has its number in the year`() throws {
        #expect(try #require(try Samples.dayPages(Schedule()).first).texts.contains("Week 19 · 126/365"))
    }

    @Test func `a category decides how a box looks`() throws {
        var style = Samples.landscape()
        style.timeline.categories = ["surgery": CategoryStyle(border: .black, background: .light)]
        var event = Samples.event("a", 9, 12)
        event.category = "Surgery"
        let page = try #require(try Samples.weekPages(Schedule(events: [event]), style).first).page
        #expect(page.leaves.contains { if case .outline(_, _, .black, .light) = $0.item { true } else { false } })
    }

    @Test func `the initials of a person stand in a circle if there is room`() throws {
        var event = Samples.event("a", 9, 12)
        event.person = "Anna Maria Belacqua"
        #expect(try only(events: [event]).texts.contains("AB"))
        var style = Samples.landscape()
        style.timeline.hasInitials = false
        #expect(try !#require(try Samples.weekPages(Schedule(events: [event]), style).first).texts.contains("AB"))
    }

    // MARK: Too small

    /// A week of low hours with an event of three quarters of an hour, which have room for a line.
    private func lowHours(_ title: String, place: String? = nil) throws -> (page: LaidOutPage, event: Placement) {
        var style = Samples.landscape()
        style.timeline.hours = HourRange(first: 0, end: 24)
        let schedule = Schedule(events: [Samples.event(title, 9, 9.75, place: place)])
        let page = try #require(try Samples.weekPages(schedule, style).first)
        return (page, try #require(page.placement(title)))
    }

    @Test func `an event with too little room gives up its place first, which the list below has`() throws {
        let (page, event) = try lowHours("Drill", place: "both sites")
        let rest = try #require(event.rest)
        #expect(page.texts.contains("9:00–9:45") && page.texts.contains("Drill") && page.texts.contains("Tue"))
        #expect(event.outcome == .shortened && event.type.size == .quarterPoints(34))
        #expect(rest.page == 1 && rest.box.minY > event.box.maxY)
        #expect(page.placements.count == 1)
    }

    @Test func `then it gives up its end`() throws {
        let (page, event) = try lowHours("Drill, two")
        #expect(page.texts.contains("9:00") && !page.texts.contains("9:00–9:45") && page.texts.contains("Drill, two"))
        #expect(event.outcome == .shortened && event.type.size == .quarterPoints(34))
    }

    @Test func `then it gives up its size`() throws {
        let (page, event) = try lowHours("Drill of us all")
        #expect(page.texts.contains("9:00") && page.texts.contains("Drill of us all"))
        #expect(event.type.size < .quarterPoints(34) && event.type.size >= .points(7))
    }

    @Test func `then it gives up the end of its title`() throws {
        let (page, event) = try lowHours("Drill of all who are there")
        #expect(page.texts.contains("9:00") && page.texts.contains("Drill of all") && page.texts.contains("…"))
        #expect(event.outcome == .shortened && event.type.size == .points(7) && event.rest?.page == 1)
    }

    @Test func `an event without room for three letters has a number, and its words stand in the list below`() throws {
        let events = (0..<12).map { Samples.event("Meeting \($0)", 9, 10) }
        let page = try only(events: events)
        let listed = page.placements.filter { $0.outcome == .condensed }
        #expect(!listed.isEmpty && page.texts.contains("1") && page.texts.contains("1 Tue"))
        #expect(listed.allSatisfy { placed in page.boxes.allSatisfy { $0.maxY < placed.box.minY } })
        #expect(page.continuedOn == nil && page.placements.count == 12)
    }

    @Test func `what has no room below either is continued, and its boxes lead there`() throws {
        let events = (0..<60).map { number in
            Samples.event("event number \(number) with a title of some length", 9, 10, place: "place \(number)")
        }
        let pages = try Samples.weekPages(Schedule(events: events))
        try #require(pages.count > 1 && pages[0].continuedOn == 2)
        #expect(pages.flatMap(\.placements).count == 60)
        #expect(pages[0].page.links.count { $0.place.page == 2 } > 1 && pages[0].texts.contains { $0.hasPrefix("+") })
    }

    // MARK: At random

    private static let seeds = (0..<60).map { RandomTests.firstSeed &+ $0 }

    @Test(arguments: seeds)
    func `nothing of a random week is lost, outside the margins, or over another text`(_ seed: UInt64) throws {
        var random = SplitMix64(seed)
        let schedule = Samples.random(
            seed, count: Int.random(in: 0...90, using: &random), length: Int.random(in: 2...14, using: &random))
        let media = ["letter", "a4", "iso_a5_148x210mm", "tabloid"].randomElement(using: &random)!
        var style =
            Bool.random(using: &random) ? Samples.landscape(media) : PageStyle(sheet: Sheet(Media(name: media)!))
        style.locale = try #require(CalendarLocale(named: ["en", "de", "ar"].randomElement(using: &random)!))
        if Bool.random(using: &random) { style.timeline.hours = HourRange(first: 8, end: 16) }
        for page in try Samples.weekPages(schedule, style) where page.kind == WeekPage.name {
            check(page, style.sheet, "seed \(seed)")
        }
        for page in try Samples.dayPages(schedule, style) where page.kind == DayPage.name {
            check(page, style.sheet, "seed \(seed)")
        }
    }

    private func check(_ page: LaidOutPage, _ sheet: Sheet, _ seed: String) {
        for leaf in page.page.leaves {
            for box in leaf.inkBoxes { #expect(sheet.content.contains(box), "\(seed): \(leaf)") }
        }
        let texts = page.page.leaves.compactMap { leaf in leaf.run.map { ($0, $0.inkBox) } }
        for (index, first) in texts.enumerated() {
            for second in texts[(index + 1)...] where first.1.overlaps(second.1) {
                Issue.record(
                    "\(seed), \(page.kind): '\(first.0.text)' at \(first.1) and '\(second.0.text)' at \(second.1)")
            }
        }
    }

    // MARK: Helpers

    private func only(events: [Event]) throws -> LaidOutPage {
        let pages = try Samples.weekPages(Schedule(events: events))
        #expect(pages.count == 1)
        return try #require(pages.first)
    }

    private func box(_ text: String, _ page: LaidOutPage) throws -> Rect { try #require(page.placement(text)).box }
}

extension PageStyle {
    fileprivate var timeHours12: Bool {
        get { timeFormat == .hours12 }
        set { timeFormat = newValue ? .hours12 : .hours24 }
    }
}
