import CalendarCore

/// A bar with its words, set between the edges of its days.
struct SetBar {
    let bar: EventBar
    /// The outline: square at true ends, pointed where it runs on.
    let shape: Shape
    let box: Rect
    let pieces: [TextRun]
    /// True if its words are cut.
    let isCut: Bool
    /// The event's entry on the first day of the row that the bar is on.
    let entry: Entry
}

/// Sets bars: the words in bold, else in condensed bold, else cut; the ending is at the right.
struct BarSetter {
    private let context: LayoutContext
    private let metrics: CellMetrics
    private let direction: WritingDirection
    private let size: Length

    init(_ context: LayoutContext, _ metrics: CellMetrics, _ direction: WritingDirection) {
        (self.context, self.metrics, self.direction) = (context, metrics, direction)
        size = metrics.barSize
    }

    func set(_ set: WeekBar, in cells: [Rect]) -> SetBar {
        let (bar, top) = (set.bar, cells[0].minY + metrics.stripHeight + metrics.barTop(set.lane))
        let box = bar.box(in: cells, top: top, height: metrics.barHeight, inset: metrics.barInset, context.style)
        let outline = BarOutline(box: box, ends: bar.ends(direction))
        let (pieces, isCut) = words(of: set, in: outline.room(padding: metrics.inset * 3 / 4))
        return SetBar(
            bar: bar, shape: outline.shape, box: box, pieces: pieces, isCut: isCut,
            entry: bar.event.entry(on: bar.days.lowerBound))
    }

    // MARK: Words

    private func words(of bar: WeekBar, in room: Rect) -> (runs: [TextRun], isCut: Bool) {
        let baseline = room.minY + context.typesetter.centredBaseline(of: .bold, size: size, height: room.height)
        let words = context.typesetter.passingParagraph(bar.words, of: bar.bar.event.content)
        for face in [FontFace.bold, .condensedBold] {
            let ending = bar.ending.map { context.typesetter.shape($0, in: face) }
            let endingWidth = ending.map { $0.advance.width(at: size) + size } ?? .zero
            let isWhole = words.shaped(in: face).advance.width(at: size) <= room.width - endingWidth
            guard isWhole || face == .condensedBold else { continue }
            // A short bar has no room for both.
            let hasEnding = isWhole || endingWidth * 2 < room.width
            let width = hasEnding ? room.width - endingWidth : room.width
            var (runs, isCut) = set(words, in: face, width: width, room, baseline)
            if let ending, hasEnding {
                let x = direction == .leftToRight ? room.maxX - ending.advance.width(at: size) : room.minX
                runs.append(TextRun(ending, origin: Point(x: x, y: baseline), size: size))
            }
            return (runs, isCut)
        }
        return ([], true)
    }

    /// As much of the words as fits a width, and a mark if some are cut.
    private func set(
        _ words: Paragraph, in face: FontFace, width: Length, _ room: Rect, _ baseline: Length
    ) -> (runs: [TextRun], isCut: Bool) {
        let shaped = words.shaped(in: face)
        let dots = context.typesetter.word(CutMark.dots.words(context.style.locale), in: face)
        let dotsWidth = dots.advance.width(at: size)
        let cut = TextCut(words, in: face, TextCut.Room(width: width, size: size, mark: .dots, markWidth: dotsWidth))
        let kept = cut.lines[0].clusters
        let mark = cut.mark == nil ? Length.zero : dotsWidth
        let start = direction == .leftToRight ? room.minX : room.maxX - cut.markIndent - mark
        let isBackwards = direction == .rightToLeft && shaped.runsBackwards
        let origins = [isBackwards ? start + mark : start, isBackwards ? start : start + cut.markIndent].map {
            Point(x: $0, y: baseline)
        }
        let text = kept.isEmpty ? [] : [TextRun(shaped, clusters: kept, origin: origins[0], size: size)]
        return (text + (cut.mark == nil ? [] : [TextRun(dots, origin: origins[1], size: size)]), cut.mark != nil)
    }
}
