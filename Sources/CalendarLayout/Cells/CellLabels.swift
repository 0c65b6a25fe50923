/// The labels of a page's entries, and whether they have a column.
struct CellLabels {
    let style: CellStyle
    let cellWidth: Length
    private let labels: [Paragraph]
    private let runIn: Bool

    /// Runs labels in if they would take more than 40 % of the cell's width at the largest body size. This is decided
    /// once, so that cells look alike on all pages, and what fits at a size fits at every smaller one.
    init(_ labels: [Paragraph], _ style: CellStyle, cellWidth: Length) throws(MeasuringError) {
        (self.labels, self.style, self.cellWidth) = (labels, style, cellWidth)
        let largest = style.bands(minimumSize: .seven)[0][0]
        let widest = try CellLabels.widest(labels, .regular, body: largest)
        runIn = style == .stacked || widest > cellWidth * 2 / 5
    }

    /// The width of the labels' column at a body size, without the gap; nil if there is none.
    func column(_ faces: FacePair, body: Length) throws(MeasuringError) -> Length? {
        runIn ? nil : try CellLabels.widest(labels, faces, body: body)
    }

    private static func widest(
        _ labels: [Paragraph], _ faces: FacePair, body: Length
    ) throws(MeasuringError) -> Length {
        let size = CellTypography.labelSize(for: body)
        var widest = Length.zero
        for label in labels {
            widest = max(widest, try label.shaped(in: faces.label).advance.width(at: size))
        }
        return widest
    }
}
