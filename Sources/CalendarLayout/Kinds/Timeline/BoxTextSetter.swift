import CalendarCore

/// Sets the words of events in boxes. Words that are too large give up the place, then the end of the time, then their
/// size, and at last the end of the title. Time, title and place are below each other, else title and place on a line,
/// else all on one.
struct BoxTextSetter {
    let context: LayoutContext
    let metrics: TimelineMetrics
    /// The hours that the page shows.
    let hours: HourRange

    /// Returns the words in a box of this size; nil if none of the ways has room.
    func set(_ event: TimelineEvent, in size: Size) -> BoxText? {
        let words = BoxWords(event, context.format, hours)
        let room = BoxRoom(size, metrics)
        guard room.width > .zero, room.height > .zero else { return nil }
        for forms in metrics.hasColumns ? words.formsInColumns : [words.forms] {
            for types in sizes {
                for words in forms {
                    if let text = set(event, words, room, types) { return text }
                }
            }
        }
        return cut(words, room)
    }

    /// The types by size.
    private var sizes: [[BodyType]] {
        let types = TypeLadder.types(from: metrics.titleSize, to: metrics.leastSize)
        return [Array(types.prefix(2))] + types.dropFirst(2).map { [$0] }
    }

    /// Words in the first of some types that has room for them.
    private func set(_ event: TimelineEvent, _ words: BoxWords, _ room: BoxRoom, _ types: [BodyType]) -> BoxText? {
        for type in types {
            guard var text = set(words, room, type) else { continue }
            text = withInitials(event, words, room, type) ?? text
            (text.isShortened, text.leavesOutEnd) = (words.isShortened, words.leavesOutEnd)
            return text
        }
        return nil
    }

    private func set(_ words: BoxWords, _ room: BoxRoom, _ type: BodyType) -> BoxText? {
        guard let time = words.time else { return set(untimed: words, room, type) }
        let lead = self.time(time, room, type)
        // Narrow columns leave out the end before the times take two lines.
        if metrics.hasColumns, words.hasSeenEnd, lead.lineCount > 1 { return nil }
        if !words.isMoment {
            if let apart = set(apart: words, below: lead, room, type) { return apart }
            if let joined = set(joined: words, below: lead, room, type) { return joined }
        }
        return set(words, beside: lead, room, type)
    }

    /// Title and subtitle below each other, else on a line.
    private func set(untimed words: BoxWords, _ room: BoxRoom, _ type: BodyType) -> BoxText? {
        set(apart: words, below: nil, room, type) ?? set(joined: words, below: nil, room, type)
    }

    /// Time, title and subtitle below each other.
    private func set(apart words: BoxWords, below time: TextBlock?, _ room: BoxRoom, _ type: BodyType) -> BoxText? {
        var stack = BoxStack(room)
        guard stack.add(time), stack.add(title(words.title, words, room, type)),
            stack.add(words.subtitle.map { subtitle($0, room, type) })
        else { return nil }
        return stack.text(type)
    }

    /// The time above a line with title and subtitle.
    private func set(joined words: BoxWords, below time: TextBlock?, _ room: BoxRoom, _ type: BodyType) -> BoxText? {
        let title = title(words.joined, words, room, type)
        var stack = BoxStack(room)
        guard words.subtitle != nil, title.lineCount == 1, stack.add(time), stack.add(title) else { return nil }
        return stack.text(type)
    }

    /// The time before title and subtitle on a line; if that is too short, the subtitle is below the title's lines.
    private func set(_ words: BoxWords, beside time: TextBlock, _ room: BoxRoom, _ type: BodyType) -> BoxText? {
        guard time.lineCount == 1, !time.breaksWords else { return nil }
        let indent = time.width(ofLine: 0) + type.size * 45 / 100
        func block(_ text: String) -> TextBlock {
            title(text, words, room, type, firstWidth: room.width - indent)
        }
        let joined = block(words.joined)
        let isJoined = joined.lineCount == 1 || words.subtitle == nil
        var stack = BoxStack(room)
        guard stack.add(isJoined ? joined : block(words.title), lead: time, indent: indent),
            stack.add(isJoined ? nil : words.subtitle.map { subtitle($0, room, type) })
        else { return nil }
        return stack.text(type)
    }

