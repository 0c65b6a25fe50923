import CalendarCore

/// Lines below a month's grid that show cut entries in full.
struct LinesBelow {
    let lines: ContinuationLines
    let origin: Point

    /// The most lines that do not justify a page of their own.
    static let most = 6

    /// The height that lines take below the grid, with the gap above them; zero without lines.
    static func height(_ lineCount: Int, _ style: PageStyle) -> Length {
        lineCount == 0 ? .zero : ContinuationMetrics.leading * lineCount + style.scale.furniture(.points(6))
    }

    /// The lines of some days, at the bottom of an area.
    init(_ blocks: [ContinuedBlock], below grid: Rect, _ context: LayoutContext) {
        lines = ContinuationLines(blocks, width: grid.width, context)
        origin = Point(x: grid.minX, y: grid.maxY + context.style.scale.furniture(.points(6)))
    }
}
