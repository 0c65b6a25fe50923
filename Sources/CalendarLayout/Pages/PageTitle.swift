/// A page's title: bold, centred in its box; condensed, then smaller, if it is too wide.
struct PageTitle {
    let text: String
    /// What stays free at each end of the box.
    let reserve: Length
    let sizes: TypeSizes

    /// Throws ``MeasuringError/titleTooLong(_:)`` if no size fits.
    func item(in box: Rect, _ typesetter: Typesetter) throws(MeasuringError) -> DisplayItem {
        let (shaped, size) = try fit(width: box.width - reserve * 2, typesetter)
        let origin = Point(
            x: box.midX - shaped.advance.width(at: size) / 2,
            y: PageTitle.baseline(in: box, size: sizes.title, typesetter))
        return .group(Structure(.heading, frame: box), [.text(TextRun(shaped, origin: origin, size: size))])
    }

    private func fit(width: Length, _ typesetter: Typesetter) throws(MeasuringError) -> (ShapedText, Length) {
        let bold = try typesetter.shape(text, in: .bold)
        if bold.advance.width(at: sizes.title) <= width { return (bold, sizes.title) }
        let condensed = try typesetter.shape(text, in: .condensedBold)
        let steps = Length.sizes(from: sizes.title, to: sizes.leastTitle)
        guard let size = steps.first(where: { condensed.advance.width(at: $0) <= width }) else {
            throw .titleTooLong(text)
        }
        return (condensed, size)
    }

    /// The baseline of everything in the box of a title of this size.
    static func baseline(in box: Rect, size: Length, _ typesetter: Typesetter) -> Length {
        box.minY + typesetter.centredBaseline(of: .bold, size: size, height: box.height)
    }
}
