/// Scales furniture, strokes and type with the sheet, by the square root of its area inside the margins: 1 on US Letter
/// and A4, 0.71 on A5, and 1.46 on Tabloid.
public struct SheetScale: Hashable, Sendable {
    /// The scale in thousandths; 970 to 1030 count as 1000.
    private let thousandths: Int

    /// The scale of an area inside the margins.
    public init(_ content: Size) {
        let letter = Size(width: .points(540), height: .points(720))
        let share = content.area * 1_000_000 / letter.area
        let root = SheetScale.squareRoot(share)
        thousandths = (970...1030).contains(root) ? 1000 : root
    }

    /// The size of everything on the page beside the entries: at least 0.8 of its size on Letter.
    func furniture(_ length: Length) -> Length { scaled(length, max(800, thousandths)) }

    /// The weight of a stroke: grows half as fast, and is at least 0.5 pt.
    func stroke(_ weight: Length) -> Length {
        max(.quarterPoints(2), scaled(weight, SheetScale.squareRoot(thousandths * 1000)))
    }

    /// The size of titles and entries: at least that on Letter.
    func type(_ size: Length) -> Length { scaled(size, max(1000, thousandths)) }

    /// The size of titles and entries, to the nearest half point.
    func bodySize(_ size: Length) -> Length {
        let half = Length.points(1).rawValue / 2
        return Length(rawValue: (type(size).rawValue + half / 2) / half * half)
    }

    private func scaled(_ length: Length, _ factor: Int) -> Length {
        Length(rawValue: (length.rawValue * factor + 500) / 1000)
    }

    /// The largest whole number whose square is at most `value`.
    private static func squareRoot(_ value: Int) -> Int {
        guard value > 1 else { return max(0, value) }
        var root = value
        var better = (root + 1) / 2
        while better < root { (root, better) = (better, (better + value / better) / 2) }
        return root
    }
}

extension Size {
    /// The area in square points, rounded down.
    fileprivate var area: Int { width.rawValue * height.rawValue / (Length.unitsPerPoint * Length.unitsPerPoint) }
}
