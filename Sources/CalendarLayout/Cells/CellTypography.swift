/// The type of a page's day cells in one face pair and size, which all their lines are set in.
struct CellTypography {
    let style: CellStyle
    /// The faces and the size of values.
    let type: BodyType
    let labelSize: Length
    let leading: Length
    /// From the cell's left edge to labels, and to lines without a label beside them.
    let labelX = DayCell.padding
    /// The width of the labels' column, without the gap; nil if labels are run in or on rows of their own.
    let labelColumn: Length?
    /// Breaks values beside their labels.
    let besideLabel: LineBreaker
    /// Breaks values below their labels.
    let belowLabel: LineBreaker
    /// Breaks values without a label. They have the whole width at the smallest size, too, so fewer of their names need
    /// to be broken.
    let unlabelled: LineBreaker
    private let textWidth: Length

    var faces: FacePair { type.faces }
    var size: Length { type.size }

    /// Measures the labels. `smallest` is the smallest size that the page may use: a name that fits at that size is not
    /// broken at any size; nil breaks every name that does not fit.
    init(_ labels: CellLabels, _ type: BodyType, smallest: Length?) throws(MeasuringError) {
        (style, self.type) = (labels.style, type)
        let (faces, size) = (type.faces, type.size)
        leading = style.leading(size: size)
        labelSize = CellTypography.labelSize(for: size)
        textWidth = labels.cellWidth - DayCell.padding * 2
        labelColumn = try labels.column(faces, body: size)
        let smallestIndent =
            try smallest.map { size throws(MeasuringError) in
                CellTypography.indent(labelColumn: try labels.column(.condensed, body: size))
            } ?? .zero
        let textWidth = textWidth
        func breaker(indent: Length, smallestIndent: Length) -> LineBreaker {
            LineBreaker(
                face: faces.body, width: textWidth - indent, size: size,
                condensedLimit: smallest.map { LineBreaker.limit(width: textWidth - smallestIndent, size: $0) } ?? .zero
            )
        }
        let indent = CellTypography.indent(labelColumn: labelColumn)
        besideLabel = breaker(indent: indent, smallestIndent: smallestIndent)
        belowLabel = breaker(indent: .zero, smallestIndent: smallestIndent)
        unlabelled = breaker(indent: .zero, smallestIndent: .zero)
    }

    /// Three quarters of the body size, but at least 6 pt.
    static func labelSize(for size: Length) -> Length { max(size * 3 / 4, .points(6)) }

    private static func indent(labelColumn: Length?) -> Length {
        guard let labelColumn, labelColumn > .zero else { return .zero }
        return labelColumn + DayCell.labelGap
    }

    /// From the cell's left edge to the values of labelled entries.
    var valueX: Length { labelX + CellTypography.indent(labelColumn: labelColumn) }

    /// Breaks a value whose first line follows a label; `indent` is the label's width and the gap.
    func behindLabel(_ indent: Length) -> LineBreaker {
        belowLabel.withFirstLine(of: textWidth - indent, size: size)
    }

    /// Breaks labels that are wider than the cell.
    var labelBreaker: LineBreaker {
        LineBreaker(face: faces.label, width: textWidth, size: labelSize, condensedLimit: .zero)
    }

    /// The height of a cell that holds `lineCount` lines.
    func cellHeight(lineCount: Int) -> Length { DayCell.entriesTop + leading * lineCount + DayCell.padding }

    /// How many lines fit in a cell of this height.
    func lineCapacity(cellHeight: Length) -> Int {
        max(0, (cellHeight - DayCell.entriesTop - DayCell.padding).rawValue / leading.rawValue)
    }
}
