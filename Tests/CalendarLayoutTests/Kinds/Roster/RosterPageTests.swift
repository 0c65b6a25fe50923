import CalendarCore
import GoldenSupport
import Testing

@testable import CalendarLayout

/// Pages of people and days.
@Suite struct RosterPageTests {
    private static let sheets = [Media.letter, Media(name: "a4")!, Media(name: "a5")!, Media(name: "tabloid")!]
    private static let styles = RosterRows.allCases.flatMap { rows in
        sheets.flatMap { [$0, $0.landscape] }.map { media in
            PageStyle(sheet: Sheet(media)) { $0.grouping = rows == .day ? .day : nil }
        }
    }

    @Test(arguments: styles) func `every duty stands in the cell of its person and day`(style: PageStyle) throws {
        let schedule = Self.schedule(people: 9)
        let roster = Roster(schedule, People(of: schedule), days: DaySpan(Samples.may))
        let cells = try Self.pages(schedule, style).flatMap { Self.cells($0.page) }
        #expect(Set(cells.map(\.key)).count == cells.count && cells.count == 9 * 31)
        for (person, name) in roster.people.map(\.name).enumerated() {
            for day in 0..<31 {
                let cell = try #require(cells.first { $0.person == name && $0.day == day + 1 })
                let duties = roster.duties(ofPerson: person, day: day)
                let (call, others) = (duties.filter { $0.line == 3 }, duties.filter { $0.line != 3 })
                #expect(cell.isRun == !call.isEmpty)
                #expect(cell.words.count == max(others.count, min(1, call.count)), "\(name) \(day)")
            }
        }
    }

    @Test(arguments: [("Retreat of all", ["*"]), ("N", ["N"])])
    func `an event of a person is in the person's row`(title: String, words: [String]) throws {
        let event = Event(
            Event.Content(title: title, person: "Name1"),
            span: .allDay(first: Samples.may.date(6), last: Samples.may.date(7)))
        let pages = try Self.pages(Schedule(events: [event]), PageStyle(sheet: Sheet(Media.letter.landscape)))
        let cells = Self.cells(pages[0].page).filter { !$0.words.isEmpty }
        #expect(cells.map(\.key) == ["Name1 6", "Name1 7"] && cells.allSatisfy { $0.words == words })
        #expect(pages.flatMap(\.placements).isEmpty)
        let texts = pages[0].page.entryRuns.map { String($0.text) }.joined(separator: " ")
        #expect(texts.contains("Name1: Retreat of all") == (words == ["*"]), "\(texts)")
    }

