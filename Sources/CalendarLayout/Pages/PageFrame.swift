/// The frame of pages of every kind: the area inside the margins, with a title at its top and a line at its foot.
///
///     ┌──────────── content ────────────┐
///     │ title                           │ baseline 12.3 below the margin
///     │                                 │
///     │             body                │ the rest
///     │                                 │
///     │ schedule     as of     page 1/2 │ 13, unless the style has no footer
///     └─────────────────────────────────┘
///
/// The numbers are those of US Letter; they grow with the sheet.
public struct PageFrame {
    /// The area inside the sheet's margins.
    public let content: Rect
    /// The baseline of the title.
    public let titleBaseline: Length
    /// The area below the title and above the footer.
    public let body: Rect
    /// The top of the title's capitals.
    let titleCapTop: Length

    private let style: PageStyle
    private let typesetter: Typesetter

    /// The frame of pages in a style; the typesetter sets their titles.
    public init(_ style: PageStyle, _ typesetter: Typesetter) {
        (self.style, self.typesetter) = (style, typesetter)
        content = style.sheet.content
        let size = style.scale.type(style.sizes.title)
        titleBaseline = content.minY + size * 123 / 160
        titleCapTop = titleBaseline - Advance(typesetter.measurer.metrics(of: .bold).capHeight).width(at: size)
        let top = titleBaseline + style.scale.furniture(.points(12))
        let foot = style.hasFooter ? style.scale.furniture(.points(13)) : .zero
        body = Rect(x: content.minX, y: top, width: content.width, height: content.maxY - foot - top)
    }

    /// The box of the title, down to its descenders.
    public var title: Rect {
        let descent = Advance(typesetter.measurer.metrics(of: .bold).descent).width(
            at: style.scale.type(style.sizes.title))
        return Rect(
            x: content.minX, y: content.minY, width: content.width, height: titleBaseline + descent - content.minY)
    }

    /// The title, at the side where lines begin; `reserve` stays free at the other.
    ///
    /// If no size fits, the pages fail with ``MeasuringError/titleTooLong(_:)``.
    public func heading(_ text: String, reserve: Length = .zero) -> DisplayItem {
        heading(PageTitle(text, width: content.width - reserve, style, typesetter))
    }

    /// Returns nil if no size fits.
    func heading(fitting text: String, reserve: Length) -> DisplayItem? {
        PageTitle(fitting: text, width: content.width - reserve, style, typesetter).map(heading)
    }

    func heading(_ title: PageTitle) -> DisplayItem {
        let x = style.locale.direction == .leftToRight ? content.minX : content.maxX - title.width
        let run = TextRun(title.shaped, origin: Point(x: x, y: titleBaseline), size: title.size)
        return .group(Structure(.heading, frame: self.title), [.text(run)])
    }

    /// Words at the end of the title's line, in the regular face.
    func remark(_ words: ShapedText, size: Length) -> DisplayItem {
        .text(words.run(.end(.zero), in: title, at: titleBaseline, size: size, style.locale.direction))
    }

    /// A page with these items.
    public func page(_ items: [DisplayItem], label: String, outline: Page.Outline?) -> Page {
        Page(mediaBox: style.sheet.mediaBox, items: items, label: label, outline: outline)
    }
}

extension LayoutContext {
    /// The margins and the title, which all pages share.
    public var frame: PageFrame { PageFrame(style, typesetter) }
}

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
        let steps = TypeLadder.fineSizes(from: largest, to: least)
        guard let size = steps.first(where: { condensed.advance.width(at: $0) <= width }) else { return nil }
        self.init(condensed, size)
    }

    private init(_ shaped: ShapedText, _ size: Length) {
        (self.shaped, self.size, width) = (shaped, size, shaped.advance.width(at: size))
    }
}
