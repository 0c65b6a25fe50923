/// Finds the first rung that fits: in each band of sizes, regular with equal rows, regular with rows that flex,
/// condensed equal, condensed flex; of the first of these that fits at any size, the largest size that fits.
struct FittingLadder {
    /// Each from the largest size to the smallest.
    let bands: [[Length]]

    /// A grid to fit: the height that it needs in a type, and the height that it has.
    protocol Grid {
        /// The height that each row needs; nil if a name would have to be broken.
        mutating func rowNeeds(_ type: BodyType) throws(MeasuringError) -> [Length]?
        var gridHeight: Length { get }
    }

    func firstFit(_ grid: inout some Grid) throws(MeasuringError) -> Rung? {
        for band in bands {
            for faces in FacePair.allCases {
                for rows in [Rung.Rows.equal, .flex] {
                    if let size = try largestFit(band, faces, rows, &grid) {
                        return Rung(BodyType(faces, size: size), rows: rows)
                    }
                }
            }
        }
        return nil
    }

    /// What fits at a size fits at every smaller one, so the largest is found by bisection.
    private func largestFit(
        _ band: [Length], _ faces: FacePair, _ rows: Rung.Rows, _ grid: inout some Grid
    ) throws(MeasuringError) -> Length? {
        guard let largest = band.first, let smallest = band.last else { return nil }
        if try fits(BodyType(faces, size: largest), rows, &grid) { return largest }
        guard try fits(BodyType(faces, size: smallest), rows, &grid) else { return nil }
        var (tooLarge, fitting) = (0, band.count - 1)
        while fitting - tooLarge > 1 {
            let middle = (tooLarge + fitting) / 2
            let type = BodyType(faces, size: band[middle])
            if try fits(type, rows, &grid) { fitting = middle } else { tooLarge = middle }
        }
        return band[fitting]
    }

    private func fits(
        _ type: BodyType, _ rows: Rung.Rows, _ grid: inout some Grid
    ) throws(MeasuringError) -> Bool {
        guard let needs = try grid.rowNeeds(type) else { return false }
        switch rows {
        case .equal: return needs.allSatisfy { $0 <= grid.gridHeight / needs.count }
        case .flex, .continue: return needs.sum() <= grid.gridHeight
        }
    }
}
