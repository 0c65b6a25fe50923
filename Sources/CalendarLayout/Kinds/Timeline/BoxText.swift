import CalendarCore

/// The words of an event, set in its box.
struct BoxText {
    let type: BodyType
    let pieces: [Piece]
    /// The distance from the top of the box's inside.
    let top: Length
    /// The distance between the edge where lines begin and the words.
    let indent: Length
    /// The initials of the event's person, if any.
    let initials: ShapedText?

    struct Piece {
        let block: TextBlock
        /// The distance below the first line of all.
        let top: Length
        /// The indent of the first line against the others.
        let indent: Length
    }

    /// The runs in a box.
    func runs(in box: Rect, _ direction: WritingDirection) -> [TextRun] {
        let area = Rect(x: box.minX, y: box.minY, width: box.width, height: box.height)
        return pieces.flatMap { piece in
            ((piece.block.beginsBelow ? 1 : 0)..<piece.block.lineCount).map { line in
                piece.block.run(
                    ofLine: line, in: area, at: indent + (line == 0 ? piece.indent : .zero),
                    box.minY + top + piece.top + piece.block.leading * line + piece.block.baselineOffset, direction)
            }
        }
    }
}

/// Sets the words of events in boxes. Words that are too large are condensed, then smaller, with time, title and place
/// below each other, then title and place on a line, then all on one.
struct BoxTextSetter {
    let context: LayoutContext
    let metrics: TimelineMetrics

    /// Returns the words in a box of this size; nil if none of the ways has room.
    func set(_ event: TimelineEvent, in size: Size) -> BoxText? {
        let words = Words(event, context)
        let room = Room(size, metrics)
        guard room.width > .zero, room.height > .zero else { return nil }
        for type in types {
            guard let text = set(words, room, type) else { continue }
            return withInitials(event, words, room, type) ?? text
        }
        return nil
    }

    private var types: [BodyType] { TypeLadder.types(from: metrics.titleSize, to: metrics.leastSize) }

    /// The words of a box.
    private struct Words {
        let time: String?
        let title: String
        let subtitle: String?
        let isMoment: Bool
        let entry: Entry

