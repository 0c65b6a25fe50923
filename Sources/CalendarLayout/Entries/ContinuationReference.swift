/// The words that refer from a page to the one that continues it: "+3 more, p. 2".
public struct ContinuationReference {
    /// The number of entries it refers to; 0 if the page shows a part of each.
    let count: Int
    /// The place of these entries.
    let place: Place
    let style: PageStyle

    /// A reference to entries that do not fit on a page.
    public init(count: Int, place: Place, style: PageStyle) {
        (self.count, self.place, self.style) = (count, place, style)
    }

    /// The words from `origin` in the direction of writing, as a link with an area of `height` from `top` down. Words
    /// wider than `width` give way to the page's number alone, which is set smaller if it has to be.
    public func item(
        at origin: Point, top: Length, height: Length, width: Length? = nil, in face: FontFace, size: Length,
        _ typesetter: Typesetter
    ) -> DisplayItem {
        let (locale, page) = (style.locale, style.locale.number(place.page))
        let words = CutMark.fitting(
            [count > 0 ? .more(count) : .rest, .page], page: page, in: face, size: size,
            width: width ?? Length(rawValue: .max), locale,
            typesetter)
        let natural = words.advance.width(at: size)
        let fitting = width.map { natural > $0 ? size * $0.rawValue / natural.rawValue : size } ?? size
        return link(run(words, from: origin, fitting), top, height)
    }

    private func run(_ words: ShapedText, from origin: Point, _ size: Length) -> TextRun {
        let isForward = style.locale.direction == .leftToRight
        let x = isForward ? origin.x : origin.x - words.advance.width(at: size)
        return TextRun(words, origin: Point(x: x, y: origin.y), size: size)
    }

    private func link(_ run: TextRun, _ top: Length, _ height: Length) -> DisplayItem {
        .link(Rect(x: run.origin.x, y: top, width: run.width, height: height), to: place, [.text(run)])
    }
}
