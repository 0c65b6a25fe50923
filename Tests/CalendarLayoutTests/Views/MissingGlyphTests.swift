import CalendarCore
import CalendarLayout
import Testing

@Suite struct MissingGlyphTests {
    private let snowman: Unicode.Scalar = "☃"

    @Test func `a character that no face has is told with its text`() throws {
        let schedule = Schedule(days: [Samples.day(6, [("os", "Ames ☃")])])
        #expect(throws: LayoutError.missingGlyph(snowman, in: "Ames ☃")) {
            try pages(schedule, measurer: SquareEmMeasurer(missing: [snowman]))
        }
    }

    @Test func `it is told in a note too, and in a label`() throws {
        let measurer = SquareEmMeasurer(missing: [snowman])
        #expect(throws: LayoutError.missingGlyph(snowman, in: "a  |  ☃")) {
            try pages(Schedule(notes: [Samples.notes(["a", "☃"])]), measurer: measurer)
        }
        let line = ScheduleLine(key: "s", label: "☃")
        #expect(throws: LayoutError.missingGlyph(snowman, in: "☃")) {
            try pages(Schedule(lines: [line], days: [Samples.day(6, [("s", "x")])]), measurer: measurer)
        }
    }

    @Test func `a month that does not show the character is laid out`() throws {
        let schedule = Schedule(days: [Samples.day(6, [("os", "☃")])])
        #expect(try pages(schedule, from: "2025-06", measurer: SquareEmMeasurer(missing: [snowman])).count == 1)
    }
}
