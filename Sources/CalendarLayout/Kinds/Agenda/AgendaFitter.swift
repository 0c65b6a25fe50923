import CalendarCore

/// Finds the largest size at which some days fit on a page; else they take several pages, at a size that reads well.
struct AgendaFitter {
    private let span: DaySpan
    private let context: LayoutContext
    private let rows: [AgendaDays.Row]
    private let geometry: AgendaGeometry

    init(_ span: DaySpan, _ context: LayoutContext) {
        (self.span, self.context) = (span, context)
        rows = AgendaDays.rows(span, context)
        geometry = AgendaGeometry(
            in: context.frame.body, scale: context.style.scale, context.style.locale.direction)
    }

    func size() throws(MeasuringError) -> Length {
        let scale = context.style.scale
        let steps = context.style.bodySizes.steps(scale)
        let readable = steps.filter { $0 >= scale.bodySize(.points(8)) }
        let sizes = readable.isEmpty ? [steps[0]] : readable
        for size in sizes where try plans(size: size).count == 1 { return size }
        return sizes.last { $0 >= scale.bodySize(.points(10)) } ?? sizes[sizes.count - 1]
    }

    /// The pages of the days, with texts of a size.
    func plans(size: Length) throws(MeasuringError) -> [AgendaPlan] {
        let metrics = AgendaMetrics(context.style, size: size)
        let setter = try AgendaSetter(rows, width: geometry.textWidth, metrics, context)
        let blocks = try rows.map { row throws(MeasuringError) in try AgendaBlock(row, setter) }
        let filler = ColumnFiller(
            blocks: blocks.map(\.measures), gap: .zero, columnHeight: geometry.columns[0].height,
            columnCount: geometry.columns.count)
        return filler.pages().enumerated().map { index, page in
            let columns = zip(page, geometry.columns).map { parts, column in
                self.parts(parts, of: blocks, in: column, filler)
            }
            return AgendaPlan(
                span: span, isContinued: index > 0, geometry: geometry, metrics: metrics, columns: columns)
        }
    }

    /// The parts in a column, from its top down.
    private func parts(
        _ parts: [ColumnFiller.Part], of blocks: [AgendaBlock], in column: Rect, _ filler: ColumnFiller
    ) -> [AgendaPart] {
        let rects = column.rows(parts.map(filler.height))
        return zip(parts, rects).map { part, rect in AgendaPart(block: blocks[part.block], rows: part.rows, area: rect)
        }
    }
}
