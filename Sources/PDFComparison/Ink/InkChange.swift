/// What became of the ink at one place of a page, as far as pixels tell.
struct InkChange {
    let kind: Difference.Kind
    var box: Box
    var shift: Difference.Shift?
    /// The weight of a rule, the grey of a shade.
    var before: String?
    var after: String?

    init(_ kind: Difference.Kind, _ box: Box) { (self.kind, self.box) = (kind, box) }

    init(_ cluster: InkCluster, in pages: InkComparison) {
        self = RuleProfile(cluster, in: pages)?.change ?? InkChange(area: cluster, in: pages)
    }

    /// An area: evenly filled before and after, or a drawing.
    private init(area cluster: InkCluster, in pages: InkComparison) {
        let (a, b) = (Greys(cluster, pages.a), Greys(cluster, pages.b))
        let kind: Difference.Kind =
            if a.isPaper { .inkAdded } else if b.isPaper { .inkMissing } else if a.isEven, b.isEven { .shade } else {
                .inkChanged
            }
        self.init(kind, cluster.bounds.box(dpi: pages.dpi))
        if a.isEven, b.isEven { (before, after) = (a.percent, b.percent) }
    }

    /// The difference on a page.
    func difference(text: String?, day: String?) -> Difference {
        var difference = Difference(kind)
        (difference.text, difference.day) = (text, day)
        (difference.before, difference.after, difference.shift) = (before, after, shift)
        difference.box = kind == .inkAdded || kind == .ruleAdded ? nil : box
        difference.otherBox = kind == .inkMissing || kind == .ruleMissing ? nil : box.moved(by: shift)
        return difference
    }
}

/// The greys of an area.
private struct Greys {
    /// Whether nine pixels in ten have one grey.
    let isEven: Bool
    /// Whether that grey is white.
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

    /// Its ink: `14 %`.
    var percent: String { "\((Double(255 - grey) / 2.55).shortDecimal(0)) %" }
}

extension Box {
    fileprivate func moved(by shift: Difference.Shift?) -> Box {
        Box(x: x + (shift?.x ?? 0), y: y + (shift?.y ?? 0), width: width, height: height)
    }
}
