import CalendarCore

/// Sets the rows of a person's checklist.
struct ChecklistSetter {
    let sheet: ChecklistSheet
    let context: LayoutContext
    let metrics: ChecklistMetrics
    let columns: ChecklistColumns

    init(_ sheet: ChecklistSheet, _ context: LayoutContext, _ metrics: ChecklistMetrics) {
        (self.sheet, self.context, self.metrics) = (sheet, context, metrics)
        let items = sheet.progress.items
        let dates = sheet.dates.map { Self.words(of: $0, sheet, context.style.locale) }
        func widest(_ texts: [String]) -> Length {
            texts.map { context.typesetter.word($0, in: .regular).advance.width(at: metrics.titleSize) }.max() ?? .zero
        }
        columns = ChecklistColumns(
            width: context.frame.body.width, dates: widest(dates + [context.style.locale.phrases.done]),
            initials: widest(items.compactMap(\.by) + [context.style.locale.phrases.by]), metrics)
    }

    private var phrases: PagePhrases { context.style.locale.phrases }
    private var locale: CalendarLocale { context.style.locale }

    /// A day, with its year if the page does not tell it otherwise.
    private static func words(of date: CivilDate, _ sheet: ChecklistSheet, _ locale: CalendarLocale) -> String {
        let ends = [sheet.progress.started, sheet.progress.target].compactMap(\.self)
        let years = Set((sheet.dates + ends).map(\.year))
        return years.count == 1 && !ends.isEmpty ? locale.shortDate(date) : locale.shortDateWithYear(date)
    }

    /// A paragraph set in a face, as high as it needs.
    private func block(
        _ text: String, in face: FontFace = .regular, size: Length, width: Length, isStruck: Bool = false
    ) -> TextBlock {
        let paragraph =
            isStruck ? context.typesetter.struckParagraph(text) : context.typesetter.passingParagraph(text)
        return TextBlock(
            paragraph, in: face, size: size, leading: size * 6 / 5, width: max(width, size), context.typesetter)
    }

    // MARK: Headings

    /// The heading of a section, with how much of it is done; a short row if it has no name.
    func heading(_ name: String, count: String? = nil, isContinued: Bool = false) -> ChecklistRow {
        let words = isContinued ? phrases.continued.filled(["title": name]) : name
        let end = count.map { block($0, size: metrics.notesSize, width: context.frame.body.width) }
        let endWidth = end.map { $0.lineCount > 0 ? $0.width(ofLine: 0) + metrics.gap : .zero } ?? .zero
        let title = block(words, in: .bold, size: metrics.sectionSize, width: context.frame.body.width - endWidth)
        let extra = title.leading * max(0, title.lineCount - 1)
        let height = metrics.sectionHeight + extra
        let top = height - metrics.sectionDrop - title.height
        var texts = [ChecklistRow.RowText(block: title, indent: .zero, top: top, detail: .title)]
        if let end {
            let drop = title.baselineOffset - end.baselineOffset
            texts.append(.init(block: end, indent: nil, top: top + drop, detail: .count))
        }
        return ChecklistRow(kind: .heading, texts: texts, height: height)
    }

    /// "4 of 5"
    func count(of items: Range<Int>) -> String {
        let done = sheet.template.items[items].count(where: sheet.isDone)
        return phrases.ofTotal.filled(["count": locale.number(done), "total": locale.number(items.count)])
    }

    // MARK: Items

    /// An item: what is to be done, when it was done and by whom, notes and comments.
    func row(_ item: ChecklistItem) -> ChecklistRow {
        let (progress, isDone) = (sheet[item], sheet.isDone(item))
        let title = block(
            item.title, size: metrics.titleSize, width: columns.title.width,
            isStruck: isDone && context.style.doneItems == .strike)
        var texts = Stack(title, columns.title, metrics)
        if isDone, let date = progress?.date {
            let words = Self.words(of: date, sheet, locale)
            texts.add(block(words, size: metrics.titleSize, width: columns.done.width), columns.done, .done)
        }
        if let by = progress?.by {
            texts.add(block(by, size: metrics.titleSize, width: columns.by.width), columns.by, .by)
        }
        if let notes = progress?.notes, !columns.notesAreBelow {
            texts.add(block(notes, size: metrics.notesSize, width: columns.notes.width), columns.notes, .notes)
        }
        if let more = item.notes {
            texts.addBelowTitle(block(more, size: metrics.moreSize, width: columns.title.width), .more)
        }
        if let notes = progress?.notes, columns.notesAreBelow {
            texts.addBelow(block(notes, size: metrics.notesSize, width: columns.notes.width), columns.notes, .notes)
        }
        if let comments = progress?.comments { addComment(comments, ofItem: item.id, to: &texts) }
        return ChecklistRow(
            kind: .item, texts: texts.texts, height: texts.height, item: item, isDone: isDone,
            spoken: locale.spokenState(isDone: isDone, progress?.date))
    }

    private func addComment(_ words: String, ofItem item: String?, to texts: inout Stack) {
        let isNew = context.schedule.checklists.newComments.contains(sheet.progress.place(ofItem: item))
        let indent = columns.whole.indent + metrics.commentIndent
        let column = ChecklistColumns.Column(indent: indent, width: columns.whole.width - metrics.commentIndent)
        let text = block(
            phrases.comment.filled(["text": words]), in: isNew ? .bold : .regular, size: metrics.notesSize,
            width: column.width)
        texts.addBelow(text, column, isNew ? .newComment : .comment)
    }

