/// How a month's cells are set: the rung of the ladder, and every entry in lines.
struct CellFit {
    let rung: Rung
    let typography: CellTypography
    /// By day of the month, from 0.
    let days: [[SetEntry]]
    private let rowNeeds: [Length]

    /// The body size of a page that is continued.
    private static let continuedSize = Length.points(7)

    init(
        _ cells: MonthCells, _ labels: CellLabels, _ minimumSize: MinimumFontSize, gridHeight: Length
    ) throws(LayoutError) {
        let bands = labels.style.bands(minimumSize: minimumSize)
        let smallest = bands.joined().min() ?? CellFit.continuedSize
        var fitter = MonthFitter(cells, labels, smallest: smallest, gridHeight: gridHeight)
        if let rung = try FittingLadder(bands: bands).firstFit(&fitter) {
            self = try CellFit(rung, &fitter)
        } else {
            let size = CellFit.continuedSize
            fitter = MonthFitter(cells, labels, smallest: size, gridHeight: gridHeight)
            self = try CellFit(Rung(face: .condensed, rows: .continue, size: size), &fitter)
        }
    }

    private init(_ rung: Rung, _ fitter: inout MonthFitter) throws(LayoutError) {
        let setting: CellTypography.Setting = rung.face == .regular ? .regular : .condensed
        self.rung = rung
        typography = try fitter.typography(setting, size: rung.size)
        rowNeeds = try fitter.rowNeeds(setting, size: rung.size) ?? []
        days = try fitter.setDays(typography)
    }

    /// The grid's height as the rung shares it among the week rows.
    func rowHeights(_ gridHeight: Length) -> [Length] {
        switch rung.rows {
        case .equal: RowHeights.equal(gridHeight, rows: rowNeeds.count)
        case .flex: RowHeights.flex(gridHeight, needs: rowNeeds)
        case .continue: RowHeights.rationed(gridHeight, needs: rowNeeds)
        }
    }
}