    @Test(arguments: styles) func `nothing is outside the margins, of its cell, or lost`(style: PageStyle) throws {
        for page in try Self.pages(Self.schedule(people: 23, remarks: true), style) {
            let content = style.sheet.content
            for leaf in page.page.leaves {
                for box in leaf.inkBoxes {
                    #expect(content.contains(box), "\(box) \(leaf.roles)")
                    guard let cell = leaf.groups.last(where: { $0.role == .cell }), let frame = cell.frame else {
                        continue
                    }
                    #expect(frame.contains(box), "\(box) \(frame)")
                }
            }
            for placement in page.placements { #expect(content.contains(placement.box)) }
        }
    }

    @Test func `forty people take two pages, with the heads of the days on each`() throws {
        let style = PageStyle(sheet: Sheet(Media.letter.landscape))
        let pages = try Self.pages(Self.schedule(people: 40), style)
        #expect(pages.map(\.number) == [1, 2] && pages.map(\.page.label) == ["2025-05", "2025-05, p. 2"])
        #expect(pages.map { $0.page.outline?.title } == ["May 2025", nil])
        let names = pages.map { $0.page.texts(in: .rowHeader).filter { $0.hasPrefix("Name") } }
        #expect(names.joined().count == 40 && abs(names[0].count - names[1].count) <= 6)
        for page in pages {
            #expect(page.page.texts(in: .columnHeader).filter { Int($0) != nil } == (1...31).map(String.init))
            let rows = page.page.structures.filter { $0.role == .row }.compactMap(\.frame)
            #expect(rows.allSatisfy { $0.height >= .points(13) })
        }
        // The numbers of people a day are below the last of them.
        #expect(pages.map { $0.page.texts(in: .rowHeader).contains("OS") } == [false, true])
    }

    @Test(arguments: RosterRows.allCases) func `totals are a person's days and a day's people`(rows: RosterRows) throws
    {
        let schedule = Self.schedule(people: 5)
        let style = PageStyle(sheet: Sheet(Media.letter.landscape)) { $0.grouping = rows == .day ? .day : nil }
        let roster = Roster(schedule, People(of: schedule), days: DaySpan(Samples.may))
        let page = try #require(Self.pages(schedule, style).first).page
        let rowCells = Self.rows(of: page)
        let ofPeople = roster.people.indices.map { person in (0..<4).map { roster.dayCount(ofPerson: person, line: $0) }
        }
        let ofDays = (0..<31).map { day in (0..<2).map { roster.personCount(line: $0, day: day) } }
        func words(_ numbers: [Int]) -> [String] { numbers.map { $0 == 0 ? "–" : String($0) } }
        func transposed(_ numbers: [[Int]]) -> [[Int]] {
            (numbers.first ?? []).indices.map { i in numbers.map { $0[i] } }
        }
        let (ends, feet) = rows == .person ? (ofPeople, transposed(ofDays)) : (ofDays, transposed(ofPeople))
        let count = rows == .person ? 5 : 31
        #expect(rowCells.prefix(count).map { Array($0.suffix(ends[0].count)) } == ends.map(words))
        #expect(rowCells.dropFirst(count).map { Array($0.prefix(feet[0].count)) } == feet.map(words))
    }

    @Test func `all rows of the table have as many cells`() throws {
        for style in Self.styles {
            for page in try Self.pages(Self.schedule(people: 23), style) {
                let counts = Self.rowItems(of: page.page).map(\.count)
                #expect(Set(counts).count == 1)
            }
        }
    }

    @Test func `from right to left it is the mirror image`() throws {
        let schedule = Self.schedule(people: 6)
        var style = PageStyle(sheet: Sheet(Media.letter.landscape)) { $0.hasFooter = false }
        let forward = try Self.pages(schedule, style)[0].page
        style.locale.direction = .rightToLeft
        let backward = try Self.pages(schedule, style)[0].page
        let axis = style.sheet.mediaBox.width
        let frames = [forward, backward].map { $0.structures.filter { $0.role == .cell }.compactMap(\.frame) }
        #expect(!frames[0].isEmpty)
        for (a, b) in zip(frames[0], frames[1]) { #expect(a.minX == axis - b.maxX && a.minY == b.minY) }
        #expect(forward.fills(.black).map(\.minX) == backward.fills(.black).map { axis - $0.maxX })
    }

    @Test func `closed days are black, weekends light`() throws {
        var schedule = Self.schedule(people: 3)
        let holiday = Event(
            Event.Content(title: "Fair", closesDay: true),
            span: .allDay(first: Samples.may.date(8), last: Samples.may.date(9)))
        schedule = Schedule(
            people: schedule.people,
            days: schedule.days.filter { $0.date.day != 30 } + [Samples.day(30, [("off", "CLOSED — Flood")])],
            events: [holiday])
        let page = try Self.pages(schedule, PageStyle(sheet: Sheet(Media.letter.landscape)))[0]
        let heads = page.page.structures.filter { $0.role == .columnHeader }
        #expect(heads[7].spoken == "Thursday, May 8, Fair" && heads[29].spoken == "Friday, May 30, CLOSED — Flood")
        let black = page.page.fills(.black).map(\.origin)
        #expect(
            [7, 8, 29].allSatisfy { black.contains(heads[$0].frame!.origin) } && !black.contains(heads[6].frame!.origin)
        )
        #expect(
            page.page.fills(.light).map(\.minX).sorted()
                == [2, 3, 9, 10, 16, 17, 23, 24, 30].map { heads[$0].frame!.minX })
        #expect(page.placements.filter { $0.outcome == .continued }.map(\.text) == ["CLOSED — Flood"])
    }

