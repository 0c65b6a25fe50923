/// The words that refer from a text that is cut to all of it. Most months have none.
struct CutReference {
    private let typography: CellTypography
    private let context: LayoutContext

    init(_ typography: CellTypography, _ context: LayoutContext) {
        (self.typography, self.context) = (typography, context)
    }

    /// Room for a page's number of three digits, or for the words that point below the grid.
    func width() throws(MeasuringError) -> Length {
        let phrases = context.style.locale.phrases
        var width = Length.zero
        for text in [phrases.cut.filled(["page": "000"]), phrases.cutAbove] {
            let shaped = try context.typesetter.word(text, in: typography.faces.label)
            width = max(width, shaped.advance.width(at: typography.size))
        }
        return width
    }
}
