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
