extension InkDifference {
    /// Classifies the change of a cluster by its pixels.
    init(_ cluster: InkCluster, in pages: InkComparison) {
        self = RuleProfile(cluster, in: pages)?.difference ?? InkDifference(area: cluster, in: pages)
    }

    /// Classifies a cluster other than a rule: an evenly filled area, or a drawing.
    private init(area cluster: InkCluster, in pages: InkComparison) {
        let (a, b) = (AreaGrey(cluster, pages.a), AreaGrey(cluster, pages.b))
        let greys = a.isEven && b.isEven ? GreyChange(before: a.percent, after: b.percent) : nil
        let change: Change =
            if a.isPaper { .added(greys) } else if b.isPaper { .missing(greys) } else {
                greys.map(Change.shade) ?? .changed
            }
        self.init(change: change, box: cluster.bounds.box(dpi: pages.dpi))
    }
}

/// The most common grey of an area.
struct AreaGrey {
    /// True if nine pixels in ten have this grey.
    let isEven: Bool
    /// True if the area is evenly white.
    let isPaper: Bool
    private let grey: Int

    init(_ cluster: InkCluster, _ page: PageImage) {
        var counts = Array(repeating: 0, count: 256)
        for index in cluster.pixels { counts[page.grey(index)] += 1 }
        let most = counts.max() ?? 0
        grey = counts.firstIndex(of: most) ?? 255
        isEven = most * 10 >= cluster.pixels.count * 9
        isPaper = isEven && grey == 255
    }

    /// Its ink in percent.
    var percent: Int { Int((Double(255 - grey) / 2.55).rounded()) }
}

/// Measures a rule on both pages by cutting across it: the amount of ink in a cut, and its middle.
struct RuleProfile {
    private let bounds: PixelBounds
    private let isLevel: Bool
    private let dpi: Int
    private let a: Cut
    private let b: Cut

    /// The ink of a typical cut: the width of as much black ink, and its middle, in points.
    private struct Cut {
        let weight: Double
        let middle: Double
    }

    /// The greatest thickness of a rule, in points.
    private static let maximumThickness = 5.0

    /// Returns nil if the cluster is not a rule: too thick, or too short for its thickness.
    init?(_ cluster: InkCluster, in pages: InkComparison) {
        bounds = cluster.bounds
        dpi = pages.dpi
        isLevel = bounds.x.count > bounds.y.count
        let (length, thickness) = (max(bounds.x.count, bounds.y.count), min(bounds.x.count, bounds.y.count))
        let point = 72 / Double(dpi)
        guard Double(thickness) * point <= RuleProfile.maximumThickness, length >= 5 * thickness,
            Double(length) * point >= 6
        else { return nil }
        let cuts = RuleProfile.cuts(cluster, isLevel, pages.a.width)
        a = RuleProfile.cut(pages.a, cuts, bounds, isLevel, point)
        b = RuleProfile.cut(pages.b, cuts, bounds, isLevel, point)
    }

    /// The places along the rule where anything changed.
    private static func cuts(_ cluster: InkCluster, _ isLevel: Bool, _ width: Int) -> [Int] {
        Set(cluster.pixels.map { isLevel ? $0 % width : $0 / width }).sorted()
    }

    /// The median of all cuts, which reach three pixels beyond the rule; the ground on either side does not count.
    private static func cut(
        _ page: PageImage, _ cuts: [Int], _ bounds: PixelBounds, _ isLevel: Bool, _ point: Double
    ) -> Cut {
        let across = isLevel ? bounds.y : bounds.x
        let limit = isLevel ? page.height : page.width
        let range = max(0, across.lowerBound - 3)..<min(limit, across.upperBound + 3)
        var (weights, middles) = ([Double](), [Double]())
        for along in cuts {
            let inks = withoutGround(
                range.map { 255 - page.grey(isLevel ? $0 * page.width + along : along * page.width + $0) })
            let ink = inks.reduce(0, +)
            let moment = zip(range, inks).reduce(0) { $0 + $1.0 * $1.1 }
            weights.append(Double(ink) / 255 * point)
            if ink > 0 { middles.append(Double(moment) / Double(ink) * point) }
        }
        return Cut(weight: weights.median, middle: middles.median)
    }

    /// The ink of a cut without the ground's, which a weekend's strip may darken on one side only.
    private static func withoutGround(_ inks: [Int]) -> [Int] {
        guard let first = inks.first, let last = inks.last else { return [] }
        return inks.enumerated().map { max(0, $1 - ($0 < inks.count / 2 ? first : last)) }
    }

    /// The change of the rule.
    var difference: InkDifference { InkDifference(change: change, box: bounds.box(dpi: dpi)) }

    private var change: InkDifference.Change {
        if b.weight < a.weight / 4 { return .ruleMissing }
        if a.weight < b.weight / 4 { return .ruleAdded }
        let moved = b.middle - a.middle
        if abs(a.weight - b.weight) < max(a.weight, b.weight) * 0.15, abs(moved) > 0.2 {
            return .ruleMoved(isLevel ? Shift(x: 0, y: moved) : Shift(x: moved, y: 0))
        }
        return .ruleWeight(before: a.weight, after: b.weight)
    }
}

extension [Double] {
    fileprivate var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}

/// Changed pixels that belong together.
struct InkCluster {
    /// Their indices, row by row from the top left.
    let pixels: [Int]
    let bounds: PixelBounds

    init(pixels: [Int], width: Int) {
        self.pixels = pixels
        let (columns, rows) = (pixels.map { $0 % width }, pixels.map { $0 / width })
        bounds = PixelBounds(
            x: (columns.min() ?? 0)..<(columns.max() ?? -1) + 1, y: (rows.min() ?? 0)..<(rows.max() ?? -1) + 1)
    }
}
