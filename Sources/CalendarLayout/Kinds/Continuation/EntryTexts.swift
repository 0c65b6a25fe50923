import CalendarCore

/// The texts of continued entries, set in lines.
struct EntryTexts {
    let context: LayoutContext

    /// The face of an entry's text.
    static func face(of entry: Entry) -> FontFace {
        entry.line?.weight == .bold && entry.kind != .removed ? .condensedBold : .condensed
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
        let text = context.format.text(of: entry)
        return TextBlock(
            context.typesetter.paragraph(text, of: entry),
            in: EntryTexts.face(of: entry),
            size: entry.kind == .removed ? ContinuationMetrics.goneSize : ContinuationMetrics.size,
            leading: ContinuationMetrics.leading,
            width: width, firstWidth: firstWidth, context.typesetter)
    }

    /// The placement of an entry that appears nowhere else.
    func placement(
        of continued: ContinuedBlock.ContinuedEntry, label: TextBlock?, value: TextBlock, _ part: Placement.Part
    ) -> Placement {
        let (entry, text) = (continued.entry, context.format.text(of: continued.entry))
        let ofLabel = label?.missing ?? []
        return Placement(
            subject: continued.subject, kind: entry.kind, text: text, source: entry.location, outcome: .continued,
            page: part.page, box: part.box, type: ContinuationMetrics.type, fonts: value.fonts,
            missing: ofLabel + value.missing.filter { !ofLabel.contains($0) },
            omitted: value.omitted(inUTF8: 0..<text.utf8.count))
    }

    /// The distance from the top of a line down to its baseline.
    var baseline: Length {
        context.typesetter.baseline(
            of: ContinuationMetrics.type.faces.body, size: ContinuationMetrics.size,
            leading: ContinuationMetrics.leading)
    }
}
