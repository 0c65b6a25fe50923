/// What pages of every kind share: the area inside the margins, with a title at its top.
///
///     ┌──────────── content ────────────┐
///     │             title               │ 20
///     │                                 │ gap 8
///     │             body                │ the rest
///     └─────────────────────────────────┘
public struct PageFrame {
    /// The height of the title's box.
    public static let titleHeight = Length.points(20)
    /// The gap between the title and what follows it.
    public static let titleGap = Length.points(8)

    /// The area inside the sheet's margins.
    public let content: Rect
    /// The box of the title.
    public var title: Rect { content.top(PageFrame.titleHeight) }
    /// What is left below the title.
    public var body: Rect { content.below(PageFrame.titleHeight + PageFrame.titleGap) }

    private let style: PageStyle
    private let typesetter: Typesetter

    /// The frame of pages in a style; the typesetter sets their titles.
    public init(_ style: PageStyle, _ typesetter: Typesetter) {
        (self.style, self.typesetter) = (style, typesetter)
        content = style.sheet.content
    }

    /// The title, centred in its box; `reserve` stays free at each end.
    ///
    /// Throws ``MeasuringError/titleTooLong(_:)`` if no size fits.
    public func heading(_ text: String, reserve: Length = .zero) throws(MeasuringError) -> DisplayItem {
        try PageTitle(text: text, reserve: reserve, sizes: style.sizes).item(in: title, typesetter)
    }

    /// Words at the end of the title's line, in the regular face.
    func remark(_ words: ShapedText, size: Length) -> DisplayItem {
        let baseline = PageTitle.baseline(in: title, size: style.sizes.title, typesetter)
        let width = words.advance.width(at: size)
        let x = title.x(of: width, from: title.width - width, style.locale.direction)
        return .text(TextRun(words, origin: Point(x: x, y: baseline), size: size))
    }

    /// A page with these items.
    public func page(_ items: [DisplayItem], label: String, outline: Page.Outline) -> Page {
        Page(mediaBox: style.sheet.mediaBox, items: items, label: label, outline: outline)
    }
}
