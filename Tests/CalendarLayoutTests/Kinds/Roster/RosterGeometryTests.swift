import CalendarCore
import Testing

@testable import CalendarLayout

/// The rectangles of a roster, and how its parts are shared.
@Suite struct RosterGeometryTests {
    private func geometry(_ direction: WritingDirection, headedRows: [Int] = []) -> RosterGeometry {
        RosterGeometry(
            origin: Point(x: .points(direction == .leftToRight ? 36 : 336), y: .points(50)), headWidth: .points(60),
            columnWidth: .points(20), columnCount: 10, endWidths: [.points(20), .points(20)],
            columnHeadingHeight: .zero, headerHeight: .points(30), headedRows: headedRows, headingHeight: .points(11),
            rowHeights: [.points(15), .points(25)], footHeights: [.points(12)], direction: direction)
    }

    @Test func `heads, cells and totals fill the table`() {
        let geometry = geometry(.leftToRight)
        #expect(geometry.table == Rect(x: .points(36), y: .points(50), width: .points(300), height: .points(82)))
        #expect(geometry.header.maxY == geometry.rows[0].minY && geometry.rows[1].maxY == geometry.feet[0].minY)
        #expect(geometry.feet[0].maxY == geometry.table.maxY)
        let cells = geometry.cells(of: geometry.rows[1])
        #expect(cells.head.minX == geometry.table.minX && cells.head.maxX == cells.columns[0].minX)
        #expect(cells.columns.count == 10 && cells.columns[9].maxX == cells.ends[0].minX)
        #expect(cells.ends[1].maxX == geometry.table.maxX && cells.ends[1].height == .points(25))
    }

    @Test func `headings are between the rows, each above its own`() {
        let geometry = geometry(.leftToRight, headedRows: [0, 1])
        #expect(geometry.table.height == .points(82 + 22))
        #expect(geometry.headings.map(\.minY) == [geometry.header.maxY, geometry.rows[0].maxY])
        #expect(geometry.headings.map(\.maxY) == geometry.rows.map(\.minY))
        #expect(geometry.rows[1].maxY == geometry.feet[0].minY && geometry.feet[0].maxY == geometry.table.maxY)
    }

    @Test func `from right to left everything is mirrored`() {
        let (forward, backward) = (geometry(.leftToRight), geometry(.rightToLeft))
        #expect(forward.table == backward.table)
        let axis = forward.table.minX + forward.table.maxX
        let (a, b) = (forward.cells(of: forward.rows[0]), backward.cells(of: backward.rows[0]))
        for (a, b) in zip([a.head] + a.columns + a.ends, [b.head] + b.columns + b.ends) {
            #expect(a.minX == axis - b.maxX && a.width == b.width)
        }
    }

    @Test(arguments: [(40, 0, 2), (40, 3, 2), (7, 0, 3), (1, 9, 1), (12, 5, 4), (3, 9, 3), (0, 0, 1)])
    func `parts follow each other and differ by one, the last by what stands with it`(
        count: Int, extra: Int, parts: Int
    ) {
        let ranges = EvenParts.ranges(of: count, extra: extra, parts: parts)
        #expect(ranges.count == parts && ranges.flatMap(\.self) == Array(0..<count))
        #expect(count == 0 || ranges.allSatisfy { !$0.isEmpty })
        let loads = ranges.indices.map { ranges[$0].count + ($0 == parts - 1 ? extra : 0) }
        if extra < count / parts { #expect((loads.max() ?? 0) - (loads.min() ?? 0) <= parts) }
    }

    @Test(arguments: [
        (["OS", "CL", "OFF", "CALL"], 4, ["OS", "CL", "OFF", "CALL"]),
        (["OS", "CL", "OFF", "CALL"], 2, ["OS", "CL", "OF", "CA"]),
        (["OS", "CL", "OFF", "CALL"], 1, ["O", "C", "F", "A"]),
        (["Morning", "On call", "Midday"], 4, ["Morn", "OC", "Midd"]), (["Night", "Nights"], 1, ["N", "i"]),
        (["Ward 1", "Ward 12", "Ward 2"], 3, ["W1", "W12", "W2"]), (["AA", "AAA", "AAAA"], 1, ["A", "1", "2"]),
        (["早", "晚班", "夜"], 2, ["早", "晚班", "夜"]),
        (["A", "A"], 1, ["A", "1"]),
    ])
    func `codes are short and differ`(labels: [String], limit: Int, codes: [String]) {
        #expect(LineCodes(labels.map { LineCodes.Line(label: $0) }, limit: limit)?.codes == codes)
    }

    @Test func `twelve lines have codes of every length`() throws {
        let labels = (1...12).map { "Ward \($0)" }
        for limit in 1...5 {
            let codes = try #require(LineCodes(labels.map { LineCodes.Line(label: $0) }, limit: limit)).codes
            #expect(Set(codes).count == 12 && codes.allSatisfy { $0.count <= max(limit, 2) })
        }
    }
}
