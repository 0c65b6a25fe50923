import Testing

@testable import CalendarLayout

@Suite struct LaneWidthsTests {
    @Test func `columns share the width equally if each has room for words`() {
        let widths = widths(132, 3)
        #expect(widths.widths == [.points(44), .points(44), .points(44)])
        #expect(widths.extent(of: 1..<3).map(\.start) == .points(44))
        #expect(widths.extent(of: 1..<3).map(\.width) == .points(88))
    }

    @Test func `if not, the first have it, and the others room for a number`() {
        let widths = widths(131, 4).widths
        #expect(widths.count == 4 && widths[2...].allSatisfy { $0 == .points(13) })
        #expect(widths[..<2].allSatisfy { $0 >= .points(44) } && widths.sum() <= .points(131))
    }

    @Test func `what has not even that is not shown`() {
        let widths = widths(131, 60)
        #expect(widths.widths.count == 10 && widths.widths.sum() <= .points(131))
        #expect(widths.extent(of: 10..<11) == nil && widths.extent(of: 9..<60) != nil)
    }

    @Test(arguments: 1...70)
    func `columns never take more than the width`(_ count: Int) {
        for width in [20, 60, 75, 110, 360] {
            #expect(widths(width, count).widths.sum() <= .points(width))
        }
    }

    private func widths(_ width: Int, _ count: Int) -> LaneWidths {
        LaneWidths(.points(width), columnCount: count, least: .points(44), number: .points(13))
    }
}
