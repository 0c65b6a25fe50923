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

    /// The median of all cuts, which reach three pixels beyond the rule; even ground on both sides does not count.
    private static func cut(
        _ page: PageImage, _ cuts: [Int], _ bounds: PixelBounds, _ isLevel: Bool, _ point: Double
    ) -> Cut {
        let across = isLevel ? bounds.y : bounds.x
        let limit = isLevel ? page.height : page.width
        let range = max(0, across.lowerBound - 3)..<min(limit, across.upperBound + 3)
        var (weights, middles) = ([Double](), [Double]())
        for along in cuts {
            let inks = range.map { 255 - page.grey(isLevel ? $0 * page.width + along : along * page.width + $0) }
            let ground = inks.min() ?? 0
            let ink = inks.reduce(0) { $0 + $1 - ground }
            let moment = zip(range, inks).reduce(0) { $0 + $1.0 * ($1.1 - ground) }
            weights.append(Double(ink) / 255 * point)
            if ink > 0 { middles.append(Double(moment) / Double(ink) * point) }
        }
        return Cut(weight: weights.median, middle: middles.median)
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
