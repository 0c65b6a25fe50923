import CalendarCore
import Testing

@testable import CalendarLayout

@Suite struct MonthGeometryTests {
    @Test func `US Letter leaves a content of 540 by 720 inside margins of 36`() {
        #expect(Sheet.usLetter.mediaBox == Size(width: .points(612), height: .points(792)))
        #expect(Sheet.usLetter.content == rect(36, 36, 540, 720))
    }

    @Test func `the header and the grid are the table`() {
        #expect(geometry().table == rect(36, 50, 540, 690))
    }

    @Test(arguments: [4, 5, 6])
    func `the last cell ends where the grid does, exactly`(_ rows: Int) {
        let geometry = geometry(rows: rows)
        let last = geometry.dayCell(row: rows - 1, column: 6)
        #expect(last.maxY == geometry.grid.maxY && last.maxX == geometry.grid.maxX)
    }

    @Test func `header cells stand above their columns`() {
        let geometry = geometry(tenths: 7)
        for column in 0..<7 {
            let (header, day) = (geometry.cells(of: geometry.header)[column], geometry.dayCell(row: 0, column: column))
            #expect(header.minX == day.minX && header.width == day.width && header.maxY == day.minY)
        }
    }

    @Test func `from right to left the first column is the rightmost`() {
        let mirrored = geometry(.rightToLeft)
        let cells = mirrored.cells(of: mirrored.header)
        #expect(cells.first?.maxX == mirrored.header.maxX && cells.last?.minX == mirrored.header.minX)
        #expect(zip(cells, cells.dropFirst()).allSatisfy { $0.minX == $1.maxX })
    }

    private func geometry(
        _ direction: WritingDirection = .leftToRight, rows: Int = 5, tenths: Int = 10
    ) -> MonthGeometry {
        let grid = rect(36, 70, 540, 670)
        return MonthGeometry(
            header: rect(36, 50, 540, 20), grid: grid,
            columns: ColumnSharing(grid.width, weekend: [0, 6], tenths: tenths),
            rowHeights: grid.height.divided(into: rows), direction)
    }

    private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Rect {
        Rect(x: .points(x), y: .points(y), width: .points(width), height: .points(height))
    }
}
