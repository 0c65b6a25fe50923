import CalendarCore

/// Turns a planned page, or a part of one, into display items.
protocol PageComposer {
    var context: LayoutContext { get }
}

extension PageComposer {
    var style: PageStyle { context.style }
    var scale: SheetScale { context.style.scale }
    var locale: CalendarLocale { context.style.locale }
    var phrases: PagePhrases { context.style.locale.phrases }
    var direction: WritingDirection { context.style.locale.direction }
    var typesetter: Typesetter { context.typesetter }

    /// A word on a baseline in an area.
    func item(
        _ word: ShapedText, _ place: WordPlace, in area: Rect, at baseline: Length, size: Length, ink: Shade = .black
    ) -> DisplayItem {
        .text(word.run(place, in: area, at: baseline, size: size, ink: ink, direction))
    }

    /// The baseline of a word whose capitals are in the middle of an area.
    func baseline(of face: FontFace, size: Length, centredIn area: Rect) -> Length {
        area.minY + typesetter.centredBaseline(of: face, size: size, height: area.height)
    }

    /// "January 2025, p. 2", the name of a page that is not the first of its days.
    func label(_ title: String, page number: Int) -> String {
        "\(title), \(phrases.page.filled(["page": locale.number(number)]))"
    }

    /// The entry of a page that continues another in the document's outline.
    func continuedOutline(page number: Int) -> Page.Outline {
        Page.Outline(phrases.continuedOutline.filled(["page": locale.number(number)]), isNested: true)
    }

    /// The name of a month at the start of a box, which leads to a page of its own.
    func name(of month: YearMonth, in box: Rect, of span: DaySpan, _ directory: PageDirectory) -> DisplayItem {
        let name = typesetter.word(locale.name(of: month), in: .bold)
        let y = box.maxY - scale.furniture(.quarterPoints(18))
        let word = item(name, .start(.zero), in: box, at: y, size: scale.furniture(.points(12)))
        return directory.leading(word, from: box, of: span, to: DaySpan(month))
    }
}
