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
