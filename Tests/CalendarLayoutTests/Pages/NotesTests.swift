import CalendarCore
import CalendarLayout
import Testing

/// Beside their label, notes have 482 pt at 9 pt in square ems.
@Suite struct NotesTests {
    @Test func `a month without notes has no box for them`() throws {
        #expect(try page([]).frame(of: .notes) == nil)
        let page = try #require(
            try pages(Schedule(notes: [Samples.notes([])], events: [])).first
        ).page
        #expect(page.frame(of: .notes) == nil)
    }

    @Test func `all notes stand on one line, bars between them, 9 pt regular`() throws {
        let page = try page(["Ames", "Bell", "Cole"])
        #expect(page.texts(in: .notes) == ["Notes:", "Ames  |  Bell  |  Cole"])
        #expect(page.runs(in: .notes).map(\.face) == [.bold, .regular])
        #expect(page.runs(in: .notes).allSatisfy { $0.size == .points(9) })
    }

    @Test func `notes stand between hairlines`() throws {
        let page = try page(["Ames"])
        let box = try #require(page.frame(of: .notes))
        let strokes = page.leaves.flatMap { leaf in
            if case .rules(let rules, .quarterPoints(2)) = leaf.item { rules } else { [Rule]() }
        }.filter { !$0.isVertical && $0.from.y <= box.maxY }
        #expect(strokes.map { $0.box(weight: .quarterPoints(2)).minY }.min() == box.minY)
        #expect(strokes.map { $0.box(weight: .quarterPoints(2)).maxY }.max() == box.maxY)
        #expect(
            page.leaves.filter { if case .fill(let area, _) = $0.item { area.overlaps(box) } else { false } }.isEmpty)
    }

    @Test func `the box is as high as its lines, and 5 pt above the table`() throws {
        let page = try page(["Ames"])
        let (box, table) = (try #require(page.frame(of: .notes)), try #require(page.frame(of: .table)))
        #expect(box.height == .points(9) * 6 / 5 + .points(5))
        #expect(table.minY - box.maxY == .points(5))
    }

    @Test(arguments: [
        // 482 pt hold 53 characters at 9 pt; condensed, 496 pt hold 73 at 9 pt, and 505 pt hold 96 at 7 pt.
        (53, FontFace.regular, 36, 1), (54, .condensed, 36, 1), (73, .condensed, 36, 1), (74, .condensed, 35, 1),
        (96, .condensed, 28, 1), (97, .condensed, 36, 2),
    ])
    func `longer notes are condensed, then smaller, then on more lines`(
        _ length: Int, _ face: FontFace, _ quarters: Int, _ lines: Int
    ) throws {
        let page = try page([text(length)])
        let runs = page.runs(in: .notes).dropFirst()
        #expect(runs.allSatisfy { $0.face == face && $0.size == .quarterPoints(quarters) })
        #expect(runs.count == lines)
    }

    @Test func `three lines are the most; whole notes are then continued`() throws {
        let notes = (0..<40).map { "note \($0) of the month" }
        let pages = try pages(Schedule(notes: [Samples.notes(notes)]))
        let runs = pages[0].page.texts(in: .notes)
        #expect(runs.count == 4)
        let kept = pages[0].placements.count
        #expect(runs.last == "+\(40 - kept) more, p. 2")
        #expect(runs[1...2].joined(separator: "  ") == notes.prefix(kept).joined(separator: "  |  "))
        #expect(pages[1].page.texts(in: .dayList(nil)).first == "Notes")
        #expect(pages[1].placements.map(\.text) == Array(notes.dropFirst(kept)))
    }

    @Test func `a single note that is too long is continued whole`() throws {
        let pages = try pages(Schedule(notes: [Samples.notes([text(600)])]), measurer: SquareEmMeasurer())
        #expect(pages[0].page.texts(in: .notes) == ["Notes:", "+1 more, p. 2"])
        #expect(pages[1].placements.map(\.outcome) == [.continued])
    }

    @Test func `notes keep the number of their line`() throws {
        let notes = MonthlyNotes(
            month: Samples.may, lines: [2, 3].map { NoteLine(number: $0, text: "note \($0)") })
        let subjects = try pages(Schedule(notes: [notes])).flatMap(\.placements).map(\.subject)
        #expect(subjects == [.note(Samples.may, number: 2), .note(Samples.may, number: 3)])
    }

    private func page(_ notes: [String]) throws -> Page {
        let schedule = Schedule(notes: notes.isEmpty ? [] : [Samples.notes(notes)])
        return try #require(try pages(schedule).first).page
    }

    /// Words of one letter; if the number of characters is even, the last word has two.
    private func text(_ length: Int) -> String {
        String((0..<length).map { $0 % 2 == 1 && $0 < length - 1 ? " " : "x" })
    }
}
