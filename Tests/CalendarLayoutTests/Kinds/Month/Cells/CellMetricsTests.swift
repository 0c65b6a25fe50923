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

    @Test func `bars take their height, the gap below each and one above the first`() {
        let metrics = self.metrics(PageStyle())
        #expect(metrics.barsHeight(0) == .zero && isClose(metrics.barsHeight(3), 3 * 14.27 + 2.2))
        #expect(isClose(metrics.barTop(0), 2.2) && isClose(metrics.barTop(2), 2 * 14.27 + 2.2))
    }

    @Test(arguments: [(7, 8.5), (11, 8.5), (12, 8.88), (14, 10.36), (20, 10.5)])
    func `the words of bars go with the body, from 8.5 to 10.5 points`(body: Int, size: Double) {
        let metrics = self.metrics(PageStyle()).barsBeside(.points(body), PageStyle().scale)
        #expect(isClose(metrics.barSize, size) && isClose(metrics.barHeight, size * 1.42))
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
