import CalendarCore

/// The texts of continued entries, set in lines.
struct EntryTexts {
    let context: LayoutContext
    let sizes: ListSizes

    /// The face of an entry's text.
    static func face(of entry: Entry) -> FontFace {
        entry.isOnBoldLine ? .condensedBold : .condensed
    }

    /// The label of an entry's line; nil for an entry without one, and for the name of a closed day.
    func label(of entry: Entry, width: Length) -> TextBlock? {
        guard let label = entry.label, closedName(of: entry) == nil else { return nil }
        return TextBlock(
            context.typesetter.paragraph(label), in: sizes.faces.label, size: sizes.labelSize, leading: sizes.leading,
            width: width, context.typesetter)
    }

    /// Returns nil if the entry closes no day.
    func closedName(of entry: Entry) -> ClosedName? { ClosedName(entry, context) }

    /// The word for a closed day, after its name; nil for other entries, and if nothing of it is printed.
    func closedWord(of entry: Entry) -> String? {
        guard let word = closedName(of: entry)?.word else { return nil }
        return context.typesetter.paragraph(word).shaped(in: sizes.faces.body).clusters.isEmpty ? nil : word
    }

    /// The text of an entry; its first line may be shorter than the others.
    func value(of entry: Entry, width: Length, firstWidth: Length? = nil) -> TextBlock {
        let closed = closedName(of: entry)
        let text = closed?.name ?? context.format.withoutInitials.text(of: entry)
        return TextBlock(
            context.typesetter.value(text, of: entry),
            in: closed == nil ? EntryTexts.face(of: entry) : .condensedBold,
            size: entry.size(among: sizes.size), leading: sizes.leading, width: width, firstWidth: firstWidth,
            context.typesetter)
    }

    /// The placement of an entry that appears nowhere else.
    func placement(
        of entry: Entry, as subject: Placement.Subject, _ glyphs: SetGlyphs, _ part: Placement.Part
    ) -> Placement {
        Placement(
            of: entry, as: subject, text: context.format.text(of: entry), page: part.page, box: part.box,
            type: sizes.type, glyphs: glyphs, outcome: .continued)
    }

    /// The distance from the top of a line down to its baseline.
    var baseline: Length {
        context.typesetter.baseline(of: sizes.faces.body, size: sizes.size, leading: sizes.leading)
    }
}
