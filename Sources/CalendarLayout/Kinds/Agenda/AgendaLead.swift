/// The lead of a text: the label of its line, or its time.
struct AgendaLead {
    let shaped: ShapedText
    let size: Length
    /// True if it is white on black.
    let isInverted: Bool
    let isTime: Bool
    /// The width, with the black around it.
    let width: Length
    /// The distance from its edge to its letters.
    let inset: Length

    /// Returns nil if nothing comes before the text.
    init?(_ form: AgendaItem.Form, _ metrics: AgendaMetrics, _ typesetter: Typesetter) {
        switch form {
        case .label(let label, let isInverted):
            shaped = typesetter.word(label, in: .bold)
            (size, self.isInverted, isTime) = (
                isInverted ? max(metrics.labelSize, .quarterPoints(30)) : metrics.labelSize, isInverted, false
            )
        case .time(let words):
            shaped = typesetter.word(words, in: .condensedBold)
            (size, isInverted, isTime) = (metrics.size, false, true)
        case .closing, .plain: return nil
        }
        inset = isInverted ? metrics.labelInset : .zero
        width = shaped.advance.width(at: size) + inset * 2
    }
}
