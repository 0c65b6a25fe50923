import CalendarCore
import Testing

@testable import CalendarLayout

/// Nothing is lost or printed twice, whatever the schedule. The seed determines the schedule.
@Suite struct AccountingTests {
    @Test(arguments: Density.allCases, 0..<3)
    func `placements are the schedule's entries and notes, one for one`(_ density: Density, _ seed: Int) throws {
        let schedule = RandomSchedule.make(density, seed: seed)
        for (number, style) in PageStyle.various.enumerated() {
            let placements = try pages(schedule, style: style, measurer: .narrow).flatMap(\.placements)
            #expect(
                counts(placements.map { "\($0.subject) \($0.text)" }) == counts(expected(schedule, style)),
                "\(density), seed \(seed), style \(number)")
        }
    }

    @Test(arguments: Density.allCases, 0..<3)
    func `the cell of a day, read from its beginning, is its entries word for word`(
        _ density: Density, _ seed: Int
    ) throws {
        let schedule = RandomSchedule.make(density, seed: seed)
        let pages = try pages(schedule, measurer: .narrow)
        for date in DaySpan(Samples.may).days {
            let own = pages.flatMap(\.placements).filter { $0.date == date }
            guard own.allSatisfy({ $0.outcome != .shortened && $0.outcome != .continued }) else { continue }
            // A middle dot falls away where a line ends.
            let drawn = pages[0].page.cellRuns(of: date).map { $0.text.filter { $0 != "·" } }
            let entries = schedule.cellTexts(on: date, isDense: pages[0].type.size < .points(9))
            #expect(ink(drawn).sorted() == ink(entries).sorted(), "\(density), seed \(seed), \(date)")
            for text in entries where !text.isEmpty {
                #expect(ink(drawn).contains(ink([text])), "\(density), seed \(seed), \(date)")
            }
        }
    }

    @Test(arguments: Density.allCases, 0..<3)
    func `what is shortened or continued stands in full where its placement says`(
        _ density: Density, _ seed: Int
    ) throws {
        let schedule = RandomSchedule.make(density, seed: seed)
        let pages = try pages(schedule, measurer: .narrow)
        let format = PageStyle().entryFormat(MonthPage.details)
        for placement in pages.flatMap(\.placements) {
            guard let date = placement.date, placement.outcome == .shortened || placement.outcome == .continued
            else { continue }
            let first = placement.rest?.page ?? placement.page
            #expect((placement.rest == nil) == (placement.outcome == .continued), "seed \(seed)")
            let listed = pages[(first - 1)...].flatMap { $0.page.listRuns }.map { String($0.text) }
            // A bar is listed on its first day, with the time of that day.
            let entry = try #require(schedule.entries(on: date).first { format.text(of: $0) == placement.text })
            let whole = entry.days == nil ? placement.text : format.title(of: entry)
            // Of a closed day the name.
            let isName = schedule.closing(of: entry) != nil && !entry.closesDay
            let text = isName ? schedule.closing(placement.text)?.reason ?? whole : whole
            #expect(ink(listed).contains(ink([text])), "\(density), seed \(seed), \(date): \(text)")
        }
    }

    @Test(arguments: Density.allCases, 0..<3)
    func `the runs of the notes hold every word of every note`(_ density: Density, _ seed: Int) throws {
        let schedule = RandomSchedule.make(density, seed: seed)
        let pages = try pages(schedule, measurer: .narrow).map(\.page)
        let drawn = pages[0].texts(in: .notes).filter { !$0.hasPrefix("+") }
        let continued = pages.flatMap { $0.entryRuns(in: .dayList(nil)) }.map { String($0.text) }
        let notes = schedule.notes(of: Samples.may)?.lines.map(\.text) ?? []
        #expect(ink(drawn + continued) == ink(notes), "\(density), seed \(seed)")
    }

    @Test(arguments: Density.allCases, 0..<3)
    func `a placement names the page that it is on, and a box inside the content`(
        _ density: Density, _ seed: Int
    ) throws {
        let schedule = RandomSchedule.make(density, seed: seed)
        for page in try pages(schedule, measurer: .narrow) {
            #expect(page.placements.allSatisfy { $0.page == page.number }, "\(density), seed \(seed)")
            #expect(
                page.placements.allSatisfy { Sheet.usLetter.content.contains($0.box) }, "\(density), seed \(seed)")
            let rests = page.placements.compactMap(\.rest)
            #expect(rests.allSatisfy { Sheet.usLetter.content.contains($0.box) }, "\(density), seed \(seed)")
        }
    }

    @Test func `private events are withheld`() throws {
        var event = Samples.event("secret", on: 6)
        event.isPrivate = true
        #expect(try pages(Schedule(events: [event])).flatMap(\.placements).isEmpty)
    }

    @Test func `a placement knows where its entry stands in the file`() throws {
        let location = SourceLocation(file: "clinic.json", line: 3, column: 5)
        let record = DayRecord(
            date: Samples.may.date(6), texts: [LineText(key: "os", text: "Ames", location: location)])
        let placement = try #require(try pages(Schedule(days: [record])).first?.placements.first)
        #expect(placement.source == location)
        #expect(placement.subject == .day(Samples.may.date(6), line: "os"))
    }

    private func expected(_ schedule: Schedule, _ style: PageStyle) -> [String] {
        let format = style.entryFormat(MonthPage.details)
        let days = DaySpan(Samples.may).days.flatMap { date in
            schedule.entries(on: date).map {
                "\(Placement.Subject.day(date, line: $0.line?.key)) \(format.text(of: $0))"
            }
        }
        let notes = schedule.notes(of: Samples.may)?.lines.map {
            "\(Placement.Subject.note(Samples.may, number: $0.number)) \($0.text)"
        }
        return days + (notes ?? [])
    }

    private func counts(_ keys: [String]) -> [String: Int] { Dictionary(keys.map { ($0, 1) }, uniquingKeysWith: +) }

    private func ink(_ texts: [String]) -> String { texts.joined().filter { $0 != " " } }
}

