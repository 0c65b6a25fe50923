import CalendarCore
import Testing

@testable import CalendarLayout

/// The list of what changed since an earlier schedule.
@Suite struct ChangesPageTests {
    private let lines = ScheduleLine.defaults

    private func change(_ day: Int, _ line: Int?, _ old: String?, _ new: String?) -> ScheduleChange {
        let line = line.map { lines[$0] }
        func entry(_ text: String) -> Entry { Entry(line: line, text: text) }
        return ScheduleChange(
            .day(Samples.may.date(day), line: line?.key), before: old.map(entry), after: new.map(entry))
    }

    private func list(_ changes: [ScheduleChange], style: PageStyle = PageStyle()) throws -> [LaidOutPage] {
        try pages({ ChangesPage(changes, $0) }, Schedule(), style: style)
    }

    @Test func `each day has its changes below its name: what is new in bold, and what is gone as an old value`() throws
    {
        let note = ScheduleChange(
            .note(Samples.may, number: 1), before: nil, after: Entry(line: nil, .note("Note")))
        let page = try #require(try list([note, change(2, 0, "A", "B"), change(2, 3, "C", nil)]).first)
        let runs = page.page.leaves.compactMap(\.run)
        #expect(
            runs.map { String($0.text) }.contains(sequence: [
                "Changes", "Notes · May 2025", "Note", "Friday, May 2", "OS", "B", "was A", "CALL", "was C",
            ]))
        let old = runs.filter { $0.text.hasPrefix("was ") }
        #expect(old.count == 2 && old.allSatisfy { $0.face == .condensed } && runs.allSatisfy { !$0.shaped.isStruck })
        #expect(old.allSatisfy { $0.size == Length.points(11) * 4 / 5 })
        #expect(runs.filter { !$0.shaped.emphasized.isEmpty }.map { String($0.text) } == ["Note", "B"])
        #expect(page.placements.isEmpty && page.kind == "changes" && page.page.outline?.title == "Changes")
        #expect(page.page.structures.contains { $0.spoken == "no longer: CALL C" })
    }

    @Test func `a line goes through an old value in a language without a word for it`() throws {
        let page = try #require(
            try list([change(2, 0, "A", "B")], style: .init { $0.locale = CalendarLocale(named: "sq")! }).first)
        let struck = page.page.leaves.compactMap(\.run).filter(\.shaped.isStruck)
        #expect(struck.map { String($0.text) } == ["A"])
    }

    @Test func `records have their changes below their names, behind those of days`() throws {
        func record(_ field: String?, _ old: String?, _ new: String?, noun: String = "document") -> RecordChange {
            RecordChange(
                noun: noun, subject: "Averbeck, x", title: "Averbeck, CPR", field: field, before: old, after: new)
        }
        let changes = [
            record("expires", "2025-05-01", "missing"), record("kind", "X", nil),
            record("items/wash/done", "false", "true", noun: "progress"), record(nil, "", nil, noun: "person"),
        ]
        let pages = try pages({ ChangesPage([change(2, 0, "A", "B")], records: changes, $0) }, Schedule())
        let runs = try #require(pages.first).page.leaves.compactMap(\.run)
        let words = runs.map { String($0.text) }
        let parts = [
            ["Friday, May 2", "OS", "B", "was A", "Averbeck, CPR", "missing"],
            ["missing", "was 1 May 2025", "kind", "was X", "Averbeck, CPR"],
            ["wash", "done", "was open", "Averbeck, CPR", "was Averbeck, CPR"],
        ]
        for part in parts { #expect(words.contains(sequence: part), "\(words)") }
        #expect(runs.filter { !$0.shaped.emphasized.isEmpty }.map { String($0.text) } == ["B", "missing", "done"])
    }

    @Test func `the title says since when`() throws {
        let style = PageStyle { $0.changesSince = Samples.may.date(1) }
        let page = try #require(try list([change(2, 0, "A", "B")], style: style).first)
        #expect(page.page.texts(in: .heading) == ["Changes since 1 May"])
    }

    @Test(arguments: PageStyle.ofEveryKind.indices)
    func `any number of changes takes as many pages as it needs`(_ style: Int) throws {
        let style = PageStyle.ofEveryKind[style]
        let changes = (1...31).flatMap { day in
            (0..<30).map { change(day, $0 % 4, $0 % 3 == 0 ? nil : "Old \(day).\($0)", "New \(day).\($0)") }
        }
        let list = try list(changes, style: style)
        #expect(list.count > 1 && list.dropFirst().allSatisfy { $0.page.outline == nil })
        let words = list.flatMap { $0.page.entryRuns.map { String($0.text) } }.joined(separator: " ")
        for change in changes { #expect(words.contains(change.after?.text ?? "")) }
        for page in list { page.expectSound(style) }
        #expect(Set(list.map(\.page.label)).count == list.count)
    }

    @Test func `without a change there is no page`() throws {
        #expect(try list([]).isEmpty)
    }

    @Test func `a day leads to the page that shows it`() throws {
        let context = LayoutContext(Schedule(), PageStyle(), Typesetter(SquareEmMeasurer.narrow))
        let days = DaySpan(Samples.may)
        let joined = JoinedPages([
            CalendarPages(MonthPage(context), spans: [days]),
            CalendarPages(ChangesPage([change(2, 0, "A", "B")], context), spans: [days]),
        ])
        let pages = try joined.all()
        try #require(pages.map(\.kind) == ["month", "changes"])
        #expect(pages[1].page.links.map(\.place.page) == [1])
        // The month has no link to the list.
        #expect(pages[0].page.links.isEmpty)
    }
}

extension [String] {
    fileprivate func contains(sequence: [String]) -> Bool {
        indices.contains { self[$0...].starts(with: sequence) }
    }
}
