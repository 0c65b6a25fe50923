/// The type of a page's day cells at one face and size: what every cell's lines are measured against.
struct CellTypography {
    let style: CellStyle
    /// The faces and the size of values.
    let type: BodyType
    let labelSize: Length
    let leading: Length
    /// From the cell's left edge; a value's, and where labels are run in, a label's as well.
    let labelX = DayCell.padding
    /// The column that the labels take, without the gap; nil where labels are run in or stand on rows of their own.
    let labelColumn: Length?
    /// Breaks values beside their labels.
    let besideLabel: LineBreaker
    /// Breaks values below their labels.
    let belowLabel: LineBreaker
    /// Breaks values without a label. They have the whole width at the smallest size too, so that fewer of their names
    /// need to be broken.
    let unlabelled: LineBreaker
    private let textWidth: Length

    var faces: FacePair { type.faces }
    var size: Length { type.size }

    /// Measures the labels. `smallest` is the smallest size that the page may come to: a name that fits there is not
    /// broken inside at any size; nil breaks every name that does not fit.
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

    /// Three quarters of the body, never below 6 pt.
    static func labelSize(for size: Length) -> Length { max(size * 3 / 4, .points(6)) }

    private static func indent(labelColumn: Length?) -> Length {
        guard let labelColumn, labelColumn > .zero else { return .zero }
        return labelColumn + DayCell.labelGap
    }

    /// From the cell's left edge to the values of labelled entries.
    var valueX: Length { labelX + CellTypography.indent(labelColumn: labelColumn) }

    /// Breaks a value whose first line stands behind a label of some width, gap included.
    func behindLabel(_ indent: Length) -> LineBreaker {
        belowLabel.withFirstLine(of: textWidth - indent, size: size)
    }

    /// Breaks labels that are wider than the cell.
    var labelBreaker: LineBreaker {
        LineBreaker(face: faces.label, width: textWidth, size: labelSize, condensedLimit: .zero)
    }

    /// The height of a cell that holds `lineCount` lines.
    func cellHeight(lineCount: Int) -> Length { DayCell.entriesTop + leading * lineCount + DayCell.padding }

    /// How many lines a cell of some height has room for.
    func lineCapacity(cellHeight: Length) -> Int {
        max(0, (cellHeight - DayCell.entriesTop - DayCell.padding).rawValue / leading.rawValue)
    }
}