    @Test func `a text that is more than names stands in full below, and its people are marked`() throws {
        let text = "NAME0, NAME1 — fire drill 10:30"
        let schedule = Schedule(
            people: Self.people(2),
            days: [Samples.day(6, [("os", text)]), Samples.day(7, [("cl", "Name1 ½"), ("call", "Name0 until 17:00")])])
        let page = try Self.pages(schedule, PageStyle(sheet: Sheet(Media.letter.landscape)), .narrow)[0]
        let cells = Self.cells(page.page)
        #expect(cells.filter { $0.day == 6 }.map(\.words) == [["OS", "*"], ["OS", "*"]])
        #expect(cells.filter { $0.day == 7 }.map(\.words) == [["call", "–17"], ["CL", "½"]])
        #expect(page.page.texts(in: .value).joined(separator: " ").contains("fire drill"))
        let placed = page.placements.filter { $0.outcome == .continued }
        #expect(placed.map(\.text) == [text] && page.placements.count == 3)
        let call = try #require(page.placements.first { $0.text == "Name0 until 17:00" })
        let run = try #require(cells.first { $0.day == 7 && $0.isRun })
        #expect(call.box == run.frame)
    }

    @Test(arguments: styles) func `without people, there are the heads of the days`(style: PageStyle) throws {
        for schedule in [Schedule(), Schedule(days: [Samples.day(6, [("os", "visitors at noon")])])] {
            let role: Structure.Role = style.grouping != .day ? .columnHeader : .rowHeader
            let heads = try Self.pages(schedule, style).flatMap { $0.page.texts(in: role) }
            #expect(heads.filter { Int($0) != nil } == (1...31).map(String.init))
        }
    }

    @Test func `more texts than stand below are on a page of their own`() throws {
        let days = (1...20).map { Samples.day($0, [("os", "Visitors come at \($0):00, bring badges")]) }
        let schedule = Schedule(people: Self.people(2), days: days)
        let pages = try Self.pages(schedule, PageStyle(sheet: Sheet(Media.letter.landscape)), .narrow)
        try #require(pages.map(\.kind) == ["roster", "continuation"] && pages[0].continuedOn == 2)
        #expect(pages[1].placements.count == 20 && pages[0].placements.isEmpty)
    }

    @Test func `texts below the table get smaller before they need a page of their own`() throws {
        var sizes: Set<Length> = []
        for count in 1...16 {
            let days = (1...count).map { Samples.day($0, [("os", "Visitors come at \($0):00, bring badges")]) }
            let schedule = Schedule(people: Self.people(2), days: days)
            let pages = try Self.pages(schedule, PageStyle(sheet: Sheet(Media.letter.landscape)), .narrow)
            guard pages.count == 1 else { break }
            sizes.formUnion(pages[0].page.leaves.compactMap(\.run).filter { $0.text.contains("badges") }.map(\.size))
        }
        #expect(sizes.max() == .quarterPoints(34) && sizes.min() == .points(7) && sizes.count > 2)
    }

    @Test func `the legend has the hours of a line beside its code`() throws {
        var night = ScheduleLine(key: "n", label: "Night")
        (night.code, night.hours) = ("N", ShiftHours(23 * 60, 31 * 60))
        let schedule = Schedule(
            lines: [night], people: Self.people(1), days: [Samples.day(6, [("n", "NAME0")])])
        let page = try Self.pages(schedule, PageStyle(sheet: Sheet(Media.letter.landscape)), .narrow)[0].page
        #expect(page.texts(in: .notes) == ["N", "Night 23–7"])
    }

    @Test func `the legend has words for people on call and for halves, if there are any`() throws {
        for (text, half) in [("Name0 ½", ["½", "half day"]), ("Name0", [])] {
            let schedule = Schedule(
                people: Self.people(1), days: [Samples.day(6, [("os", text), ("call", "NAME0")])])
            let page = try Self.pages(schedule, PageStyle(sheet: Sheet(Media.letter.landscape)), .narrow)[0].page
            #expect(page.texts(in: .notes) == ["OS", "call", "on call"] + half)
        }
    }

    @Test func `a run speaks of the call, too`() throws {
        let schedule = Schedule(
            people: Self.people(1), days: [Samples.day(6, [("os", "Name0 ½"), ("call", "NAME0")])])
        let page = try Self.pages(schedule, PageStyle(sheet: Sheet(Media.letter.landscape)), .narrow)[0]
        #expect(page.page.structures.compactMap(\.spoken).contains("OS ½, CALL"))
    }

    @Test func `random rosters lose nothing`() throws {
        let seed = RandomTests.firstSeed
        var random = SplitMix64(seed)
        for style in Self.styles {
            let schedule = Self.schedule(people: .random(in: 1...50, using: &random), remarks: true, &random)
            let pages = try Self.pages(schedule, style)
            let count = schedule.days.flatMap(\.texts).count
            #expect(pages.flatMap(\.placements).count == count, "seed \(seed)")
        }
    }

