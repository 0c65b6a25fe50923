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

    /// A rounded box around the number of the day that is marked, `inset` from the edge of its strip.
    func todayMark(around number: ShapedText, size: Length, inset: Length, in strip: Rect) -> DisplayItem {
        let (stroke, room) = (scale.stroke(StrokeWeight.heavy), scale.furniture(.points(3)))
        let reach = min(inset - stroke / 2, room)
        let width = number.advance.width(at: size)
        let box = Rect(
            x: strip.x(of: width, from: inset, direction) - reach, y: strip.minY + stroke, width: width + reach * 2,
            height: strip.height - stroke * 2)
        return .outline(.roundedRect(box, radius: room), weight: stroke)
    }
}
