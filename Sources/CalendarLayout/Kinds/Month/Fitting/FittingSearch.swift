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
    /// The places of labels: run in before their values, or above them.
    var labelsAbove = [false]
    /// A fit counts only if it scores more.
    var floor = Length.zero

    /// A page to fit.
    protocol Grid {
        /// Fits the page in a setting. Returns nil if it does not fit.
        mutating func fit(_ setting: CellSetting) -> Fit?
        associatedtype Fit: FittingScore
        /// True if a name may be broken at a hyphen.
        var hasHyphens: Bool { get }
    }

    /// The best fit; nil if none scores more than the floor. Of equal ones the first: whole names before broken ones,
    /// regular before condensed, equal columns before narrow weekends.
    ///
    /// If equal columns hold everything, narrow weekends are tried in the faces that are best then.
    func best<G: Grid>(_ grid: inout G) -> G.Fit? {
        var best: G.Fit?
        for isAbove in labelsAbove { search(labelsAbove: isAbove, &grid, &best) }
        return best
    }

    private func search<G: Grid>(labelsAbove isAbove: Bool, _ grid: inout G, _ best: inout G.Fit?) {
        func search(_ faces: FacePair, _ tenths: Int, _ breaksNames: Bool) {
            let type = BodyType(faces, size: sizes[0])
            self.search(
                CellSetting(
                    type: type, weekendTenths: tenths, breaksNames: breaksNames, hasLabelsAbove: isAbove),
                &grid, &best)
        }
        // Without a hyphen both ways set the same, and broken names score less.
        let waysOfBreaking = grid.hasHyphens ? [false, true] : [false]
        for breaksNames in waysOfBreaking {
            for faces in faces { search(faces, weekendTenths[0], breaksNames) }
        }
        let faces = best.flatMap { $0.isWhole ? [$0.setting.type.faces] : nil } ?? faces
        for tenths in weekendTenths.dropFirst() {
            for breaksNames in waysOfBreaking {
                for faces in faces { search(faces, tenths, breaksNames) }
            }
        }
    }

    private func search<G: Grid>(_ setting: CellSetting, _ grid: inout G, _ best: inout G.Fit?) {
        func at(_ index: Int) -> CellSetting { setting.inSize(sizes[index]) }
        guard mayBeat(best, at(0), nil), let fits = bisect(at, &grid, best) else { return }
        for index in fits.largest..<sizes.count {
            guard mayBeat(best, at(index), fits.smallest) else { return }
            guard mayBeat(best, at(index), fits.next(to: index)) else { continue }
            if let fit = grid.fit(at(index)), fit.score > best?.score ?? floor { best = fit }
        }
    }

    /// Returns true if a setting may score more than the best so far; `smaller` is the fit of a smaller size, if that
    /// is known.
    private func mayBeat<Fit: FittingScore>(_ best: Fit?, _ setting: CellSetting, _ smaller: Fit?) -> Bool {
        (smaller?.ceiling(of: setting) ?? Legibility.best(of: setting)) > best?.score ?? floor
    }

    /// Finds the largest size that fits and may be better than the best so far. Returns nil if no size does.
    private func bisect<G: Grid>(
        _ at: (Int) -> CellSetting, _ grid: inout G, _ best: G.Fit?
    ) -> SizeFits<G.Fit>? {
        if grid.fit(at(0)) != nil { return SizeFits(largest: 0) }
        guard let last = sizes.indices.last(where: { mayBeat(best, at($0), nil) }), last > 0,
            let smallest = grid.fit(at(last)), mayBeat(best, at(0), smallest)
        else { return nil }
        var (tooLarge, fits) = (0, SizeFits(largest: last, fits: [(last, smallest)]))
        while fits.largest - tooLarge > 1, mayBeat(best, at(tooLarge + 1), fits.next(to: fits.largest)) {
            let middle = (tooLarge + fits.largest) / 2
            if let fit = grid.fit(at(middle)) { fits.add(fit, at: middle) } else { tooLarge = middle }
        }
        return fits
    }
}

/// The fits of some sizes, as a bisection finds them.
private struct SizeFits<Fit> {
    /// The index of the largest size that fits.
    private(set) var largest: Int
    /// With the indices of their sizes, from the smallest size.
    private var fits: [(index: Int, fit: Fit)]

    init(largest: Int, fits: [(Int, Fit)] = []) {
        (self.largest, self.fits) = (largest, fits)
    }

    mutating func add(_ fit: Fit, at index: Int) {
        largest = index
        fits.append((index, fit))
    }

    /// The fit of the smallest size; nil if none is known.
    var smallest: Fit? { fits.first?.fit }

    /// The fit of a size or the next smaller one that is known.
    func next(to index: Int) -> Fit? { fits.last { $0.index >= index }?.fit }
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
    /// Puts labels above their values, not on the values' first lines.
    var hasLabelsAbove = false

    /// The body's size, for lines at the foot that may have a larger one; nil for the body.
    var bodySize: Length?

    /// The same in another size.
    func inSize(_ size: Length) -> CellSetting {
        var copy = self
        copy.type = BodyType(type.faces, size: size)
        return copy
    }

    /// The setting of lines at the foot in this size.
    func ofFoot(_ size: Length) -> CellSetting {
        var copy = inSize(size)
        copy.bodySize = type.size
        return copy
    }

    /// The worst line ends that it allows.
    var worstEnd: LineEnd { breaksNames ? .hyphen : .free }
}
