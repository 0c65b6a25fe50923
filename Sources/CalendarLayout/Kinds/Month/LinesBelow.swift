import CalendarCore

/// Lines below a month's grid that have in full what is cut in its cells.
struct LinesBelow {
    let lines: ContinuationLines
    let origin: Point

    /// The most lines for which a page of their own would be too much.
    static let most = 6

    /// The height that lines take below the grid, with the gap above them; nothing for none.
    static func height(_ lineCount: Int, _ style: PageStyle) -> Length {
        lineCount == 0 ? .zero : ContinuationMetrics.leading * lineCount + style.scale.furniture(.points(6))
    }

    /// The lines of some days, at the bottom of an area.
    init(
        _ blocks: [ContinuedBlock], below grid: Rect, _ context: LayoutContext
    ) throws(MeasuringError) {
        lines = try ContinuationLines(blocks, width: grid.width, context)
        origin = Point(x: grid.minX, y: grid.maxY + context.style.scale.furniture(.points(6)))
    }
}
