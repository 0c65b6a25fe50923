import CalendarCore
import CalendarLayout
import Testing

@Suite struct TimelineGeometryTests {
    @Test func `bands follow each other from the top, and the hours fill what the others leave`() {
        let geometry = geometry()
        let bands = TimelineGeometry.Band.allCases.map(geometry.band)
        #expect(bands.first?.minY == .points(50) && bands.last?.maxY == .points(350))
        #expect(zip(bands, bands.dropFirst()).allSatisfy { $0.maxY == $1.minY })
        #expect(geometry.hourHeight == .points(24) && geometry.band(.hours).height == .points(240))
    }

    @Test func `a time is as far down as its hours are high`() {
        let geometry = geometry()
        let top = geometry.band(.hours).minY
        #expect(geometry.y(ofMinute: 0) == top && geometry.y(ofMinute: 90) == top + .points(36))
        #expect(geometry.y(ofMinute: 600) == geometry.band(.hours).maxY)
    }

    @Test func `hours have a height of their own, unless the page is too low for it`() {
        #expect(geometry(hourHeight: .points(10)).hourHeight == .points(10))
        #expect(geometry(hourHeight: .points(10)).area.height == .points(160))
        #expect(geometry(hourHeight: .points(100)).hourHeight == .points(24))
    }

    @Test func `days stand beside the names of the hours, in the direction of writing`() {
        let (forward, backward) = (geometry(), geometry(.rightToLeft))
        #expect(forward.timeColumn.minX == .points(20) && forward.columns.map(\.minX) == [.points(50), .points(150)])
        #expect(
            backward.timeColumn.maxX == .points(320) && backward.columns.map(\.maxX) == [.points(290), .points(190)])
        #expect(forward.days.minX == .points(50) && backward.days.maxX == .points(290))
        #expect(forward.cell(.strip, column: 1).width == .points(170))
    }

    private func geometry(
        _ direction: WritingDirection = .leftToRight, hourHeight: Length? = nil
    ) -> TimelineGeometry {
        TimelineGeometry(
            area: Rect(x: .points(20), y: .points(50), width: .points(300), height: .points(300)),
            timeColumn: .points(30), widths: [.points(100), .points(170)],
            heights: [.strip: .points(20), .lines: .points(15), .foot: .points(25)], hourCount: 10,
            hourHeight: hourHeight, direction)
    }
}
