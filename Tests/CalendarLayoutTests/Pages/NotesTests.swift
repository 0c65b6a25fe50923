import CalendarCore
import CalendarLayout
import Testing

/// The notes of a month, 8.5 pt in square ems. Beside the title, which is 128 pt wide, they begin at the second column
/// edge, 154.3 pt from the margin, and have 376.7 pt behind the bullet: 44 characters, or 59 condensed.
@Suite struct NotesTests {
    @Test func `a month without notes has no box for them`() throws {
        #expect(try page([]).frame(of: .notes) == nil)
        #expect(try pages(Schedule(notes: [Samples.notes([])]))[0].page.frame(of: .notes) == nil)
    }

    @Test func `each note is a line beside the title, 8.5 regular, with a square bullet before it`() throws {
        let page = try page(["Ames", "Bell", "Cole"])
        let runs = page.runs(in: .notes)
        #expect(runs.map(\.text) == ["Ames", "Bell", "Cole"])
        #expect(runs.allSatisfy { $0.face == .regular && $0.size == .quarterPoints(34) })
        let left = 36 + 540.0 * 2 / 7
        #expect(isClose(runs.map(\.origin.x), [left + 9, left + 9, left + 9]))
        #expect(isClose(zip(runs, runs.dropFirst()).map { $1.origin.y - $0.origin.y }, [10.63, 10.63]))
        let bullets = page.leaves.filter { $0.roles.contains(.note) && $0.roles.last == .artifact }.flatMap(\.inkBoxes)
        #expect(isClose(bullets.map(\.minX), [left, left, left]) && isClose(bullets.map(\.width), [2.6, 2.6, 2.6]))
        #expect(zip(bullets, runs).allSatisfy { $0.maxY < $1.origin.y && $0.minY > $1.box.minY })
    }

    @Test func `the first note's capitals are as high up as the title's`() throws {
        let page = try page(["Ames"])
        let (title, note) = (page.runs(in: .heading)[0], page.runs(in: .notes)[0])
        #expect(isClose([title.origin.y - note.origin.y], [0.7 * (16 - 8.5)]))
    }

    @Test func `they begin at the first column edge that is 20 from the title`() throws {
        // May 2025 takes 128 pt of square ems; a title before it, 16 pt a character more.
        for (words, column) in [("", 2), ("x", 3)] {
            let style = PageStyle { $0.title = words.isEmpty ? nil : words }
            let page = try #require(try pages(Schedule(notes: [Samples.notes(["Ames"])]), style: style).first).page
            let edge = 36 + 540 * Double(column) / 7
            #expect(isClose([page.runs(in: .notes)[0].origin.x], [edge + 9]), "\(words)")
        }
    }

    @Test func `below a title that leaves no room beside it, they have the whole width`() throws {
        let style = PageStyle { $0.title = String(repeating: "x", count: 40) }
        let page = try #require(try pages(Schedule(notes: [Samples.notes(["Ames"])]), style: style).first).page
        let (title, note) = (page.runs(in: .heading)[0], page.runs(in: .notes)[0])
        #expect(note.origin.x == .points(45) && note.box.minY > title.box.maxY)
        #expect(page.runs(in: .headerRow)[0].box.minY > note.box.maxY)
    }

    @Test(arguments: [(44, FontFace.regular, 1), (45, .condensed, 1), (59, .condensed, 1), (60, .condensed, 2)])
    func `longer notes are condensed, then take a second line`(_ length: Int, _ face: FontFace, _ lines: Int) throws {
        let runs = try page([text(length)]).runs(in: .notes)
        #expect(runs.count == lines && runs.allSatisfy { $0.face == face && $0.size == .quarterPoints(34) })
        #expect(Set(runs.map(\.origin.x)).count == 1)
    }

    @Test func `one long note makes all condensed`() throws {
        #expect(try page(["Ames", text(45)]).runs(in: .notes).map(\.face) == [.condensed, .condensed])
    }

    @Test func `the weekdays move down for the lines that the title does not have`() throws {
        let tops = try [0, 1, 2, 6].map { count in
            try page((0..<count).map { "note \($0)" }).runs(in: .headerRow)[0].origin.y
        }
        #expect(tops[0] == tops[1] && tops[1] < tops[2] && tops[2] < tops[3])
        #expect(isClose([tops[3] - tops[2]], [4 * 10.625]))
    }

    @Test func `six lines are the most; whole notes are then continued, with a link`() throws {
        #expect(try pages(Schedule(notes: [Samples.notes((0..<6).map { "note \($0)" })])).count == 1)
        let notes = (0..<40).map { "note \($0) of the month" }
        let pages = try pages(Schedule(notes: [Samples.notes(notes)]))
        try #require(pages.count > 1)
        let runs = pages[0].page.texts(in: .notes)
        #expect(runs == notes.prefix(5) + ["+35 more, p. 2"])
        #expect(pages[0].page.links.first?.place.page == 2)
        #expect(pages[1].page.texts(in: .dayList(nil)).first == "Notes")
        #expect(pages[1].placements.map(\.text) == Array(notes.dropFirst(5)))
        #expect(pages[1].placements.allSatisfy { $0.outcome == .continued })
    }

    @Test func `a single note that is too long is continued whole`() throws {
        let pages = try pages(Schedule(notes: [Samples.notes([text(600)])]))
        try #require(pages.count > 1)
        #expect(pages[0].page.texts(in: .notes) == ["+1 more, p. 2"])
        #expect(pages[1].placements.map(\.outcome) == [.continued])
    }

    @Test func `they are a list: each note is an item, in a box of its own`() throws {
        let page = try page(["Ames", "Bell"])
        let notes = page.structures.filter { $0.role == .note }.compactMap(\.frame)
        let box = try #require(page.frame(of: .notes))
        #expect(notes.count == 2 && notes.allSatisfy(box.contains) && notes[0].maxY == notes[1].minY)
    }

    @Test func `notes keep the number of their line`() throws {
        let notes = MonthlyNotes(
            month: Samples.may, lines: [2, 3].map { NoteLine(number: $0, text: "note \($0)") })
        let placements = try pages(Schedule(notes: [notes])).flatMap(\.placements)
        #expect(placements.map(\.subject) == [.note(Samples.may, number: 2), .note(Samples.may, number: 3)])
        #expect(placements.allSatisfy { $0.type.size == .quarterPoints(34) && $0.outcome == .drawn })
    }

    private func page(_ notes: [String]) throws -> Page {
        let schedule = Schedule(notes: notes.isEmpty ? [] : [Samples.notes(notes)])
        return try #require(try pages(schedule).first).page
    }

    /// Words of one letter; if the number of characters is even, the last word has two.
    private func text(_ length: Int) -> String {
        String((0..<length).map { $0 % 2 == 1 && $0 < length - 1 ? " " : "7" })
    }
}
