import CalendarCore
import CalendarLayout
import Testing

@Suite struct MonthGeometryTests {
    @Test func `US Letter leaves a content of 540 by 720 inside margins of 36`() {
        #expect(Sheet.usLetter.mediaBox == Size(width: .points(612), height: .points(792)))
        #expect(Sheet.usLetter.content == rect(36, 36, 540, 720))
    }

    @Test func `the title's box is 20 high, and the gap below it 6 to 10`() {
        let geometry = geometry()
        #expect(frame.title == rect(36, 36, 540, 20))
        let gap = geometry.header.minY - frame.title.maxY
        #expect((Length.points(6)...Length.points(10)).contains(gap))
    }

    @Test func `the weekday header is a band 18 high on top of the grid`() {
        let geometry = geometry()
        #expect(geometry.header.height == .points(18))
        #expect(geometry.header.maxY == geometry.grid.minY)
        #expect(geometry.table.minY == geometry.header.minY)
        #expect(geometry.table.maxY == geometry.grid.maxY)
    }

    @Test func `without notes there is no box for them`() {
        #expect(geometry().notes == nil)
    }

    @Test func `notes push the table down by their height and a gap of 5`() throws {
        let (without, with) = (geometry(), geometry(notes: .quarterPoints(63)))
        let notes = try #require(with.notes)
        #expect(notes.minY == without.header.minY)
        #expect(notes.height == .quarterPoints(63))
        #expect(with.header.minY - notes.maxY == .points(5))
        #expect(with.grid.maxY == without.grid.maxY)
    }

    @Test func `seven columns add up to 540 exactly`() {
        let widths = geometry().columnWidths
        #expect(widths.count == 7)
        #expect(widths.sum() == .points(540))
        #expect(Set(widths).count <= 2)
    }

    @Test(arguments: [4, 5, 6])
    func `week rows end at 756 exactly`(_ rows: Int) {
        let geometry = geometry(notes: .quarterPoints(67), rows: rows)
        #expect(geometry.grid.maxY == .points(756))
        #expect(geometry.rowHeights.sum() == geometry.grid.height)
        #expect(geometry.dayCell(row: rows - 1, column: 6).maxY == .points(756))
        #expect(geometry.dayCell(row: rows - 1, column: 6).maxX == .points(576))
    }

    @Test func `header cells stand above their columns`() {
        let geometry = geometry()
        for column in 0..<7 {
            let (header, day) = (geometry.cells(of: geometry.header)[column], geometry.dayCell(row: 0, column: column))
            #expect(header.minX == day.minX)
            #expect(header.width == day.width)
            #expect(header.maxY == day.minY)
        }
    }

    private let frame = PageFrame(PageStyle(), Typesetter(SquareEmMeasurer()))

    private func geometry(notes: Length? = nil, rows: Int = 5) -> MonthGeometry {
        MonthGeometry(frame, notesHeight: notes) { $0.divided(into: rows) }
    }

    @Test func `from right to left the first column is the rightmost`() {
        let mirrored = MonthGeometry(frame, notesHeight: nil, .rightToLeft) { $0.divided(into: 5) }
        let cells = mirrored.cells(of: mirrored.header)
        #expect(cells.first?.maxX == mirrored.header.maxX && cells.last?.minX == mirrored.header.minX)
        #expect(zip(cells, cells.dropFirst()).allSatisfy { $0.minX == $1.maxX })
        #expect(mirrored.dayCell(row: 0, column: 0).maxX == .points(576))
    }

    private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Rect {
        Rect(x: .points(x), y: .points(y), width: .points(width), height: .points(height))
    }
}
