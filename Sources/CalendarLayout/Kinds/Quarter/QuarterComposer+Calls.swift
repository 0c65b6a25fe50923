import CalendarCore

// The people on call, at the ends of rows.
extension QuarterComposer {
    /// The texts of a day's lines at the foot, bold at the end of its row: smaller if need be, then cut between names.
    /// `start` is the distance from the edge of the room to what is already there.
    func calls(on date: CivilDate, from start: Length, in room: Rect) -> [DisplayItem] {
        let words = calls(on: date).map { context.format.text(of: $0) }.joined(separator: ", ")
        let width = room.width - start - inset
        guard !words.isEmpty, width > textSize else { return [] }
        let paragraph = typesetter.paragraph(words)
        let faces = [FontFace.bold, .condensedBold].map { paragraph.shaped(in: $0) }
        let text = faces.first(fitting: width, at: textSize) ?? faces[1]
        let size = max(text.size(atMost: textSize, fitting: width), min(textSize, leastCallSize))
        let y = baseline(of: text.face, size: size, centredIn: room)
        guard text.advance.width(at: size) > width else {
            return [entry([text.run(.end(inset), in: room, at: y, size: size, direction)])]
        }
        return [entry(cut(paragraph, in: text.face, size: size, width: width, room, y), spoken: words)]
    }

    /// The entries of lines at the foot that somebody is on.
    private func calls(on date: CivilDate) -> [Entry] {
        context.schedule.entries(on: date).filter {
            $0.line?.place == .foot && !$0.isGone && !$0.isBoxed && context.schedule.closing(of: $0) == nil
        }
    }

    private var leastCallSize: Length { scale.furniture(.points(7)) }

    private func entry(_ runs: [TextRun], spoken: String? = nil) -> DisplayItem {
        .group(Structure(.footEntry, spoken: spoken), runs.map(DisplayItem.text))
    }

    /// The words that fit, and "…" behind them.
    private func cut(
        _ paragraph: Paragraph, in face: FontFace, size: Length, width: Length, _ room: Rect, _ y: Length
    ) -> [TextRun] {
        let dots = typesetter.word(CutMark.dots.words(locale), in: face)
        let markWidth = dots.advance.width(at: size)
        let text = paragraph.cut(in: face)
        let left = LineBreaker.limit(width: width - markWidth, size: size)
        let rest = TextCut.words(of: text, from: 0, fitting: left) ?? 0..<0
        let restWidth = text.shaped.advance(of: rest).width(at: size)
        let x = room.x(of: restWidth, from: room.width - inset - markWidth - restWidth, direction)
        let words = TextRun(text.shaped, clusters: rest, origin: Point(x: x, y: y), size: size)
        return (rest.isEmpty ? [] : [words]) + [dots.run(.end(inset), in: room, at: y, size: size, direction)]
    }
}
