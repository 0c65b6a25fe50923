/// The words that refer from a page to the one that continues it: "+3 more, p. 2".
public struct ContinuationReference {
    /// How many entries it refers to.
    let count: Int
    /// Where they are.
    let place: Place
    let style: PageStyle

    /// A reference to entries that do not fit on a page.
    public init(count: Int, place: Place, style: PageStyle) {
        (self.count, self.place, self.style) = (count, place, style)
    }

    /// The words at `origin`, as a link with an area of `height` from `top` down.
    public func item(
        at origin: Point, top: Length, height: Length, in face: FontFace, size: Length, _ typesetter: Typesetter
    ) throws(MeasuringError) -> DisplayItem {
        let text = style.locale.phrases.more.filled(["count": String(count), "page": String(place.page)])
        let run = TextRun(try typesetter.shape(text, in: face), origin: origin, size: size)
        return .link(Rect(x: origin.x, y: top, width: run.width, height: height), to: place, [.text(run)])
    }
}