        init(_ event: TimelineEvent, _ context: LayoutContext) {
            let format = context.format
            let entry = event.entry
            (isMoment, self.entry) = (event.isMoment, entry)
            if event.isContinued {
                time = event.until.flatMap { _ in format.clockTimes(of: entry)?.end }
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

    /// The room of a box for words.
    private struct Room {
        let indent: Length
        let width: Length
        let height: Length
        let padding: Length
        let stroke: Length

        init(_ size: Size, _ metrics: TimelineMetrics) {
            padding = metrics.boxPadding
            stroke = metrics.boxStroke
            indent = metrics.boxEdge + padding
            width = size.width - indent - padding / 2 - stroke
            height = size.height - stroke * 2
        }

        private init(_ room: Room, width: Length) {
            (indent, height, padding, stroke) = (room.indent, room.height, room.padding, room.stroke)
            self.width = width
        }

        func narrower(by width: Length) -> Room { Room(self, width: self.width - width) }
    }

    private func set(_ words: Words, _ room: Room, _ type: BodyType) -> BoxText? {
        if !words.isMoment {
            if let apart = set(apart: words, room, type) { return apart }
            if words.subtitle != nil, words.time != nil, let joined = set(joined: words, room, type) {
                return joined
            }
        }
        return set(onOneLine: words, room, type)
    }

    /// Time, title and subtitle below each other.
    private func set(apart words: Words, _ room: Room, _ type: BodyType) -> BoxText? {
        var stack = Stack(room)
        if let time = words.time, !stack.add(self.time(time, room, type)) { return nil }
        guard stack.add(title(words.title, words, room, type)) else { return nil }
        if let subtitle = words.subtitle, !stack.add(self.subtitle(subtitle, room, type)) { return nil }
        return stack.text(type)
    }

    /// The time above a line with title and subtitle.
    private func set(joined words: Words, _ room: Room, _ type: BodyType) -> BoxText? {
        var stack = Stack(room)
        if let time = words.time, !stack.add(self.time(time, room, type)) { return nil }
        return stack.add(title(words.joined, words, room, type)) ? stack.text(type) : nil
    }

    /// The time before title and subtitle, on as many lines as they take.
    private func set(onOneLine words: Words, _ room: Room, _ type: BodyType) -> BoxText? {
        guard let time = words.time else { return set(joined: words, room, type) }
        let block = self.time(time, room, type)
        guard block.lineCount == 1, !block.breaksWords else { return nil }
        let indent = block.width(ofLine: 0) + type.size * 45 / 100
        let rest = title(words.joined, words, room, type, firstWidth: room.width - indent)
        var stack = Stack(room)
        return stack.add(block, beside: rest, indent: indent) ? stack.text(type) : nil
    }

    /// Blocks below each other in a room.
    private struct Stack {
        private let room: Room
        private var pieces: [BoxText.Piece] = []
        private var height = Length.zero

        init(_ room: Room) { self.room = room }

        /// Returns false if there is no room, or if a word is broken.
        mutating func add(_ block: TextBlock) -> Bool {
            pieces.append(BoxText.Piece(block: block, top: height, indent: .zero))
            height += block.height
            return height <= room.height && !block.breaksWords
        }

        /// Adds a block with a smaller or equal one on its first line, with the same result.
        mutating func add(_ lead: TextBlock, beside block: TextBlock, indent: Length) -> Bool {
            guard block.lineCount > 0 else { return false }
            pieces.append(
                BoxText.Piece(block: lead, top: height + block.baselineOffset - lead.baselineOffset, indent: .zero))
            pieces.append(BoxText.Piece(block: block, top: height, indent: indent))
            height += block.height
            return height <= room.height && !block.breaksWords
        }

        func text(_ type: BodyType, initials: ShapedText? = nil) -> BoxText {
            let spare = room.height - height
            let top = room.stroke + min(room.padding * 2 / 3, spare / 2)
            return BoxText(type: type, pieces: pieces, top: top, indent: room.indent, initials: initials)
        }
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
    private func time(_ text: String, _ room: Room, _ type: BodyType) -> TextBlock {
        let size = min(type.size, scaled(metrics.timeSize, type))
        let bold = block(text, type.faces.label, size, room.width)
        return bold.lineCount > 1 ? block(text, .condensedBold, size, room.width) : bold
    }

    private func title(
        _ text: String, _ words: Words, _ room: Room, _ type: BodyType, firstWidth: Length? = nil
    ) -> TextBlock {
        let face = context.style.timeline.title.isBold ? type.faces.label : type.faces.body
        return block(text, face, type.size, room.width, firstWidth: firstWidth, of: words.entry)
    }

    private func subtitle(_ text: String, _ room: Room, _ type: BodyType) -> TextBlock {
        let face: FontFace = context.style.timeline.subtitle.isBold ? .condensedBold : .condensed
        return block(text, face, scaled(metrics.subtitleSize, type), room.width)
    }

    // MARK: Initials

    /// The same words beside the initials of the event's person, if there is room for them, too.
    private func withInitials(_ event: TimelineEvent, _ words: Words, _ room: Room, _ type: BodyType) -> BoxText? {
        let side = metrics.initialsSize
        guard context.style.timeline.hasInitials, !event.isContinued, let person = event.entry.event?.person,
            room.height >= side + room.stroke * 2,
            let text = set(words, room.narrower(by: side + room.padding), type)
        else { return nil }
        let initials = context.typesetter.word(PersonInitials.of(person), in: .condensedBold)
        return BoxText(type: type, pieces: text.pieces, top: text.top, indent: text.indent, initials: initials)
    }
}

/// The first letters of a name's first and last words.
enum PersonInitials {
    static func of(_ name: String) -> String {
        let words = name.split(separator: " ")
        let letters = [words.first, words.count > 1 ? words.last : nil].compactMap { $0?.first }
        return String(letters).uppercased()
    }
}
