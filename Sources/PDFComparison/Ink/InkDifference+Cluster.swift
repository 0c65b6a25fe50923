extension InkDifference {
    /// What became of the ink of a cluster, as far as pixels tell.
    init(_ cluster: InkCluster, in pages: InkComparison) {
        self = RuleProfile(cluster, in: pages)?.difference ?? InkDifference(area: cluster, in: pages)
    }

    /// An area: evenly filled before and after, or a drawing.
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
