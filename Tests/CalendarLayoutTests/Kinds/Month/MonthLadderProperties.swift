import CalendarCore
import Testing

@testable import CalendarLayout

/// The ladder with measured months. The seed determines the schedule.
@Suite struct MonthLadderProperties {
    @Test(arguments: [Density.sparse, .full, .crowded], 0..<12)
    func `the size that is found is the largest that fits`(_ density: Density, _ seed: Int) throws {
        let schedule = RandomSchedule.make(density, seed: seed)
        for measurer in [SquareEmMeasurer(), .narrow] {
            var fitter = try fitter(schedule, measurer)
            let found = try FittingLadder(bands: bands).firstFit(&fitter)
            #expect(try found == walk(&fitter), "\(density), seed \(seed), \(measurer.regular)")
        }
    }

    private let bands = CellStyle.inline.bands(minimumSize: .six)

    private func fitter(_ schedule: Schedule, _ measurer: SquareEmMeasurer) throws -> MonthFitter {
        let typesetter = Typesetter(measurer)
        let cells = MonthCells(
            MonthGrid(Samples.may, firstWeekday: .sunday), LayoutContext(schedule, PageStyle(), typesetter))
        let labels = try CellLabels(
            schedule.lines.map { typesetter.paragraph($0.label) }, .inline, cellWidth: .points(540) / 7)
        return MonthFitter(cells, labels, smallest: .points(6), gridHeight: .points(674))
    }

    private func walk(_ page: inout MonthFitter) throws -> Rung? {
        for band in bands {
            for faces in FacePair.allCases {
                for rows in [Rung.Rows.equal, .flex] {
                    for type in band.map({ BodyType(faces, size: $0) }) where try fits(type, rows, &page) {
                        return Rung(type, rows: rows)
                    }
                }
            }
        }
        return nil
    }

    private func fits(
        _ type: BodyType, _ rows: Rung.Rows, _ page: inout MonthFitter
    ) throws -> Bool {
        guard let needs = try page.rowNeeds(type) else { return false }
        let highest = needs.max() ?? .zero
        return rows == .flex ? needs.sum() <= page.gridHeight : highest * needs.count <= page.gridHeight
    }
}
