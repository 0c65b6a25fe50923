import CalendarCore
import CalendarLayout
import Testing

@Suite struct AgendaGeometryTests {
    @Test(arguments: [("letter", 2), ("a4", 2), ("a5", 2), ("phone", 1), ("tabloid", 2)])
    func `paper has as many columns as are wide enough`(_ name: String, _ count: Int) throws {
        let content = Sheet(try #require(Media(name: name))).content
        let geometry = AgendaGeometry(in: content, scale: SheetScale(content.size), .leftToRight)
        #expect(geometry.columns.count == count)
        #expect(geometry.columns.allSatisfy { content.contains($0) && $0.height == content.height })
    }

    @Test(arguments: [WritingDirection.leftToRight, .rightToLeft])
    func `a row is its date and its texts, from the side where lines begin`(_ direction: WritingDirection) {
        let content = Sheet.usLetter.content
        let geometry = AgendaGeometry(in: content, scale: SheetScale(content.size), direction)
        let row = geometry.columns[0].top(.points(30))
        let (date, text) = (geometry.date(in: row), geometry.text(in: row))
        #expect(date.width + geometry.dateGap + text.width == row.width)
        #expect(direction == .leftToRight ? date.minX == row.minX : date.maxX == row.maxX)
        #expect(!date.overlaps(text) && row.contains(text))
        #expect((geometry.columns[0].minX < geometry.columns[1].minX) == (direction == .leftToRight))
    }
}
