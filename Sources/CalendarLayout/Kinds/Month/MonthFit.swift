/// How a month's cells are set: the rung of the ladder, and every entry in lines.
struct MonthFit {
    let rung: Rung
    let typography: CellTypography
    /// By day of the month, from 0.
    let days: [[SetEntry]]
    private let rowNeeds: [Length]

    /// The body size of a page that is continued.
    private static let continuedSize = Length.points(7)

    init(
        _ cells: MonthCells, _ labels: CellLabels, _ minimumSize: MinimumFontSize, gridHeight: Length
    ) throws(MeasuringError) {
        let bands = labels.style.bands(minimumSize: minimumSize)
        let smallest = bands.joined().min() ?? MonthFit.continuedSize
        var fitter = MonthFitter(cells, labels, smallest: smallest, gridHeight: gridHeight)
        if let rung = try FittingLadder(bands: bands).firstFit(&fitter) {
            self = try MonthFit(rung, &fitter)
        } else {
            let type = BodyType(.condensed, size: MonthFit.continuedSize)
            fitter = MonthFitter(cells, labels, smallest: type.size, gridHeight: gridHeight)
            self = try MonthFit(Rung(type, rows: .continue), &fitter)
        }
    }

    private init(_ rung: Rung, _ fitter: inout MonthFitter) throws(MeasuringError) {
        self.rung = rung
        typography = try fitter.typography(rung.type)
        rowNeeds = try fitter.rowNeeds(rung.type) ?? []
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
