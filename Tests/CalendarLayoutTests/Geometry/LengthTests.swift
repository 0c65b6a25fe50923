import CalendarLayout
import Testing

@Suite struct LengthTests {
    @Test(arguments: 1...13)
    func `parts add up to the whole, and differ by one unit at most`(_ count: Int) throws {
        let whole = Length(rawValue: 552_967)
        let parts = whole.divided(into: count)
        try #require(parts.count == count)
        #expect(parts.sum() == whole)
        #expect(parts == parts.sorted(by: >))
        #expect(parts[0].rawValue - parts[count - 1].rawValue <= 1)
    }

    @Test func `scaling rounds up`() {
        #expect(Length(rawValue: 3).scaledUp(by: 1, over: 2).rawValue == 2)
        #expect(Length(rawValue: 4).scaledUp(by: 1, over: 2).rawValue == 2)
        #expect(Length.zero.scaledUp(by: 5, over: 7) == .zero)
    }

    @Test func `an advance that is no whole unit at a size takes the next one`() {
        #expect(Advance(1).width(at: .points(10)).rawValue == 1)
        #expect(Advance(Advance.unitsPerEm).width(at: .points(10)) == .points(10))
    }
}

@Suite struct RectTests {
    private let rect = Rect(x: .points(10), y: .points(20), width: .points(30), height: .points(40))

    @Test func `rows and columns touch and do not overlap`() throws {
        let rows = rect.rows([.points(10), .points(30)])
        try #require(rows.map(\.minY) == [.points(20), .points(30)])
        #expect(rows[1].maxY == rect.maxY)
        #expect(!rows[0].overlaps(rows[1]))
        let columns = rect.columns([.points(5), .points(25)])
        try #require(columns.map(\.minX) == [.points(10), .points(15)])
        #expect(columns[1].maxX == rect.maxX)
        #expect(!columns[0].overlaps(columns[1]))
    }

    @Test func `a rectangle contains itself, and nothing that sticks out by one unit`() {
        let unit = Length(rawValue: 1)
        #expect(rect.contains(rect))
        for (x, y) in [(unit, Length.zero), (.zero, unit)] {
            let moved = Rect(x: rect.minX + x, y: rect.minY + y, width: rect.width, height: rect.height)
            #expect(!rect.contains(moved))
            #expect(!moved.contains(rect))
            #expect(rect.overlaps(moved))
        }
    }

    @Test func `insets shrink each side by its own amount`() {
        let inner = rect.inset(by: Insets(top: .points(1), left: .points(2), bottom: .points(3), right: .points(4)))
        #expect(inner == Rect(x: .points(12), y: .points(21), width: .points(24), height: .points(36)))
    }
}
