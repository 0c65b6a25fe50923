import CalendarCore
import CalendarLayout
import Testing

@Suite struct MissingGlyphTests {
    private let measurer = SquareEmMeasurer(missing: ["☃", "☄"])

    @Test func `a character that no face has is told with its entry and its place in the file`() throws {
        let place = SourceLocation(file: "a.json", line: 3, column: 9)
        let date = Samples.may.date(6)
        let record = DayRecord(date: date, texts: [LineText(key: "os", text: "Ames ☃", location: place)])
        let expected = MissingCharacter("☃", of: .day(date, line: "os"), text: "Ames ☃", source: place)
        #expect(throws: LayoutError.missingCharacters([expected])) {
            try pages(Schedule(days: [record]), measurer: measurer)
        }
    }

    @Test func `it is told in a note, in a label and in the title too`() throws {
        #expect(try missing(Schedule(notes: [Samples.notes(["a", "☃"])])) == ["☃ note 2"])
        let line = ScheduleLine(key: "s", label: "☄")
        #expect(try missing(Schedule(lines: [line], days: [Samples.day(6, [("s", "x")])])) == ["☄ s of 2025-05-06"])
        #expect(try missing(Schedule(), .init { $0.title = "☃" }) == ["☃ in 'May 2025 · ☃'"])
    }

    @Test func `it is told of a label whose line is empty in a stacked cell`() throws {
        let line = ScheduleLine(key: "s", label: "☄")
        #expect(try missing(Schedule(lines: [line]), .init { $0.cellStyle = .stacked }) == ["☄ in '☄'"])
    }

    @Test func `every character is told once, with its first place, also on continuation pages`() throws {
        let events = Samples.events([120, 1]) + [Samples.event("☄", on: 1), Samples.event("☃☄", on: 11)]
        let found = try missing(Schedule(events: events))
        #expect(found == ["☃ nil of 2025-05-11", "☄ nil of 2025-05-11"])
    }

    @Test func `a box stands for it where that is asked for`() throws {
        let schedule = Schedule(days: [Samples.day(6, [("os", "Ames ☃")])])
        let page = try #require(
            pages(schedule, style: .init { $0.missingCharacters = .warn }, measurer: measurer).first)
        #expect(page.missing.map(\.scalar) == ["☃"])
        #expect(page.placements.map(\.missing) == [["☃"]])
    }

    @Test func `a month that does not show the character is laid out`() throws {
        let schedule = Schedule(days: [Samples.day(6, [("os", "☃")])])
        let page = try #require(pages(schedule, from: "2025-06", measurer: measurer).first)
        #expect(page.missing.isEmpty)
    }

    @Test func `a placement names the fonts of its text`() throws {
        let schedule = Schedule(days: [Samples.day(6, [("os", "Ames")])], notes: [Samples.notes(["a"])])
        let page = try #require(pages(schedule).first)
        #expect(page.placements.map(\.fonts) == page.placements.map { [$0.type.faces.body.rawValue] })
    }

    /// The characters that the error names, in short.
    private func missing(_ schedule: Schedule, _ options: PageStyle = .init()) throws -> [String] {
        do {
            _ = try pages(schedule, style: options, measurer: measurer)
            return []
        } catch LayoutError.missingCharacters(let characters) {
            return characters.map { character in
                switch character.subject {
                case .day(let date, let line): "\(character.scalar) \(line ?? "nil") of \(date)"
                case .note(_, let number): "\(character.scalar) note \(number)"
                case nil: "\(character.scalar) in '\(character.text)'"
                }
            }
        }
    }
}
