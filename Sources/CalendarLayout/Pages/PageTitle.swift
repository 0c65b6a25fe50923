/// A page's title: bold, at the left; condensed, then smaller, if it is too wide.
struct PageTitle {
    let shaped: ShapedText
    let size: Length
    /// The width on paper.
    let width: Length

    /// Sets the title too wide if no size fits, and tells the typesetter.
    init(_ text: String, width: Length, _ style: PageStyle, _ typesetter: Typesetter) {
        if let title = PageTitle(fitting: text, width: width, style, typesetter) {
            self = title
        } else {
            typesetter.noteTooLong(text)
            self.init(typesetter.shape(text, in: .condensedBold), style.scale.furniture(style.sizes.leastTitle))
        }
    }

    /// Returns nil if no size fits.
    init?(fitting text: String, width: Length, _ style: PageStyle, _ typesetter: Typesetter) {
        let (largest, least) = (style.scale.type(style.sizes.title), style.scale.furniture(style.sizes.leastTitle))
        let bold = typesetter.shape(text, in: .bold)
        if bold.advance.width(at: largest) <= width {
            self.init(bold, largest)
            return
        }
        let condensed = typesetter.shape(text, in: .condensedBold)
        let steps = Length.sizes(from: largest, to: least)
        guard let size = steps.first(where: { condensed.advance.width(at: $0) <= width }) else { return nil }
        self.init(condensed, size)
    }

    private init(_ shaped: ShapedText, _ size: Length) {
        (self.shaped, self.size, width) = (shaped, size, shaped.advance.width(at: size))
    }
}
