import CalendarCore

/// An event of whole days in the columns of a page, with its words set in lines.
struct AllDayBar {
    let event: Event
    let columns: ClosedRange<Int>
    /// The days of the page that it is on.
    let days: DaySpan
    /// True if it begins on the page, and true if it ends on it.
    let begins: Bool
    let ends: Bool
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
            if let free = lanes.firstIndex(where: { $0.allSatisfy { !$0.columns.overlaps(bar.columns) } }) {
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
    let span: DaySpan
    /// The widths by column.
    let widths: [Length]

    /// The bars of the page's days, in order of their first day, the longer first.
    func bars() -> [AllDayBar] {
        let events = context.schedule.events(overlapping: span).filter { event in
            event.lastDay >= span.lowerBound && (event.runsForDays) && event.lineKey == nil && !event.isPrivate
                && !event.closesDay
        }
        let ordered = events.sorted { ($0.firstDay, $1.lastDay) < ($1.firstDay, $0.lastDay) }
        var bars: [AllDayBar] = []
        for event in ordered { bars.append(bar(event)) }
        return bars
    }

    private func bar(_ event: Event) -> AllDayBar {
        let days = max(event.firstDay, span.lowerBound)...min(event.lastDay, span.upperBound)
        let first = days.lowerBound.epochDay - span.lowerBound.epochDay
        let columns = first...first + days.dayCount - 1
        let (begins, ends) = (event.firstDay == days.lowerBound, event.lastDay == days.upperBound)
        let ending = ending(event, ends: ends).map { words in
            context.typesetter.shape(words, in: .condensedBold)
        }
        let padding = textInset(begins: begins, ends: ends)
        let room = widths[columns].sum() - padding
        let text = self.words(event, begins: begins)
        let beside = room - (ending.map { $0.advance.width(at: size) + size } ?? .zero)
        // A short bar has no room for both on a line.
        let isBeside = beside >= size * 5
        let (words, type) = set(
            isBeside ? text : [text, ending?.text].compactMap(\.self).joined(separator: " "),
            width: max(isBeside ? beside : room, size))
        let height = max(lineHeight, words.height + lineHeight - words.leading)
        return AllDayBar(
            event: event, columns: columns, days: days, begins: begins, ends: ends, words: words, type: type,
            ending: isBeside ? ending : nil, height: height)
    }

    var size: Length { context.style.scale.furniture(context.style.sizes.bar) }
    /// The height of a bar with one line.
    var lineHeight: Length { size * 142 / 100 }
    /// The distance between the edge of the first column and the words.
    var padding: Length { metrics.inset * 3 / 4 }
    var barInset: Length { metrics.scale.furniture(.quarterPoints(10)) }

    /// The width of the columns that the words cannot use.
    private func textInset(begins: Bool, ends: Bool) -> Length {
        let point = lineHeight * 5 / 12
        return (padding + barInset) * 2 + (begins ? .zero : point) + (ends ? .zero : point)
    }

    private func set(_ words: String, width: Length) -> (TextBlock, BodyType) {
        let least = min(size, metrics.leastSize)
        let sizes = Length.sizes(from: size, to: least)
        var candidates = [BodyType(.regular, size: size)] + sizes.map { BodyType(.condensed, size: $0) }
        for type in candidates {
            let block = block(words, type, width)
            if block.lineCount <= 1, !block.breaksWords { return (block, type) }
        }
        candidates.removeFirst()
        for type in candidates {
            let block = block(words, type, width)
            if !block.breaksWords { return (block, type) }
        }
        let type = candidates.last ?? BodyType(.condensed, size: least)
        return (block(words, type, width), type)
    }

    private func block(_ words: String, _ type: BodyType, _ width: Length) -> TextBlock {
        TextBlock(
            context.typesetter.paragraph(words), in: type.faces.label, size: type.size, leading: type.size * 6 / 5,
            width: width, context.typesetter)
    }

    private func words(_ event: Event, begins: Bool) -> String {
        begins
            ? context.format.text(of: .event(event, date: event.firstDay))
            : context.format.words(of: event.entry(on: event.firstDay))
    }

    /// "to 14 Jan" if it goes on after the page, "until 12:00" if that is when it ends.
    private func ending(_ event: Event, ends: Bool) -> String? {
        if ends { return context.format.ending(of: event) }
        let locale = context.style.locale
        return locale.phrases.toDate.filled(["date": locale.shortDate(event.lastDay)])
    }
}
