import CalendarCore

/// The heading of a block: a day's number and weekday, or "Notes"; where the block goes on, it says so. The number of a
/// closed day is white on black.
struct ListHeading {
    private let number: TextBlock?
    private let words: TextBlock
    private let indent: Length
    private let isClosed: Bool
    private let sizes: ListSizes

    init(
        _ block: ContinuedBlock, isRepeated: Bool, _ sizes: ListSizes, width: Length, _ context: LayoutContext
    ) {
        self.sizes = sizes
        let (locale, typesetter) = (context.style.locale, context.typesetter)
        let size = sizes.weekdaySize
        let title = block.name ?? block.date.map { locale.fullName(of: $0.weekday) } ?? locale.phrases.notes
        let text = isRepeated ? locale.phrases.continued.filled(["title": title]) : title
        number = block.datedHeading.map { date in
            TextBlock(
                locale.number(date.day), in: .bold, size: sizes.numberSize, width: width, typesetter)
        }
        isClosed = number != nil && block.isClosed(context)
        let pads = isClosed ? sizes.closedPad * 2 : .zero
        indent = number.map { $0.width(ofLine: 0) + pads + sizes.numberGap } ?? .zero
        words = TextBlock(
            text, in: number == nil ? .bold : .regular, size: size,
            leading: sizes.headingLeading, width: width - indent, typesetter)
    }

    /// The distance from the top of the block's rule to its first entry.
    var height: Length {
        sizes.headingHeight + sizes.headingLeading * max(0, words.lineCount - 1)
    }

    /// The words, as a link to what the block continues, or to nothing.
    func items(in area: Rect, to place: Place?, _ direction: WritingDirection) -> [DisplayItem] {
        let items = ground(in: area, direction) + runs(in: area, direction).map(DisplayItem.text)
        guard let place else { return items }
        let width = indent + (words.lineCount > 0 ? words.width(ofLine: 0) : .zero)
        let target = Rect(x: area.x(of: width, from: .zero, direction), y: area.minY, width: width, height: height)
        return [.link(target, to: place, items)]
    }

    /// The black box behind the number of a closed day.
    private func ground(in area: Rect, _ direction: WritingDirection) -> [DisplayItem] {
        guard isClosed else { return [] }
        let (width, top) = (indent - sizes.numberGap, ContinuationMetrics.columnRule)
        let box = Rect(
            x: area.x(of: width, from: .zero, direction), y: area.minY + top, width: width,
            height: sizes.headingHeight - top)
        return [.fill(box, .black)]
    }

    private func runs(in area: Rect, _ direction: WritingDirection) -> [TextRun] {
        let baseline = area.minY + sizes.headingBaseline
        let inset = isClosed ? sizes.closedPad : .zero
        let number = number.map { $0.run(ofLine: 0, in: area, at: inset, baseline, direction) }
        return [number.map { isClosed ? $0.inWhite : $0 }].compactMap(\.self)
            + (0..<words.lineCount).map { line in
                let y = baseline + sizes.headingLeading * line
                return words.run(ofLine: line, in: area, at: indent, y, direction)
            }
    }
}

extension ContinuedBlock {
    /// The day whose number the heading has; nil for a heading of words alone.
    fileprivate var datedHeading: CivilDate? { name == nil ? date : nil }

    /// Returns true if one of its entries closes the day.
    func isClosed(_ context: LayoutContext) -> Bool {
        entries.contains { context.schedule.closing(of: $0.entry) != nil }
    }
}