extension Placement {
    /// The day of its entry; nil for a note.
    fileprivate var date: CivilDate? { if case .day(let date, _) = subject { date } else { nil } }
}

extension Page {
    /// The entries of the days that are listed in full.
    fileprivate var listRuns: [TextRun] {
        leaves.filter { leaf in
            leaf.roles.contains(where: \.isEntry)
                && leaf.roles.contains { if case .dayList = $0 { true } else { false } }
        }.compactMap(\.run)
    }

    /// The texts in a day's cell beside its strip and bars, without the hyphens at the ends of broken words.
    fileprivate func cellRuns(of date: CivilDate) -> [TextRun] {
        let bars = outlines.map(\.shape.bounds)
        return leaves.filter { $0.roles.contains(.dayCell(date)) && $0.roles.contains(where: \.isEntry) }.compactMap {
            leaf in
            guard let run = leaf.run, !bars.contains(where: { $0.contains(run.box) }) else { return nil }
            return leaf.roles.contains(.word) && run.shaped.text == "-" ? nil : run
        }
    }
}

extension Schedule {
    /// The words in the cell of a day: the labels, the texts, of closings the reasons, and events of several days only
    /// where no bar has them.
    fileprivate func cellTexts(on date: CivilDate, isDense: Bool) -> [String] {
        let format = PageStyle().entryFormat(MonthPage.details)
        var word: String?
        var reasons: Set<String?> = []
        return entries(on: date).filter { !isOnBar($0, date) }.map { entry in
            if let closing = closing(of: entry), word == nil || word == closing.word {
                word = closing.word
                return reasons.insert(closing.reason).inserted ? closing.reason ?? "" : ""
            }
            guard entry.line == nil, case .at(let start, let end)? = entry.time else {
                return (entry.line?.label ?? "") + format.text(of: entry)
            }
            let text = (entry.event?.task.map { "\($0.sign)\u{A0}" } ?? "") + entry.text
            let title = entry.isTentative ? "\(text) (tentative)" : text
            let day =
                end.flatMap { $0.date > start.date ? PageStyle().locale.shortName(of: $0.date.weekday) : nil } ?? ""
            let (first, last) = (start.clockTime, end.map { day + $0.clockTime })
            guard isDense else { return first + title + [last.map { "to\($0)" }, entry.place].joined }
            return first + (last.map { "–\($0)" } ?? "") + [title, entry.place].joined
        }
    }

    private func closing(of entry: Entry) -> Closing? {
        if entry.closesDay { return Closing(word: "CLOSED", reason: entry.text) }
        return entry.line?.place == .body && entry.time == nil ? closing(entry.text) : nil
    }

    private func isOnBar(_ entry: Entry, _ date: CivilDate) -> Bool {
        let grid = WeekGrid(DaySpan(Samples.may), firstWeekday: .sunday)
        let row = grid.weekRows.first { row in
            (0..<7).contains { row.date(inColumn: $0) == date }
        }
        let context = LayoutContext(
            self, PageStyle(), Typesetter(SquareEmMeasurer.narrow), details: MonthPage.details)
        return row.map { WeekBars($0, of: grid, context).bars.contains { $0.bar.shows(entry) } } ?? false
    }
}

extension [String?] {
    fileprivate var joined: String { compactMap(\.self).joined() }
}
