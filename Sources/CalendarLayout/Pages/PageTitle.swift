/// A page's title: bold, at the left; condensed, then smaller, if it is too wide.
struct PageTitle {
    let shaped: ShapedText
    let size: Length
    /// On paper.
    let width: Length

    /// Throws ``MeasuringError/titleTooLong(_:)`` if no size fits.
    init(_ text: String, width: Length, _ style: PageStyle, _ typesetter: Typesetter) throws(MeasuringError) {
        guard let title = try PageTitle(fitting: text, width: width, style, typesetter) else {
            throw .titleTooLong(text)
        }
        self = title
    }

    /// Nil if no size fits.
    init?(
        fitting text: String, width: Length, _ style: PageStyle, _ typesetter: Typesetter
    ) throws(MeasuringError) {
        let (largest, least) = (style.scale.type(style.sizes.title), style.scale.furniture(style.sizes.leastTitle))
        let bold = try typesetter.shape(text, in: .bold)
        if bold.advance.width(at: largest) <= width {
            self.init(bold, largest)
            return
        }
        let condensed = try typesetter.shape(text, in: .condensedBold)
        let steps = Length.sizes(from: largest, to: least)
        guard let size = steps.first(where: { condensed.advance.width(at: $0) <= width }) else { return nil }
        self.init(condensed, size)
    }

    private init(_ shaped: ShapedText, _ size: Length) {
        (self.shaped, self.size, width) = (shaped, size, shaped.advance.width(at: size))
    }
}
