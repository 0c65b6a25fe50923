/// A page's title: bold, centred in its box.
struct PageTitle {
    let text: String
    let size: Length

    func item(in box: Rect, _ typesetter: Typesetter) throws(LayoutError) -> DisplayItem {
        let shaped = try typesetter.measurer.shape(text, in: .bold)
        let baseline = typesetter.centredBaseline(of: .bold, size: size, height: box.height)
        let origin = Point(x: box.midX - shaped.advance.width(at: size) / 2, y: box.minY + baseline)
        return .group(Structure(.heading, frame: box), [.text(TextRun(shaped, origin: origin, size: size))])
    }
}
