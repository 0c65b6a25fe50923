/// The words that refer from a cut text to its full form. Most months have none.
struct CutReference {
    private let typography: CellTypography
    private let context: LayoutContext
    /// A number with as many digits as the last page may have.
    private let page: String

    init(_ typography: CellTypography, spanCount: Int, _ context: LayoutContext) {
        (self.typography, self.context) = (typography, context)
        // A month and its continuation rarely take more than two pages.
        page = context.style.locale.number(0, minimumDigits: max(2, String(spanCount * 2).count))
    }

    /// The room for a page's number, or for the words that point below the grid.
    func width() -> Length {
        let phrases = context.style.locale.phrases
        var width = Length.zero
        for text in [phrases.cut.filled(["page": page]), phrases.cutAbove] {
            let shaped = context.typesetter.word(text, in: typography.faces.label)
            width = max(width, shaped.advance.width(at: typography.size))
        }
        return width
    }
}