    // MARK: Cutting

    /// The start and as much of the title as there is room for, in the smallest type: below each other, or on a line if
    /// that shows more.
    private func cut(_ words: BoxWords, _ room: BoxRoom) -> BoxText? {
        guard let words = words.forms.last else { return nil }
        let type = BodyType(.condensed, size: metrics.leastSize)
        let time = words.time.map { self.time($0, room, type) }
        var below = BoxStack(room)
        let cuts = [
            time == nil || !words.isMoment && below.add(time) ? cut(words, in: below, room, type, beside: nil) : nil,
            time.flatMap { cut(words, in: BoxStack(room), room, type, beside: $0) },
        ]
        return cuts.compactMap(\.self).max { $0.shown < $1.shown }?.text
    }

    /// Adds as many lines of the title as there is room for, and a mark. Returns nil if these are fewer than three
    /// letters.
    private func cut(
        _ words: BoxWords, in stack: BoxStack, _ room: BoxRoom, _ type: BodyType, beside time: TextBlock?
    ) -> (text: BoxText, shown: Int)? {
        guard time.map({ $0.lineCount == 1 && !$0.breaksWords }) ?? true else { return nil }
        let indent = time.map { $0.width(ofLine: 0) + type.size * 45 / 100 } ?? .zero
        var (stack, block) = (stack, title(words.title, words, room, type, firstWidth: room.width - indent))
        let count = min(stack.rest.rawValue / max(1, block.leading.rawValue), block.unbrokenLineCount)
        let lastIndent = count == 1 ? indent : .zero
        let mark = CutMark.dots.words(context.style.locale)
        let dots = context.typesetter.word(mark, in: context.style.timeline.title.isBold ? .condensedBold : .condensed)
        let dotsWidth = dots.advance.width(at: type.size)
        guard count > 0, room.width > lastIndent + dotsWidth else { return nil }
        let markIndent = block.cut(
            to: count, of: context.typesetter.paragraph(words.title, of: words.entry),
            in: TextCut.Room(width: room.width - lastIndent, size: type.size, mark: .dots, markWidth: dotsWidth))
        let top = room.height - stack.rest + block.leading * (count - 1)
        guard block.clusterCount >= 3, stack.add(block, lead: time, indent: indent) else { return nil }
        var text = stack.text(type)
        text.mark = BoxText.Mark(
            shaped: dots, size: type.size, baseline: top + block.baselineOffset, indent: lastIndent + markIndent)
        text.isShortened = true
        return (text, block.clusterCount)
    }

    // MARK: Blocks

    private func block(
        _ text: String, _ face: FontFace, _ size: Length, _ width: Length, firstWidth: Length? = nil,
        of entry: Entry? = nil
    ) -> TextBlock {
        let leading = size * (TallScript.occurs(in: text) ? 134 : 118) / 100
        let paragraph =
            entry.map { context.typesetter.paragraph(text, of: $0) } ?? context.typesetter.paragraph(text)
        return TextBlock(
            paragraph, in: face, size: size, leading: leading, width: width,
            firstWidth: firstWidth.map { max(.zero, $0) }, context.typesetter)
    }

    private func scaled(_ size: Length, _ type: BodyType) -> Length {
        max(metrics.leastSize, Length(rawValue: size.rawValue * type.size.rawValue / metrics.titleSize.rawValue))
    }

    /// The time, condensed if it takes more than a line otherwise.
    private func time(_ text: String, _ room: BoxRoom, _ type: BodyType) -> TextBlock {
        let size = min(type.size, scaled(metrics.timeSize, type))
        let bold = block(text, type.faces.label, size, room.width)
        return bold.lineCount > 1 ? block(text, .condensedBold, size, room.width) : bold
    }

