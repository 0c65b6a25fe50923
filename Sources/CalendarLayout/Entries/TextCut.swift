/// The part of a text that fits, and the mark behind it that leads to the rest.
///
/// The rule of every kind of page: which clusters remain, and which mark takes the place of the others. A kind says how
/// much room there is, and draws.
struct TextCut {
    /// The lines that remain; the last is empty if nothing of it remains.
    let lines: [TextLine]
    /// The mark behind the last line; nil if the text is whole.
    let mark: CutMark?
    /// The distance from the beginning of the last line to the mark.
    let markIndent: Length

    /// The room from the beginning of the last line that remains to the end of its column.
    struct Room {
        let width: Length
        let size: Length
        let mark: CutMark
        let markWidth: Length

        /// The advance that it leaves for the text.
        fileprivate var left: Advance { LineBreaker.limit(width: width - markWidth - mark.gap(size), size: size) }
    }

    /// Cuts a text in lines after `count` of them, at least one: a list of names between them, of which two remain at
    /// least, another text after a word, inside one only if nothing else would be left. Of a list in which less would
    /// remain, nothing does.
    ///
    /// `room` is the room of a line.
    init(_ lines: [TextLine], to count: Int, of text: FaceText, isList: Bool, in room: (Int) -> Room) {
        let names = isList ? NameEnds(text) : nil
        for count in (1...min(max(1, count), lines.count)).reversed() {
            let room = room(count - 1)
            if let rest = TextCut.rest(of: text, names, on: lines[count - 1], fitting: room.left) {
                self.init(lines.prefix(count), endingWith: rest, of: text, in: room)
                return
            }
        }
        let first = lines[0].clusters.lowerBound
        if isList {
            self.init(lines: [], mark: .names(names?.count ?? 1), markIndent: .zero)
        } else {
            let rest = text.shaped.clusters(from: first, fitting: room(0).left)
            self.init(lines.prefix(1), endingWith: rest, of: text, in: room(0))
        }
    }

    private init(lines: [TextLine], mark: CutMark?, markIndent: Length) {
        (self.lines, self.mark, self.markIndent) = (lines, mark, markIndent)
    }

    /// Lines of which the last keeps some clusters.
    private init(_ lines: ArraySlice<TextLine>, endingWith rest: Range<Int>, of text: FaceText, in room: Room) {
        let end = TextLine(clusters: rest, brokenWord: lines[lines.endIndex - 1].brokenWord)
        self.lines = (lines.dropLast() + [end]).map { $0.cuttingBrokenWord(at: rest.upperBound) }
        mark = room.mark
        markIndent =
            rest.isEmpty ? .zero : text.shaped.advance(of: rest).width(at: room.size) + room.mark.gap(room.size)
    }

    /// The clusters of the last line that remain beside a mark. Returns nil if the list has to be cut before this line.
    private static func rest(
        of text: FaceText, _ names: NameEnds?, on line: TextLine, fitting room: Advance
    ) -> Range<Int>? {
        let start = line.clusters.lowerBound
        guard var rest = words(of: text, from: start, fitting: room) else { return nil }
        // The text after a broken word begins on a line of its own.
        if let word = line.brokenWord { rest = rest.clamped(to: word) }
        guard let names, rest.upperBound <= names.remark else { return rest }
        return names.rest(from: start, to: rest.upperBound)
    }

    /// Cuts a text on one line after a cluster if it is wider than its room.
    init(_ text: Paragraph, in face: FontFace, _ room: Room) {
        let shaped = text.shaped(in: face)
        let isWhole = shaped.advance <= LineBreaker.limit(width: room.width, size: room.size)
        let rest = isWhole ? 0..<shaped.clusters.count : shaped.clusters(fitting: room.left)
        (lines, mark) = ([TextLine(clusters: rest)], isWhole ? nil : room.mark)
        markIndent = shaped.advance(of: rest).width(at: room.size)
    }

    /// The clusters from `start` that fit: up to a name if that keeps half of the room, else up to a word. Nil if
    /// nothing would be left of the text.
    static func words(of text: FaceText, from start: Int, fitting room: Advance) -> Range<Int>? {
        let pieces = text.pieces.drop { $0.clusters.upperBound <= start }
        let origin = text.shaped.position(ofCluster: start)
        let fitting = pieces.indices.filter { index in
            text.pieces[index].end - origin <= room
                && (index + 1 == text.pieces.count || text.pieces[index + 1].endBefore == .free)
        }
        let afterName = fitting.last { index in
            let last = text.shaped.text(of: text.pieces[index].clusters).utf8.last
            return last.map { "/,;|".utf8.contains($0) } ?? false
                && (text.pieces[index].end - origin).rawValue * 2 > room.rawValue
        }
        if let end = afterName ?? fitting.last { return start..<text.pieces[end].clusters.upperBound }
        return start > 0 ? start..<start : nil
    }

    /// The number of texts of these heights, below each other, that have room.
    static func keptCount(_ heights: [Length], gap: Length = .zero, in room: Length) -> Int {
        var end = Length.zero
        return heights.prefix { height in
            end += height
            defer { end += gap }
            return end <= room
        }.count
    }
}

extension TextLine {
    /// The same if only the beginning of its broken word is drawn.
    fileprivate func cuttingBrokenWord(at end: Int) -> TextLine {
        guard let word = brokenWord, word.upperBound > end else { return self }
        let rest = word.lowerBound..<end
        return TextLine(clusters: clusters, brokenWord: rest == clusters ? nil : rest)
    }
}

extension TextBlock {
    /// Cuts its text, which is that of a paragraph, after some lines, at least one. Returns the distance from the
    /// beginning of the last line to the mark in the place of the rest.
    mutating func cut(to count: Int, of paragraph: Paragraph, in room: TextCut.Room) -> Length {
        let cut = TextCut(lines, to: count, of: paragraph.cut(in: shaped.face), isList: false) { _ in room }
        lines = cut.lines
        return cut.markIndent
    }
}
