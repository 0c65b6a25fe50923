/// Finds the setting in which a page can be read best.
///
/// A page that fits at a size fits at every smaller one, so in each face, column sharing and way of breaking the
/// largest size that fits is found by bisection. From there the search goes down as long as a smaller size may still
/// score more.
struct FittingSearch {
    /// From the largest to the smallest; never empty.
    let sizes: [Length]
    let faces: [FacePair]
    /// The widths that a weekend's column may have, in tenths of another's; the widest first.
    let weekendTenths: [Int]

    /// A page to fit.
    protocol Grid {
        /// Fits the page in a setting. Returns nil if it does not fit.
        mutating func fit(_ setting: CellSetting) -> Fit?
        associatedtype Fit: FittingScore
    }

    /// The best fit; nil if none fits. Of equal ones the first: whole names before broken ones, regular before
    /// condensed, equal columns before narrow weekends.
    ///
    /// If equal columns hold everything, narrow weekends are tried in the faces that are best then.
    func best<G: Grid>(_ grid: inout G) -> G.Fit? {
        var best: G.Fit?
        for breaksNames in [false, true] {
            for faces in faces { search(faces, weekendTenths[0], breaksNames, &grid, &best) }
        }
        let faces = best.flatMap { $0.isWhole ? [$0.setting.type.faces] : nil } ?? faces
        for tenths in weekendTenths.dropFirst() {
            for breaksNames in [false, true] {
                for faces in faces { search(faces, tenths, breaksNames, &grid, &best) }
            }
        }
        return best
    }

    private func search<G: Grid>(
        _ faces: FacePair, _ tenths: Int, _ breaksNames: Bool, _ grid: inout G, _ best: inout G.Fit?
    ) {
        let type = BodyType(faces, size: sizes[0])
        search(CellSetting(type: type, weekendTenths: tenths, breaksNames: breaksNames), &grid, &best)
    }

    private func search<G: Grid>(_ setting: CellSetting, _ grid: inout G, _ best: inout G.Fit?) {
        func at(_ index: Int) -> CellSetting {
            var copy = setting
            copy.type = BodyType(setting.type.faces, size: sizes[index])
            return copy
        }
        guard mayBeat(best, at(0), nil), let (largest, smallest) = range(at, &grid, best) else { return }
        for index in largest..<sizes.count {
            guard mayBeat(best, at(index), smallest) else { return }
            if let fit = grid.fit(at(index)), fit.score > best?.score ?? .zero { best = fit }
        }
    }

    /// Returns true if a setting may score more than the best so far; `smaller` is the fit of a smaller size, if that
    /// is known.
    private func mayBeat<Fit: FittingScore>(_ best: Fit?, _ setting: CellSetting, _ smaller: Fit?) -> Bool {
        guard let best else { return true }
        return (smaller?.ceiling(of: setting) ?? Legibility.best(of: setting)) > best.score
    }

    /// The index of the largest size that fits, and the fit of the smallest size that may be better than the best so
    /// far. Returns nil if no such size fits.
    private func range<G: Grid>(
        _ at: (Int) -> CellSetting, _ grid: inout G, _ best: G.Fit?
    ) -> (largest: Int, smallest: G.Fit?)? {
        if grid.fit(at(0)) != nil { return (0, nil) }
        guard let last = sizes.indices.last(where: { mayBeat(best, at($0), nil) }), last > 0,
            let smallest = grid.fit(at(last)), mayBeat(best, at(0), smallest)
        else { return nil }
        var (tooLarge, fitting) = (0, last)
        while fitting - tooLarge > 1 {
            let middle = (tooLarge + fitting) / 2
            if grid.fit(at(middle)) != nil { fitting = middle } else { tooLarge = middle }
        }
        return (fitting, smallest)
    }
}

/// The score of a fit: the higher the better.
protocol FittingScore {
    /// True if every text is whole.
    var isWhole: Bool { get }
    var setting: CellSetting { get }
    var score: Length { get }
    /// The most that the same page may score in a larger size, if it fits there.
    func ceiling(of larger: CellSetting) -> Length
}

/// One way to set the cells of a page.
struct CellSetting: Hashable {
    /// The faces and the size of the page's entries.
    var type: BodyType
    /// The width of a weekend's column, in tenths of another's.
    var weekendTenths: Int
    /// Lets lines end at the hyphens of names; without it, names stay whole.
    var breaksNames: Bool

    /// The worst line ends that it allows.
    var worstEnd: LineEnd { breaksNames ? .hyphen : .free }
}
