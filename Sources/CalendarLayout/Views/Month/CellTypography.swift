/// The type of a page's day cells at one face and size: what every cell's lines are measured against.
struct CellTypography {
    let style: CellStyle
    let setting: Setting
    let size: Length
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

    /// The faces of a page: either the regular or the condensed ones, never both.
    enum Setting: CaseIterable {
        case regular, condensed

        var body: FontFace { self == .regular ? .regular : .condensed }
        var label: FontFace { self == .regular ? .bold : .condensedBold }
    }

    var body: BodyType { BodyType(face: setting.body, size: size) }

    /// Measures the labels. `smallest` is the smallest size that the page may come to: a name that fits there is not
    /// broken inside at any size; nil breaks every name that does not fit.
    init(_ labels: CellLabels, _ setting: Setting, size: Length, smallest: Length?) throws(LayoutError) {
        (style, self.setting, self.size) = (labels.style, setting, size)
        leading = style.leading(size: size)
        labelSize = CellTypography.labelSize(for: size)
        textWidth = labels.cellWidth - DayCell.padding * 2
        labelColumn = try labels.column(setting, body: size)
        let smallestIndent =
            try smallest.map { size throws(LayoutError) in
                CellTypography.indent(labelColumn: try labels.column(.condensed, body: size))
            } ?? .zero
        let textWidth = textWidth
        func breaker(indent: Length, smallestIndent: Length) -> LineBreaker {
            LineBreaker(
                face: setting.body, width: textWidth - indent, size: size,
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
        LineBreaker(face: setting.label, width: textWidth, size: labelSize, condensedLimit: .zero)
    }

    /// The height of a cell that holds `lineCount` lines.
    func cellHeight(lineCount: Int) -> Length { DayCell.entriesTop + leading * lineCount + DayCell.padding }

    /// How many lines a cell of some height has room for.
    func lineCapacity(cellHeight: Length) -> Int {
        max(0, (cellHeight - DayCell.entriesTop - DayCell.padding).rawValue / leading.rawValue)
    }
}

/// The measures of a day cell that do not change with the type.
enum DayCell {
    static let padding = Length.points(3)
    /// Between a label and its value.
    static let labelGap = Length.points(3)
    static let dayNumberSize = Length.points(11)
    /// From the cell's top to the day number's baseline.
    static let dayNumberBaseline = Length.quarterPoints(50)
    /// From the cell's top to the top of the first line.
    static let entriesTop = Length.points(15)
}