    private func title(
        _ text: String, _ words: BoxWords, _ room: BoxRoom, _ type: BodyType, firstWidth: Length? = nil
    ) -> TextBlock {
        let face = context.style.timeline.title.isBold ? type.faces.label : type.faces.body
        return block(text, face, type.size, room.width, firstWidth: firstWidth, of: words.entry)
    }

    private func subtitle(_ text: String, _ room: BoxRoom, _ type: BodyType) -> TextBlock {
        let face: FontFace = context.style.timeline.subtitle.isBold ? .condensedBold : .condensed
        return block(text, face, scaled(metrics.subtitleSize, type), room.width)
    }

    // MARK: Initials

    /// The same words beside the initials of the event's person, if there is room for them, too.
    private func withInitials(_ event: TimelineEvent, _ words: BoxWords, _ room: BoxRoom, _ type: BodyType) -> BoxText?
    {
        let side = metrics.initialsSize
        guard context.style.timeline.hasInitials, !event.isContinued, let person = event.entry.event?.person,
            room.height >= side + room.stroke * 2,
            var text = set(words, room.narrower(by: side + room.padding), type)
        else { return nil }
        text.initials = context.typesetter.word(PersonInitials.of(person), in: .condensedBold)
        return text
    }
}

/// The words of an event in a box.
private struct BoxWords {
    private(set) var time: String?
    let title: String
    private(set) var subtitle: String?
    let isMoment: Bool
    let entry: Entry
    /// True if they are not all words.
    private(set) var isShortened = false
    /// The time without its end; nil if it has none.
    private let start: String?
    /// True if it ends at a quarter of an hour that the page has.
    private let endsAtQuarter: Bool
    private(set) var leavesOutEnd = false

    init(_ event: TimelineEvent, _ format: EntryFormat, _ hours: HourRange) {
        (isMoment, entry) = (event.isMoment, event.entry)
        endsAtQuarter =
            event.end.isMultiple(of: 15) && event.end <= hours.end * 60 && !event.isContinued
            && event.until?.date == event.from.date
        let times = format.clockTimesOfRange(of: entry)
        if event.isContinued {
            time = event.until.flatMap { _ in format.clockTimes(of: event.entry)?.end }
            (title, subtitle, start) = (format.title(of: entry), nil, nil)
        } else {
            time = BoxWords.lead(entry, format.time(of: event))
            start = times?.last == nil ? nil : BoxWords.lead(entry, times?.start)
            (title, subtitle) = format.titleAndSubtitle(of: entry)
        }
    }

    private static func lead(_ entry: Entry, _ time: String?) -> String? {
        let lead = [entry.label, time].compactMap(\.self)
        return lead.isEmpty ? nil : lead.joined(separator: " ")
    }

    /// All words, then without subtitle and place, then also without the end of the time.
    var forms: [BoxWords] {
        var (forms, words) = ([self], self)
        words.isShortened = true
        if subtitle != nil {
            words.subtitle = nil
            forms.append(words)
        }
        if let start {
            words.time = start
            forms.append(words)
        }
        return forms
    }

    /// The forms in columns that are narrow: first those that are whole without an end that their box shows, at a
    /// quarter of an hour; then also those without the place.
    var formsInColumns: [[BoxWords]] {
        guard hasSeenEnd, let start else { return [forms] }
        var (short, bare) = (self, forms)
        (short.time, short.leavesOutEnd) = (start, true)
        if subtitle != nil {
            var words = short
            (words.subtitle, words.isShortened) = (nil, true)
            bare.append(words)
        }
        return [[self, short], Array(bare.dropFirst())]
    }

    /// True if the lines of the hours and quarters say when it ends.
    var hasSeenEnd: Bool { !leavesOutEnd && endsAtQuarter }

    /// Title and subtitle on a line.
    var joined: String { subtitle.map { "\(title) · \($0)" } ?? title }
}

/// The first letters of a name's first and last words.
enum PersonInitials {
    static func of(_ name: String) -> String {
        let words = name.split(separator: " ")
        let letters = [words.first, words.count > 1 ? words.last : nil].compactMap { $0?.first }
        return String(letters).uppercased()
    }
}
