/// Breaks the texts of one kind of column into lines.
struct CellBreakers {
    /// From the cell's inset to its other inset.
    let width: Length
    let value: LineBreaker
    let boldValue: LineBreaker
    /// Values beside a column of labels.
    let besideLabels: LineBreaker
    let boldBesideLabels: LineBreaker
    let label: LineBreaker
    /// Titles and places beside the times.
    let title: LineBreaker
    let place: LineBreaker

    /// The distances of texts from the cell's inset.
    struct Indents {
        let label: Length
        let time: Length
    }

    init(_ setting: CellSetting, _ spacing: CellSpacing, width: Length, _ indents: Indents, _ page: CellPage) {
        let (faces, size) = (setting.type.faces, setting.type.size)
        // The units that may be broken are the same in every setting.
        let leastTime =
            indents.time > .zero ? page.timeColumn(size: CellSpacing(page.leastSize, page).timeSize) : .zero
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
        self.width = width
        value = breaker(faces.body, size, indent: .zero)
        boldValue = breaker(faces.label, size, indent: .zero)
        besideLabels = breaker(faces.body, size, indent: indents.label)
        boldBesideLabels = breaker(faces.label, size, indent: indents.label)
        title = breaker(faces.body, size, indent: indents.time, leastIndent: leastTime)
        place = breaker(faces.body, spacing.placeSize, indent: indents.time, leastIndent: leastTime)
        label = LineBreaker(
            face: faces.label, width: width, size: spacing.labelSize, hyphen: page.hyphen(in: faces.label))
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
