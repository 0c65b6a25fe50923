import CalendarCore

/// The texts of continued entries, set in lines.
struct EntryTexts {
    let context: LayoutContext

    /// The face of an entry's text.
    static func face(of entry: Entry) -> FontFace {
        entry.isOnBoldLine ? .condensedBold : .condensed
    }

    /// The label of an entry's line; nil for an entry without one.
    func label(of entry: Entry, width: Length) -> TextBlock? {
        guard let label = entry.label else { return nil }
        return TextBlock(
            context.typesetter.paragraph(label), in: ContinuationMetrics.type.faces.label,
            size: ContinuationMetrics.labelSize, leading: ContinuationMetrics.leading, width: width,
            context.typesetter)
    }

    /// The text of an entry; its first line may be shorter than the others.
    func value(of entry: Entry, width: Length, firstWidth: Length? = nil) -> TextBlock {
        let text = context.format.withoutInitials.text(of: entry)
        return TextBlock(
            context.typesetter.paragraph(text, of: entry),
            in: EntryTexts.face(of: entry),
            size: entry.isGone ? ContinuationMetrics.goneSize : ContinuationMetrics.size,
            leading: ContinuationMetrics.leading,
            width: width, firstWidth: firstWidth, context.typesetter)
    }

    /// The placement of an entry that appears nowhere else.
    func placement(
        of entry: Entry, as subject: Placement.Subject, _ glyphs: SetGlyphs, _ part: Placement.Part
    ) -> Placement {
        Placement(
            of: entry, as: subject, text: context.format.text(of: entry), page: part.page, box: part.box,
            type: ContinuationMetrics.type, glyphs: glyphs, outcome: .continued)
    }

    /// The distance from the top of a line down to its baseline.
    var baseline: Length {
        context.typesetter.baseline(
            of: ContinuationMetrics.type.faces.body, size: ContinuationMetrics.size,
            leading: ContinuationMetrics.leading)
    }
}
