/// The values that all cells of a page share, whatever their setting: labels and least sizes.
struct CellPage {
    let context: LayoutContext
    let scale: SheetScale
    let metrics: CellMetrics
    /// The same for a body below 9 pt.
    let smallMetrics: CellMetrics
    /// The width of a column inside its insets if all columns are equally wide.
    let leastWidth: Length
    /// The smallest body size that the page may use.
    let leastSize: Length
    /// The sizes of the lines at the foot where the body is smaller, from the largest.
    let footSizes: [Length]
    /// True if short entries share a line in a small body, to make room for timed events.
    let mayShareLines: Bool
    /// True if the lines need more leading than Latin letters do.
    let isTall: Bool
    private let labels: [Paragraph]

    /// For entries in cells, with columns of `columnWidth` if all are equally wide.
    init(_ context: LayoutContext, entries: some Sequence<CellEntry>, columnWidth: Length) {
        let scale = context.style.scale
        (self.context, self.scale) = (context, scale)
        metrics = CellMetrics(context.style, scale, isSmall: false)
        smallMetrics = CellMetrics(context.style, scale, isSmall: true)
        let sizes = context.style.bodySizes.steps(scale)
        leastSize = sizes.last ?? .points(7)
        footSizes = [10, 9, 8].map { scale.furniture(.points($0)) }.filter { $0 <= sizes.first ?? .zero }
        leastWidth = columnWidth - metrics.inset * 2
        labels = context.schedule.lines.filter { $0.place == .body && $0.isLabelled }.map {
            context.typesetter.paragraph($0.label)
        }
        mayShareLines = context.style.labels == .runIn && entries.contains { $0.isTimed }
        isTall =
            entries.contains { TallScript.occurs(in: $0.entry.text) }
            || context.schedule.lines.contains { TallScript.occurs(in: $0.label) }
    }

    /// The least size of the lines at the foot, which are read from farther away than a small body is.
    func leastFootSize(_ body: Length) -> Length { max(body, footSizes.last ?? body) }

    /// The indent of the further lines of a timed event that is one text.
    var timeHang: Length { scale.furniture(.points(8)) }

    /// The width of the labels' column with its gap; nil if labels have no column, or if it would take more than two
    /// fifths of a cell.
    func labelColumn(_ faces: FacePair, _ spacing: CellSpacing) -> Length? {
        guard context.style.labels == .column, context.style.cellStyle != .stacked else { return nil }
        let widest = CellPage.widest(labels, faces.label, spacing.labelSize)
        return widest * 5 > leastWidth * 2 ? nil : widest + spacing.labelGap
    }

    /// True if a label takes so much of a line that its value may be read better below it: two ninths of a cell at
    /// 10 pt.
    var hasLongLabels: Bool {
        guard context.style.labels == .runIn else { return false }
        let size = CellSpacing.labelSize(scale.type(.points(10)), from: .points(6), scale)
        return CellPage.widest(labels, FacePair.regular.label, size) * 9 > leastWidth * 2
    }

    func hyphen(in face: FontFace) -> Advance {
        context.typesetter.word("-", in: face).advance
    }

    private static func widest(_ texts: [Paragraph], _ face: FontFace, _ size: Length) -> Length {
        var widest = Length.zero
        for text in texts { widest = max(widest, text.shaped(in: face).advance.width(at: size)) }
        return widest
    }
}
