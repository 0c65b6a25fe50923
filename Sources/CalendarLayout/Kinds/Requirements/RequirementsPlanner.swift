import CalendarCore

/// Shares people and documents among pages, as evenly as there is room.
struct RequirementsPlanner {
    private let span: DaySpan
    private let context: LayoutContext
    private let matrix: RequirementMatrix
    private let metrics: RequirementsMetrics

    init(_ matrix: RequirementMatrix, _ span: DaySpan, _ context: LayoutContext) {
        (self.matrix, self.span, self.context) = (matrix, span, context)
        metrics = RequirementsMetrics(scale: context.style.scale)
    }

    private var frame: PageFrame { context.frame }

    func plans() -> [RequirementsPlan] {
        let documents = EvenParts.ranges(
            of: matrix.documents.count, atMost: columnsRoom.rawValue / metrics.leastColumn.rawValue)
        let widest = documents.map(\.count).max() ?? 1
        let width = min(metrics.mostColumn, columnsRoom / max(1, widest))
        let contents = contents(columnWidth: width)
        let header = max(metrics.leastHeader, (contents.heads.map(\.height).max() ?? .zero) + metrics.inset)
        let room = frame.body.height - header - metrics.foot * 2
        let people = EvenParts.ranges(of: matrix.people.count, atMost: room.rawValue / metrics.leastRow.rawValue)
        let row = min(metrics.mostRow, room / max(1, people.map(\.count).max() ?? 1))
        return people.flatMap { people in
            documents.map { documents in
                plan(contents, people, documents, columnWidth: width, rowHeight: row, headerHeight: header)
            }
        }
    }

    /// The width that documents can take: the counts need some on one of the pages.
    private var columnsRoom: Length { frame.body.width - metrics.nameColumn - metrics.countColumn * 2 }

    private func contents(columnWidth: Length) -> RequirementsContents {
        let roster = RosterMetrics(scale: context.style.scale)
        let heads = matrix.documents.map { document in
            TextBlock(
                context.typesetter.paragraph(document), in: head(document, width: columnWidth), size: metrics.size,
                leading: metrics.size * 6 / 5, width: columnWidth - metrics.inset, context.typesetter)
        }
        return RequirementsContents(
            matrix: matrix, metrics: metrics,
            names: RosterNames(
                rowHeads: matrix.people, width: metrics.nameColumn, roster, context.typesetter), heads: heads)
    }

    /// Bold; condensed if a word of it is too wide.
    private func head(_ document: String, width: Length) -> FontFace {
        let words = document.split(separator: " ").map { context.typesetter.word(String($0), in: .bold) }
        let isWide = words.contains { $0.advance.width(at: metrics.size) > width - metrics.inset }
        return isWide ? .condensedBold : .bold
    }

    private func plan(
        _ contents: RequirementsContents, _ people: Range<Int>, _ documents: Range<Int>, columnWidth: Length,
        rowHeight: Length, headerHeight: Length
    ) -> RequirementsPlan {
        let direction = context.style.locale.direction
        let isLast = (people.upperBound == matrix.people.count, documents.upperBound == matrix.documents.count)
        let geometry = RosterGeometry(
            origin: Point(x: direction == .leftToRight ? frame.body.minX : frame.body.maxX, y: frame.body.minY),
            headWidth: metrics.nameColumn, columnWidth: columnWidth, columnCount: documents.count,
            endWidths: isLast.1 ? [metrics.countColumn, metrics.countColumn] : [], columnHeadingHeight: .zero,
            headerHeight: headerHeight, headedRows: [], headingHeight: .zero,
            rowHeights: Array(repeating: rowHeight, count: people.count),
            footHeights: isLast.0 ? [metrics.foot, metrics.foot] : [], direction: direction)
        return RequirementsPlan(
            contents: contents, people: people, documents: documents, geometry: geometry, span: span)
    }
}
