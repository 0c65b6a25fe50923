import CalendarCore

/// The settings for the entries of a list: lines of one width, with a column for their labels.
struct ListTypography {
    /// The width of lines with their labels.
    let width: Length
    /// The distance from the edge where lines begin to the values of entries that have a label in its column.
    let valueIndent: Length
    let texts: EntryTexts

    /// Measures the labels of entries. Labels that are too wide for a column do not count.
    init(_ entries: some Sequence<Entry>, _ sizes: ListSizes, width: Length, _ context: LayoutContext) {
        (self.width, texts) = (width, EntryTexts(context: context, sizes: sizes))
        var column = Length.zero
        for entry in entries {
            guard let label = texts.label(of: entry, width: width), label.lineCount == 1 else { continue }
            let labelWidth = label.width(ofLine: 0)
            if labelWidth <= ContinuationMetrics.widestLabel(in: width) { column = max(column, labelWidth) }
        }
        valueIndent = column > .zero ? column + sizes.labelGap : .zero
    }

    /// Sets an entry: with its label beside it, or above it if that is wider than the labels' column.
    func set(_ continued: ContinuedBlock.ContinuedEntry) -> EntryBlock<TextBlock> {
        let label = texts.label(of: continued.entry, width: width)
        let isBeside = label.map(fitsColumn) ?? false
        let indent = isBeside || continued.entry.isBelowSuccessor ? valueIndent : .zero
        let value = texts.value(of: continued.entry, width: width - indent)
        let tail = texts.closedWord(of: continued.entry).map { word in
            EntryTail(
                texts.context.typesetter.word(word, in: texts.sizes.faces.body), size: texts.sizes.size, after: value,
                width: width - indent)
        }
        return EntryBlock(
            entry: continued.entry, subject: continued.subject, lead: label, isBeside: isBeside, value: value,
            indent: indent, tail: tail)
    }

    private func fitsColumn(_ label: TextBlock) -> Bool {
        label.lineCount == 1 && label.width(ofLine: 0) + texts.sizes.labelGap <= valueIndent
    }
}
