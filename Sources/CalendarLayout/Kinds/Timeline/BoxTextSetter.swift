import CalendarCore

/// Sets the words of events in boxes. Words that are too large are condensed, then smaller, with time, title and place
/// below each other, then title and place on a line, then all on one.
struct BoxTextSetter {
    let context: LayoutContext
    let metrics: TimelineMetrics

    /// Returns the words in a box of this size; nil if none of the ways has room.
    func set(_ event: TimelineEvent, in size: Size) -> BoxText? {
        let words = BoxWords(event, context.format)
        let room = BoxRoom(size, metrics)
        guard room.width > .zero, room.height > .zero else { return nil }
        for type in types {
            guard let text = set(words, room, type) else { continue }
            return withInitials(event, words, room, type) ?? text
        }
        return nil
    }

    private var types: [BodyType] { TypeLadder.types(from: metrics.titleSize, to: metrics.leastSize) }

    private func set(_ words: BoxWords, _ room: BoxRoom, _ type: BodyType) -> BoxText? {
        if !words.isMoment {
            if let apart = set(apart: words, room, type) { return apart }
            if words.subtitle != nil, words.time != nil, let joined = set(joined: words, room, type) {
                return joined
            }
        }
        return set(onOneLine: words, room, type)
    }

    /// Time, title and subtitle below each other.
    private func set(apart words: BoxWords, _ room: BoxRoom, _ type: BodyType) -> BoxText? {
        var stack = BoxStack(room)
        guard stack.add(words.time.map { time($0, room, type) }), stack.add(title(words.title, words, room, type)),
            stack.add(words.subtitle.map { subtitle($0, room, type) })
        else { return nil }
        return stack.text(type)
    }

    /// The time above a line with title and subtitle.
    private func set(joined words: BoxWords, _ room: BoxRoom, _ type: BodyType) -> BoxText? {
        var stack = BoxStack(room)
        guard stack.add(words.time.map { time($0, room, type) }), stack.add(title(words.joined, words, room, type))
        else { return nil }
        return stack.text(type)
    }

    /// The time before title and subtitle, on as many lines as they take.
    private func set(onOneLine words: BoxWords, _ room: BoxRoom, _ type: BodyType) -> BoxText? {
        guard let time = words.time.map({ time($0, room, type) }) else { return set(joined: words, room, type) }
        guard time.lineCount == 1, !time.breaksWords else { return nil }
        let indent = time.width(ofLine: 0) + type.size * 45 / 100
        let rest = title(words.joined, words, room, type, firstWidth: room.width - indent)
        var stack = BoxStack(room)
        return stack.add(rest, lead: time, indent: indent) ? stack.text(type) : nil
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
    let time: String?
    let title: String
    let subtitle: String?
    let isMoment: Bool
    let entry: Entry

    init(_ event: TimelineEvent, _ format: EntryFormat) {
        (isMoment, entry) = (event.isMoment, event.entry)
        if event.isContinued {
            time = event.until.flatMap { _ in format.clockTimes(of: event.entry)?.end }
            (title, subtitle) = (format.title(of: entry), nil)
        } else {
            let lead = [entry.label, format.time(of: event)].compactMap(\.self)
            time = lead.isEmpty ? nil : lead.joined(separator: " ")
            (title, subtitle) = format.titleAndSubtitle(of: entry)
        }
    }

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
