/// The words that lead from a month to the page that continues it: "+3 more, p. 2".
struct ContinuationReference {
    let count: Int
    let place: Place

    /// The words at `origin`; the line that they stand on, from `top` down, is a link.
    func item(
        at origin: Point, top: Length, height: Length, in face: FontFace, size: Length, _ typesetter: Typesetter
    ) throws(LayoutError) -> DisplayItem {
        let shaped = try typesetter.measurer.shape("+\(count) more, p. \(place.page)", in: face)
        let run = TextRun(shaped, origin: origin, size: size)
        return .link(Rect(x: origin.x, y: top, width: run.width, height: height), to: place, [.text(run)])
    }
}
