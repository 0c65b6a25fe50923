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
    init(_ blocks: [ContinuedBlock], width: Length, _ context: LayoutContext) {
        (self.width, texts) = (width, EntryTexts(context: context))
        separator = RunningMeasures.word(" · ", in: ContinuationMetrics.type.faces.body, context)
        var widest = Length.zero
        for date in blocks.compactMap(\.date) {
            widest = max(widest, RunningMeasures.number(of: date, context).width(ofLine: 0))
        }
        numberInset = blocks.contains { $0.isClosed(context) } ? ContinuationMetrics.runningPad : .zero
        indent = widest > .zero ? widest + numberInset * 2 + ContinuationMetrics.runningGap : .zero
    }

    func heading(of block: ContinuedBlock) -> Heading {
        let (context, faces) = (texts.context, ContinuationMetrics.type.faces)
        let locale = context.style.locale
        guard let date = block.date else {
            return Heading(number: nil, words: RunningMeasures.word(locale.phrases.notes, in: faces.label, context))
        }
        let isNamed = block.entries.contains { $0.standing != .repeated && texts.closedName(of: $0.entry) != nil }
        return Heading(
            number: RunningMeasures.number(of: date, context),
            words: isNamed
                ? nil : RunningMeasures.word(locale.fullName(of: date.weekday), in: faces.body, context))
    }

    /// The word for a closed day, which follows its name; nil for other entries.
    func closedWord(of entry: Entry) -> TextBlock? {
        texts.closedName(of: entry)?.word.map {
            RunningMeasures.word($0, in: ContinuationMetrics.type.faces.body, texts.context)
        }
    }

    private static func number(of date: CivilDate, _ context: LayoutContext) -> TextBlock {
        word(context.style.locale.number(date.day), in: ContinuationMetrics.type.faces.label, context)
    }

    private static func word(_ text: String, in face: FontFace, _ context: LayoutContext) -> TextBlock {
        TextBlock(
            context.typesetter.paragraph(text), in: face, size: ContinuationMetrics.size,
            leading: ContinuationMetrics.leading, width: context.frame.content.width, context.typesetter)
    }
}