    /// An instructor's comment on the whole; nil for none.
    func comment() -> ChecklistRow? {
        guard let words = sheet.progress.comments else { return nil }
        var texts = Stack(nil, columns.title, metrics)
        addComment(words, ofItem: nil, to: &texts)
        return ChecklistRow(kind: .paragraph, texts: texts.texts, height: texts.height)
    }

    // MARK: Documents and details

    /// A document of the person: until when it is valid, and if that is soon or past.
    func row(_ document: String, _ cell: RequirementMatrix.Cell) -> ChecklistRow {
        let isFine = !cell.isWanting
        var texts = Stack(
            block(document, size: metrics.titleSize, width: columns.title.width), columns.title, metrics)
        if let end = cell.lastDay {
            let wide = ChecklistColumns.Column(
                indent: columns.done.indent, width: columns.done.width + columns.by.width)
            texts.add(block(locale.shortDateWithYear(end), size: metrics.titleSize, width: wide.width), wide, .done)
        }
        let words = cell.words(phrases)
        let state = block(
            words, in: isFine && !cell.isSoon ? .regular : .bold, size: metrics.notesSize, width: columns.notes.width)
        if columns.notesAreBelow {
            texts.addBelow(state, columns.notes, .notes)
        } else {
            texts.add(state, columns.notes, .notes)
        }
        return ChecklistRow(
            kind: .item, texts: texts.texts, height: texts.height, isDone: isFine, spoken: cell.words(phrases))
    }

    /// A private detail that is asked for.
    func row(_ detail: ChecklistProgress.PrivateDetail) -> ChecklistRow? {
        guard let words = sheet.progress.details[detail] else { return nil }
        let name = block(phrases.name(of: detail), in: .bold, size: metrics.notesSize, width: columns.title.width)
        let start = name.lineCount > 0 ? name.width(ofLine: 0) + metrics.gap : .zero
        let wide = ChecklistColumns.Column(
            indent: columns.whole.indent + start, width: columns.whole.width - start)
        var texts = Stack(name, columns.title, metrics)
        texts.add(block(words, size: metrics.notesSize, width: wide.width), wide, .notes)
        return ChecklistRow(kind: .paragraph, texts: texts.texts, height: texts.height)
    }
}

/// The texts of a row: some beside each other on one baseline, others below them.
private struct Stack {
    private let metrics: ChecklistMetrics
    private(set) var texts: [ChecklistRow.RowText] = []
    private var baseline: Length
    private let title: ChecklistColumns.Column
    private var titleBottom: Length

    init(_ title: TextBlock?, _ column: ChecklistColumns.Column, _ metrics: ChecklistMetrics) {
        (self.metrics, self.title) = (metrics, column)
        let leading = title?.leading ?? metrics.titleSize * 6 / 5
        let top = (metrics.rowHeight - leading) / 2
        (baseline, titleBottom) = (top + (title?.baselineOffset ?? .zero), title == nil ? metrics.commentGap : top)
        if let title {
            texts.append(.init(block: title, indent: column.indent, top: top, detail: .title))
            titleBottom = top + title.height
        }
    }

    /// Adds a text beside the title.
    mutating func add(_ block: TextBlock, _ column: ChecklistColumns.Column, _ detail: ItemDetail) {
        texts.append(
            .init(block: block, indent: column.indent, top: baseline - block.baselineOffset, detail: detail))
    }

    /// Adds a text right below the title.
    mutating func addBelowTitle(_ block: TextBlock, _ detail: ItemDetail) {
        texts.append(.init(block: block, indent: title.indent, top: titleBottom, detail: detail))
        titleBottom += block.height
    }

    /// Adds a text below everything.
    mutating func addBelow(_ block: TextBlock, _ column: ChecklistColumns.Column, _ detail: ItemDetail) {
        let top = max(titleBottom, texts.map(\.bottom).max() ?? titleBottom) + metrics.commentGap
        texts.append(.init(block: block, indent: column.indent, top: top, detail: detail))
    }

    var height: Length {
        max(metrics.rowHeight, (texts.map(\.bottom).max() ?? .zero) + metrics.padding)
    }
}

extension RequirementMatrix.Cell {
    /// The last day on which it is valid.
    fileprivate var lastDay: CivilDate? {
        switch self {
        case .expired(let end), .expiresSoon(let end), .valid(let end): end
        case .missing, .unlimited, .notRequired: nil
        }
    }

    /// "missing", "soon", "fine".
    fileprivate func words(_ phrases: PagePhrases) -> String {
        switch self {
        case .notRequired: phrases.notRequired
        case .missing: phrases.missing
        case .expired: phrases.missingOrExpired
        case .expiresSoon: phrases.soon
        case .valid, .unlimited: phrases.fine
        }
    }
}

extension PagePhrases {
    /// The word before a private detail.
    fileprivate func name(of detail: ChecklistProgress.PrivateDetail) -> String {
        switch detail {
        case .address: address
        case .phone: phone
        case .licence: licence
        case .ftn: ftn
        case .biography: biography
        }
    }
}
