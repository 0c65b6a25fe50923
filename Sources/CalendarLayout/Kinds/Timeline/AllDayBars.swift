import CalendarCore

/// An event of whole days in the columns of a page, with its words set in lines.
struct AllDayBar {
    let bar: EventBar
    let words: TextBlock
    let type: BodyType
    /// The ending after the words: when the event ends, if not on the page, or at a time.
    let ending: ShapedText?
    let height: Length
}

/// The events of whole days, on the first lane that is free, each lane as high as its highest bar.
struct AllDayBars {
    /// The bars by lane.
    let lanes: [[AllDayBar]]
    /// The bars that have no room.
    let continued: [AllDayBar]
    let gap: Length

    /// The height of all lanes with the gaps below them; zero without bars.
    var height: Length { top(ofLane: lanes.count) }

    func top(ofLane lane: Int) -> Length { AllDayBars.heights(lanes.prefix(lane)).sum() + gap * lane }

    private static func heights(_ lanes: some Sequence<[AllDayBar]>) -> [Length] {
        lanes.map { $0.map(\.height).max() ?? .zero }
    }

    /// `limit` is the height that they may take.
    init(_ events: [AllDayBar], gap: Length, limit: Length) {
        var lanes: [[AllDayBar]] = []
        for bar in events {
            if let free = lanes.firstIndex(where: { $0.allSatisfy { !$0.bar.columns.overlaps(bar.bar.columns) } }) {
                lanes[free].append(bar)
            } else {
                lanes.append([bar])
            }
        }
        let kept = TextCut.keptCount(AllDayBars.heights(lanes), gap: gap, in: limit - gap)
        (self.lanes, continued, self.gap) = (Array(lanes.prefix(kept)), lanes.dropFirst(kept).flatMap(\.self), gap)
    }
}

/// Sets the words of bars: bold, else condensed, else smaller, else in lines.
struct AllDayBarSetter {
    let context: LayoutContext
    let metrics: TimelineMetrics
    /// The widths by column.
    let widths: [Length]

    func bar(_ bar: EventBar) -> AllDayBar {
        let ending = bar.ending(context).map { context.typesetter.shape($0, in: .condensedBold) }
        let room = widths[bar.columns].sum() - textInset(bar)
        let beside = room - (ending.map { $0.advance.width(at: size) + size } ?? .zero)
        // A short bar has no room for both on a line.
        let isBeside = beside >= size * 5
        let text = [bar.line?.label, words(bar), isBeside ? nil : ending?.text].compactMap(\.self).joined(
            separator: " ")
        let (words, type) = set(text, of: bar.event.content, width: max(isBeside ? beside : room, size))
        let height = max(lineHeight, words.height + lineHeight - words.leading)
        return AllDayBar(bar: bar, words: words, type: type, ending: isBeside ? ending : nil, height: height)
    }

    private func words(_ bar: EventBar) -> String {
        bar.begins
            ? context.words(ofBarBeginning: bar.event)
            : context.format.titleAndPlace(of: bar.entry(on: bar.event.firstDay))
    }

    var size: Length { context.style.scale.furniture(context.style.sizes.bar) }
    /// The height of a bar with one line.
    var lineHeight: Length { size * 142 / 100 }
    /// The distance between the edge of the first column and the words.
    var padding: Length { metrics.inset * 3 / 4 }
    var barInset: Length { metrics.scale.furniture(.quarterPoints(10)) }

    /// The width of the columns that the words cannot use.
    private func textInset(_ bar: EventBar) -> Length {
        let points = (bar.begins ? 0 : 1) + (bar.ends ? 0 : 1)
        return (padding + barInset) * 2 + lineHeight * 5 / 12 * points
    }

    private func set(_ words: String, of event: Event.Content, width: Length) -> (TextBlock, BodyType) {
        let types = TypeLadder.fineTypes(from: size, to: metrics.leastSize)
        let sets = types.lazy.map { (block(words, of: event, $0, width), $0) }
        return sets.first { $0.0.lineCount <= 1 && !$0.0.breaksWords } ?? sets.dropFirst().first { !$0.0.breaksWords }
            ?? sets[types.count - 1]
    }

    private func block(_ words: String, of event: Event.Content, _ type: BodyType, _ width: Length) -> TextBlock {
        TextBlock(
            context.typesetter.paragraph(words, of: event), in: type.faces.label, size: type.size,
            leading: type.size * 6 / 5,
            width: width, context.typesetter)
    }
}
