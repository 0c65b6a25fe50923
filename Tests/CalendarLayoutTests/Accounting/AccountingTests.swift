import CalendarCore
import CalendarLayout
import Testing

/// Nothing is lost or printed twice, whatever the schedule. The seed determines the schedule.
@Suite struct AccountingTests {
    @Test(arguments: Density.allCases, 0..<3)
    func `placements are the schedule's entries and notes, one for one`(_ density: Density, _ seed: Int) throws {
        let schedule = RandomSchedule.make(density, seed: seed)
        for options in AccountingTests.options {
            let placements = try pages(schedule, style: options, measurer: .narrow).flatMap(\.placements)
            #expect(
                counts(placements.map { "\($0.subject) \($0.text)" }) == counts(expected(schedule)),
                "\(density), seed \(seed), \(options.cellStyle)")
        }
    }

    @Test(arguments: Density.allCases, 0..<3)
    func `the runs of a day, one after the other, are its entries word for word`(
        _ density: Density, _ seed: Int
    ) throws {
        let schedule = RandomSchedule.make(density, seed: seed)
        let pages = try pages(schedule, measurer: .narrow).map(\.page)
        for day in 1...31 {
            let date = Samples.may.date(day)
            let drawn = pages.flatMap { $0.entryRuns(in: .dayCell(date)) + $0.entryRuns(in: .dayList(date)) }
            let entries = schedule.entries(on: date).map { ($0.line?.label ?? "") + $0.text }
            #expect(ink(drawn.map { String($0.text) }) == ink(entries), "\(density), seed \(seed), \(date)")
        }
    }

    @Test(arguments: Density.allCases, 0..<3)
    func `the runs of the notes hold every word of every note`(_ density: Density, _ seed: Int) throws {
        let schedule = RandomSchedule.make(density, seed: seed)
        let pages = try pages(schedule, measurer: .narrow).map(\.page)
        let drawn = pages[0].texts(in: .notes).filter { $0 != "Notes:" && !$0.hasPrefix("+") }
        let continued = pages.flatMap { $0.entryRuns(in: .dayList(nil)) }.map { String($0.text) }
        let notes = schedule.notes(of: Samples.may)?.lines.map(\.text) ?? []
        #expect(
            ink(drawn + continued).filter { $0 != "|" } == ink(notes).filter { $0 != "|" }, "\(density), seed \(seed)")
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
            #expect(
                (page.kind == ContinuationPage.name) == page.placements.contains { $0.outcome == .continued },
                "seed \(seed)")
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

    private static let options = [CellStyle.inline, .stacked].flatMap { style in
        MinimumFontSize.allCases.map { PageStyle(cellStyle: style, minimumFontSize: $0) }
    }

    private func expected(_ schedule: Schedule) -> [String] {
        let days = (1...31).flatMap { day in
            let date = Samples.may.date(day)
            return schedule.entries(on: date).map { "\(Placement.Subject.day(date, line: $0.line?.key)) \($0.text)" }
        }
        let notes = schedule.notes(of: Samples.may)?.lines.map {
            "\(Placement.Subject.note(Samples.may, number: $0.number)) \($0.text)"
        }
        return days + (notes ?? [])
    }

    private func counts(_ keys: [String]) -> [String: Int] { Dictionary(keys.map { ($0, 1) }, uniquingKeysWith: +) }

    private func ink(_ texts: [String]) -> String { texts.joined().filter { $0 != " " } }
}
