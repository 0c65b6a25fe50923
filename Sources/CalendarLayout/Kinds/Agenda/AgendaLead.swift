import CalendarCore

/// The lead of a text: the label of its line, or its time.
struct AgendaLead: EntryLead {
    private let shaped: ShapedText
    private let size: Length
    /// The height of its capitals.
    private let capHeight: Length
    /// True if it is white on black.
    private let isInverted: Bool
    let isTime: Bool
    /// The width, with the black around it.
    let width: Length
    /// The distance from its edge to its letters.
    private let inset: Length

    let rowCount = 1
    var missing: [Unicode.Scalar] { shaped.missing }

    /// Returns nil if nothing comes before the text. A lead wider than `room` is set smaller.
    init?(_ form: AgendaItem.Form, fitting room: Length, _ metrics: AgendaMetrics, _ typesetter: Typesetter) {
        let largest: Length
        switch form {
        case .label(let label, let isInverted):
            shaped = typesetter.word(label, in: .bold)
            (largest, self.isInverted, isTime) = (
                isInverted ? metrics.callSize : metrics.labelSize, isInverted, false
            )
        case .time(let words):
            shaped = typesetter.word(words, in: .condensedBold)
            (largest, isInverted, isTime) = (metrics.eventSize, false, true)
        case .closing, .plain: return nil
        }
        inset = isInverted ? metrics.labelInset : .zero
        size = shaped.size(atMost: largest, fitting: room - inset * 2)
        width = shaped.advance.width(at: size) + inset * 2
        capHeight = Advance(typesetter.measurer.metrics(of: .bold).capHeight).width(at: size)
    }

    func items(ofRow row: PlacedRow, in area: Rect, _ direction: WritingDirection) -> [DisplayItem] {
        guard row.row == 0 else { return [] }
        let x = area.x(of: width, from: .zero, direction)
        let origin = Point(x: x + inset, y: row.baseline)
        let run = DisplayItem.text(TextRun(shaped, origin: origin, size: size, ink: isInverted ? .white : .black))
        guard isInverted else { return [run] }
        let pad = size * 3 / 10
        let box = Rect(x: x, y: row.baseline - capHeight - pad, width: width, height: capHeight + pad * 2)
        return [lozenge(box), run]
    }

    /// A black box with round corners; its stroke is inside it.
    private func lozenge(_ box: Rect) -> DisplayItem {
        let stroke = StrokeWeight.hairline
        return .outline(.roundedRect(box.inset(by: stroke / 2), radius: size / 4), weight: stroke, fill: .black)
    }
}
