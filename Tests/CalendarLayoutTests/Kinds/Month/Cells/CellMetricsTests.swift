import Testing

@testable import CalendarLayout

@Suite struct CellMetricsTests {
    @Test func `on Letter, the cell has the measures of the design`() {
        let metrics = self.metrics(PageStyle())
        #expect(metrics.inset == .points(4) && isClose(metrics.bottom, 3.2) && isClose(metrics.footSpace, 2.5))
        #expect(metrics.numberSize == .points(18) && isClose(metrics.stripHeight, 20.88))
        #expect(isClose(metrics.barHeight, 12.07) && isClose(metrics.barGap, 2.2) && isClose(metrics.barInset, 2.5))
    }

    @Test func `the number is smaller if the body is below 9 pt`() {
        let metrics = self.metrics(PageStyle(), isSmall: true)
        #expect(metrics.numberSize == .points(15) && isClose(metrics.stripHeight, 17.4))
    }

    @Test func `bars take their height and the gap below each`() {
        let metrics = self.metrics(PageStyle())
        #expect(metrics.barsHeight(0) == .zero && isClose(metrics.barsHeight(3), 3 * 14.27))
    }

    @Test func `a cell grows with its sheet, and shrinks to no less than 0.8`() throws {
        for (media, factor) in [("tabloid", 1.46), ("iso_a5_148x210mm", 0.8)] {
            let style = try PageStyle.on(media)
            let metrics = self.metrics(style)
            #expect(isClose(metrics.inset, 4 * factor) && isClose(metrics.numberSize, 18 * factor), "\(media)")
        }
    }

    private func metrics(_ style: PageStyle, isSmall: Bool = false) -> CellMetrics {
        CellMetrics(style, style.scale, isSmall: isSmall)
    }
}
