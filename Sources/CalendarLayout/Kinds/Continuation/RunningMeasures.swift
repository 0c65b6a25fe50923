import CalendarCore

/// The measures that all running paragraphs share: the width of lines, and the indent of every line but the first.
struct RunningMeasures {
    let width: Length
    let indent: Length
    /// The separator between two entries of a line.
    let separator: TextBlock
    let texts: EntryTexts

    /// The distance from the edge of lines to the numbers of days: there is black around them if one is closed.
    let numberInset: Length

    /// The words at the head of a paragraph; a day's number is in the indent. A closed day whose name follows has no
    /// words.
    struct Heading {
        let number: TextBlock?
        let words: TextBlock?
    }

    /// Leaves room for the widest number of these days.
    init(_ blocks: [ContinuedBlock], _ sizes: ListSizes, width: Length, _ context: LayoutContext) {
        let texts = EntryTexts(context: context, sizes: sizes)
        (self.width, self.texts) = (width, texts)
        separator = texts.word(" · ", in: sizes.faces.body)
        var widest = Length.zero
        for date in blocks.compactMap(\.date) {
            widest = max(widest, texts.number(of: date).width(ofLine: 0))
        }
        numberInset = blocks.contains { $0.isClosed(context) } ? ContinuationMetrics.runningPad : .zero
        indent = widest > .zero ? widest + numberInset * 2 + ContinuationMetrics.runningGap : .zero
    }

    func heading(of block: ContinuedBlock) -> Heading {
        let (locale, faces) = (texts.context.style.locale, texts.sizes.faces)
        guard let date = block.date else {
            return Heading(number: nil, words: texts.word(locale.phrases.notes, in: faces.label))
        }
        let isNamed = block.entries.contains { $0.standing != .repeated && texts.closedName(of: $0.entry) != nil }
        return Heading(
            number: texts.number(of: date),
            words: isNamed ? nil : texts.word(locale.fullName(of: date.weekday), in: faces.body))
    }

    /// The word for a closed day, set.
    func closedWord(of entry: Entry) -> TextBlock? {
        texts.closedWord(of: entry).map { texts.word($0, in: texts.sizes.faces.body) }
    }
}

extension EntryTexts {
    fileprivate func number(of date: CivilDate) -> TextBlock {
        word(context.style.locale.number(date.day), in: sizes.faces.label)
    }

    fileprivate func word(_ text: String, in face: FontFace) -> TextBlock {
        TextBlock(
            context.typesetter.paragraph(text), in: face, size: sizes.size, leading: sizes.leading,
            width: context.frame.content.width, context.typesetter)
    }
}
