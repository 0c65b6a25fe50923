/// Breaks the texts of one kind of column into lines.
final class CellBreakers {
    /// From the cell's inset to its other inset.
    let width: Length
    let value: LineBreaker
    let boldValue: LineBreaker
    /// Values beside a column of labels.
    let besideLabels: LineBreaker
    let boldBesideLabels: LineBreaker
    let label: LineBreaker
    /// Times before titles.
    let time: LineBreaker
    /// Titles of timed events, behind their indent.
    let title: LineBreaker
    /// The lines below titles.
    let detail: LineBreaker

    init(_ setting: CellSetting, _ spacing: CellSpacing, width: Length, labelColumn: Length, _ page: CellPage) {
        let (faces, size) = (setting.type.faces, setting.type.size)
        // The units that may be broken are the same in every setting.
        func breaker(_ face: FontFace, _ size: Length, indent: Length, leastIndent: Length? = nil) -> LineBreaker {
            let narrow: FontFace = face == .bold || face == .condensedBold ? .condensedBold : .condensed
            return LineBreaker(
                face: face, width: width - indent, size: size, worst: setting.worstEnd,
                hyphen: page.hyphen(in: face),
                wide: LineBreaker.WideUnits(
                    face: narrow,
                    limit: LineBreaker.limit(
                        width: page.leastWidth - (leastIndent ?? indent), size: page.leastSize)))
        }
        func label(_ face: FontFace, _ size: Length) -> LineBreaker {
            LineBreaker(face: face, width: width, size: size, hyphen: page.hyphen(in: face))
        }
        self.width = width
        value = breaker(faces.body, size, indent: .zero)
        boldValue = breaker(faces.label, size, indent: .zero)
        besideLabels = breaker(faces.body, size, indent: labelColumn)
        boldBesideLabels = breaker(faces.label, size, indent: labelColumn)
        title = breaker(faces.body, size, indent: spacing.hang, leastIndent: page.timeHang)
        detail = breaker(.condensed, spacing.detailSize, indent: .zero)
        self.label = label(faces.label, spacing.labelSize)
        time = label(.condensedBold, spacing.timeSize)
    }

    func value(isBold: Bool, besideLabels isBeside: Bool) -> LineBreaker {
        switch (isBold, isBeside) {
        case (false, false): value
        case (true, false): boldValue
        case (false, true): besideLabels
        case (true, true): boldBesideLabels
        }
    }
}
