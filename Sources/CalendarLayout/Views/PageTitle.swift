/// A page's title: bold 16, centred in its box; condensed, then smaller, where it is wider.
struct PageTitle {
    let text: String
    /// What stays free at either end of the box.
    var reserve = Length.zero

    static let size = Length.points(16)
    /// Falling: 16 to 10 pt.
    private static let condensedSizes = (40...64).reversed().map { Length.quarterPoints($0) }

    /// Throws ``LayoutError/titleTooLong(_:)`` where no size fits.
    func item(in box: Rect, _ typesetter: Typesetter) throws(LayoutError) -> DisplayItem {
        let (shaped, size) = try fit(width: box.width - reserve * 2, typesetter)
        let origin = Point(
            x: box.midX - shaped.advance.width(at: size) / 2, y: PageTitle.baseline(in: box, typesetter))
        return .group(Structure(.heading, frame: box), [.text(TextRun(shaped, origin: origin, size: size))])
    }

    private func fit(width: Length, _ typesetter: Typesetter) throws(LayoutError) -> (ShapedText, Length) {
        let bold = try typesetter.measurer.shape(text, in: .bold)
        if bold.advance.width(at: PageTitle.size) <= width { return (bold, PageTitle.size) }
        let condensed = try typesetter.measurer.shape(text, in: .condensedBold)
        guard let size = PageTitle.condensedSizes.first(where: { condensed.advance.width(at: $0) <= width }) else {
            throw .titleTooLong(text)
        }
        return (condensed, size)
    }

    /// The baseline of everything in a title's box.
    static func baseline(in box: Rect, _ typesetter: Typesetter) -> Length {
        box.minY + typesetter.centredBaseline(of: .bold, size: size, height: box.height)
    }
}
