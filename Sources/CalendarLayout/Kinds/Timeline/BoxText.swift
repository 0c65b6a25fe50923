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
    var initials: ShapedText?
    /// The mark in the place of what is cut off, if anything is.
    var mark: Mark?
    /// True if it lacks a part of the event's words, which are in full elsewhere.
    var isShortened = false
    /// True if it lacks only the end of the event's time, which its box shows.
    var leavesOutEnd = false

    /// "…", behind a line.
    struct Mark {
        let shaped: ShapedText
        let size: Length
        /// The distance of its baseline below the first line of all.
        let baseline: Length
        /// The distance behind the edge where lines begin.
        let indent: Length
    }

    struct Piece {
        let block: TextBlock
        /// The distance below the first line of all.
        let top: Length
        /// The indent of the first line against the others.
        let indent: Length
    }

    /// The runs in a box.
    func runs(in box: Rect, _ direction: WritingDirection) -> [TextRun] {
        let runs = pieces.flatMap { piece in
            piece.block.runs(
                in: box, first: indent + piece.indent, others: indent,
                baseline: box.minY + top + piece.top + piece.block.baselineOffset, direction)
        }
        return runs + (mark.map { [run(of: $0, in: box, direction)] } ?? [])
    }

    private func run(of mark: Mark, in box: Rect, _ direction: WritingDirection) -> TextRun {
        let x = box.x(of: mark.shaped.advance.width(at: mark.size), from: indent + mark.indent, direction)
        return TextRun(mark.shaped, origin: Point(x: x, y: box.minY + top + mark.baseline), size: mark.size)
    }
}

/// The room of a box for words.
struct BoxRoom {
    let indent: Length
    private(set) var width: Length
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

    func narrower(by width: Length) -> BoxRoom {
        var room = self
        room.width -= width
        return room
    }
}

/// Blocks below each other in a room.
struct BoxStack {
    private let room: BoxRoom
    private var pieces: [BoxText.Piece] = []
    private var height = Length.zero

    init(_ room: BoxRoom) { self.room = room }

    /// The height that is left.
    var rest: Length { room.height - height }

    /// Adds a block, if any, with a smaller or equal one on its first line. Returns false if there is no room, or if a
    /// word is broken.
    mutating func add(_ block: TextBlock?, lead: TextBlock? = nil, indent: Length = .zero) -> Bool {
        guard let block else { return true }
        if let lead {
            guard block.lineCount > 0 else { return false }
            let top = height + block.baselineOffset - lead.baselineOffset
            pieces.append(BoxText.Piece(block: lead, top: top, indent: .zero))
        }
        pieces.append(BoxText.Piece(block: block, top: height, indent: indent))
        height += block.height
        return height <= room.height && !block.breaksWords
    }

    func text(_ type: BodyType) -> BoxText {
        let top = room.stroke + min(room.padding * 2 / 3, (room.height - height) / 2)
        return BoxText(type: type, pieces: pieces, top: top, indent: room.indent)
    }
}
