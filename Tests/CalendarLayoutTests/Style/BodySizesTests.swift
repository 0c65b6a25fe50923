import Testing

@testable import CalendarLayout

@Suite struct BodySizesTests {
    @Test func `sizes go from 14 to 7 in half points`() {
        #expect(steps(BodySizes()) == stride(from: 14, through: 7, by: -0.5).map { $0 })
    }

    @Test func `a style may limit them at either end, and an end is always a step`() {
        #expect(steps(BodySizes(minimum: .points(9), maximum: .points(11))) == [11, 10.5, 10, 9.5, 9])
        #expect(steps(BodySizes(minimum: .quarterPoints(37), maximum: .points(10))) == [10, 9.5, 9.25])
        #expect(steps(BodySizes(minimum: .points(6))).last == 6)
        #expect(steps(BodySizes(minimum: .points(9), maximum: .points(9))) == [9])
    }

    @Test func `an end beyond the other's usual size is the only size`() {
        #expect(steps(BodySizes(minimum: .points(16))) == [16])
        #expect(steps(BodySizes(maximum: .points(6))) == [6])
    }

    @Test func `larger sheets have larger sizes, smaller ones the same`() throws {
        let (tabloid, small) = (try PageStyle.on("tabloid").scale, try PageStyle.on("iso_a5_148x210mm").scale)
        #expect(steps(BodySizes(), tabloid).first == 20.5 && steps(BodySizes(), tabloid).last == 10)
        #expect(steps(BodySizes(), small) == steps(BodySizes()))
    }

    private func steps(_ sizes: BodySizes, _ scale: SheetScale = PageStyle().scale) -> [Double] {
        sizes.steps(scale).map(\.inPoints)
    }
}
