/// Finds the setting in which a page can be read best.
///
/// What fits at a size fits at every smaller one, so in each face, column sharing and way of breaking the largest size
/// that fits is found by bisection. From there the search goes down as long as a smaller size may still score more.
struct FittingSearch {
    /// From the largest to the smallest; never empty.
    let sizes: [Length]
    let faces: [FacePair]
    /// How wide a weekend's column may be, in tenths; the widest first.
    let weekendTenths: [Int]

    /// A page to fit.
    protocol Grid {
        /// How a setting fits; nil if it does not.
        mutating func fit(_ setting: CellSetting) throws(MeasuringError) -> Fit?
        associatedtype Fit: FittingScore
    }

    /// The best fit of all settings; nil if none fits. Of equal ones the first: whole names before broken ones, equal
    /// columns before narrow weekends, regular before condensed.
    func best<G: Grid>(_ grid: inout G) throws(MeasuringError) -> G.Fit? {
        var best: G.Fit?
        for breaksNames in [false, true] {
            for tenths in weekendTenths {
                for faces in faces {
                    let setting = CellSetting(
                        type: BodyType(faces, size: sizes[0]), weekendTenths: tenths, breaksNames: breaksNames)
                    try search(setting, &grid, &best)
                }
            }
        }
        return best
    }

    private func search<G: Grid>(
        _ setting: CellSetting, _ grid: inout G, _ best: inout G.Fit?
    ) throws(MeasuringError) {
        func at(_ index: Int) -> CellSetting {
            var copy = setting
            copy.type = BodyType(setting.type.faces, size: sizes[index])
            return copy
        }
        guard isWorthTrying(at(0), best), var index = try largestFit(at, &grid, best) else { return }
        while index < sizes.count, isWorthTrying(at(index), best) {
            if let fit = try grid.fit(at(index)), fit.score > best?.score ?? .zero { best = fit }
            index += 1
        }
    }

    private func isWorthTrying(_ setting: CellSetting, _ best: (some FittingScore)?) -> Bool {
        Legibility.best(of: setting) > best?.score ?? .zero
    }

    /// The index of the largest size that fits; nil if none does, or none that could be better than the best so far.
    private func largestFit<G: Grid>(
        _ at: (Int) -> CellSetting, _ grid: inout G, _ best: G.Fit?
    ) throws(MeasuringError) -> Int? {
        if try grid.fit(at(0)) != nil { return 0 }
        guard let smallest = sizes.indices.last(where: { isWorthTrying(at($0), best) }), smallest > 0,
            try grid.fit(at(smallest)) != nil
        else { return nil }
        var (tooLarge, fitting) = (0, smallest)
        while fitting - tooLarge > 1 {
            let middle = (tooLarge + fitting) / 2
            if try grid.fit(at(middle)) != nil { fitting = middle } else { tooLarge = middle }
        }
        return fitting
    }
}

/// How well something fits: the higher the better.
protocol FittingScore {
    var score: Length { get }
}