    @Test func `spans are months, without the days that are not asked for`() {
        let days = Samples.may.date(20)...YearMonth(iso8601: "2025-07")!.date(3)
        let june = DaySpan(YearMonth(iso8601: "2025-06")!)
        #expect(
            RosterPage.spans(of: days, PageStyle()) == [
                days.lowerBound...Samples.may.date(31), june, june.upperBound.next...days.upperBound,
            ])
    }

    // MARK: Schedules and pages

    static func people(_ count: Int) -> [Person] {
        (0..<count).map { Person(name: "Name\($0)", initials: "N\($0)") }
    }

    private static func schedule(people count: Int, remarks: Bool = false) -> Schedule {
        var random = SplitMix64(7)
        return schedule(people: count, remarks: remarks, &random)
    }

    /// May 2025: on weekdays most people on a line, each on one, and one on call every day.
    private static func schedule(people count: Int, remarks: Bool, _ random: inout SplitMix64) -> Schedule {
        let people = people(count)
        let days = (1...31).map { day -> DayRecord in
            let order = people.map(\.name).shuffled(using: &random)
            var texts = [("call", order[0] + (remarks && day % 9 == 0 ? " until 17:00, then \(order.last!)" : ""))]
            if Samples.may.date(day).weekday.mondayZeroOffset < 5 {
                let third = max(1, count / 3)
                texts =
                    [
                        (
                            "os",
                            order.prefix(third).joined(separator: ", ") + (remarks && day % 8 == 0 ? " — drill" : "")
                        ),
                        ("cl", order.dropFirst(third).prefix(third).joined(separator: " / ")),
                        ("off", order.dropFirst(2 * third).prefix(2).joined(separator: ", ")),
                    ].filter { !$0.1.isEmpty } + texts
            }
            return Samples.day(day, texts)
        }
        return Schedule(people: people, days: days)
    }

    private static func pages(
        _ schedule: Schedule, _ style: PageStyle, _ measurer: SquareEmMeasurer = .narrow
    ) throws -> [LaidOutPage] {
        let context = LayoutContext(schedule, style, Typesetter(measurer))
        return try CalendarPages(RosterPage(context), spans: [DaySpan(Samples.may)]).all()
    }

    /// The rows of the table, each with its cells.
    private static func rowItems(of page: Page) -> [[(Structure, [DisplayItem])]] {
        groups(page.items).filter { $0.0.role == .table }.flatMap { groups($0.1) }.map { groups($0.1) }
    }

    /// The words of the rows' cells, without their heads.
    private static func rows(of page: Page) -> [[String]] {
        rowItems(of: page).dropFirst().map { cells in
            cells.dropFirst().map { cell in
                cell.1.compactMap { if case .text(let run) = $0 { String(run.text) } else { nil } }.joined(
                    separator: " ")
            }
        }
    }

    private static func groups(_ items: [DisplayItem]) -> [(Structure, [DisplayItem])] {
        items.compactMap { if case .group(let structure, let items) = $0 { (structure, items) } else { nil } }
    }

    /// The cells of people on days.
    private struct Cell {
        let person: String
        let day: Int
        let words: [String]
        let frame: Rect
        let isRun: Bool
        var key: String { "\(person) \(day)" }
    }

    private static func cells(_ page: Page) -> [Cell] {
        let rows = rowItems(of: page)
        let black = page.fills(.black)
        let heads = rows[0].map { words(of: $0.1) }
        return rows.dropFirst().flatMap { row -> [Cell] in
            let rowHead = words(of: row[0].1)
            return zip(heads, row).dropFirst().compactMap { head, cell in
                let words = rowHead + head
                guard let person = words.first(where: { $0.hasPrefix("Name") }),
                    let day = words.compactMap(Int.init).first,
                    let frame = cell.0.frame
                else { return nil }
                let middle = Rect(x: frame.midX, y: (frame.minY + frame.maxY) / 2, width: .zero, height: .zero)
                return Cell(
                    person: person, day: day, words: self.words(of: cell.1), frame: frame,
                    isRun: black.contains { $0.contains(middle) })
            }
        }
    }

    private static func words(of items: [DisplayItem]) -> [String] {
        items.compactMap { if case .text(let run) = $0 { String(run.text) } else { nil } }
    }
}

extension CivilDate {
    fileprivate var next: CivilDate { CivilDate(epochDay + 1)! }
}
