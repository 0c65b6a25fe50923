import CalendarCore

/// The columns of a page that continues others, in the order of reading, and the rules between them.
///
///     ┌─ column ─┐  │  ┌─ column ─┐  │  ┌─ column ─┐
///     │          │  │  │          │  │  │          │
///     └──────────┘ gutter ────────┘     └──────────┘
struct ContinuationColumns {
    let areas: [Rect]

    /// As many columns as fit, at least one.
    init(in body: Rect, _ direction: WritingDirection) {
        areas = body.columns(
            atLeast: ContinuationMetrics.leastColumnWidth, gutter: ContinuationMetrics.gutter, direction)
    }

    var count: Int { areas.count }
    var width: Length { areas[0].width }
    var height: Length { areas[0].height }

    /// The rules between the first `used` columns, each in the middle of its gutter, down to `bottom`.
    func gutterRules(used: Int, to bottom: Length) -> [Rule] {
        zip(areas, areas.dropFirst()).prefix(max(0, used - 1)).map { first, second in
            let (left, right) = first.minX < second.minX ? (first, second) : (second, first)
            return .vertical(x: (left.maxX + right.minX) / 2, from: left.minY, to: bottom)
        }
    }
}
