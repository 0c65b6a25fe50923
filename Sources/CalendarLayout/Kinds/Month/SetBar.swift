import CalendarCore

/// A bar with its words, set between the edges of its days.
struct SetBar {
    let bar: WeekBar
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
        size = context.style.scale.furniture(context.style.sizes.bar)
    }

    func set(_ bar: WeekBar, in cells: [Rect]) -> SetBar {
        let box = box(of: bar, in: cells)
        let ends = BarOutline.Ends(begins: bar.begins, ends: bar.ends, direction)
        let outline = BarOutline(box: box, ends: ends)
        let (pieces, isCut) = words(of: bar, in: outline.room(padding: padding))
        return SetBar(
            bar: bar, shape: outline.shape, box: box, pieces: pieces, isCut: isCut,
            entry: bar.event.entry(on: bar.days.lowerBound))
    }

    private var padding: Length { metrics.inset * 3 / 4 }

    private func box(of bar: WeekBar, in cells: [Rect]) -> Rect {
        let ends = [cells[bar.columns.lowerBound], cells[bar.columns.upperBound]]
        let top = cells[0].minY + metrics.stripHeight + metrics.barsHeight(bar.lane)
        let left = ends.map(\.minX).min() ?? .zero, right = ends.map(\.maxX).max() ?? .zero
        let shapes = BarOutline.Ends(begins: bar.begins, ends: bar.ends, direction)
        let stroke = context.style.scale.stroke(StrokeWeight.border)
        let leftInset = shapes.left == .square ? metrics.barInset : stroke
        let rightInset = shapes.right == .square ? metrics.barInset : stroke
        return Rect(
            x: left + leftInset, y: top, width: right - left - leftInset - rightInset, height: metrics.barHeight)
    }

    // MARK: Words

    private func words(of bar: WeekBar, in room: Rect) -> (runs: [TextRun], isCut: Bool) {
        let baseline = room.minY + context.typesetter.centredBaseline(of: .bold, size: size, height: room.height)
        for face in [FontFace.bold, .condensedBold] {
            let words = context.typesetter.shape(bar.words, in: face)
            let ending = bar.ending.map { text in
                context.typesetter.shape(text, in: face)
            }
            let endingWidth = ending.map { $0.advance.width(at: size) + size } ?? .zero
            let limit = LineBreaker.limit(width: room.width - endingWidth, size: size)
            guard words.advance <= limit || face == .condensedBold else { continue }
            // A short bar has no room for both.
            let hasEnding = words.advance <= limit || endingWidth * 2 < room.width
            let wordLimit = hasEnding ? limit : LineBreaker.limit(width: room.width, size: size)
            var runs = cut(words, to: wordLimit, in: room, baseline)
            if let ending, hasEnding {
                let x = direction == .leftToRight ? room.maxX - ending.advance.width(at: size) : room.minX
                runs.append(TextRun(ending, origin: Point(x: x, y: baseline), size: size))
            }
            return (runs, words.advance > wordLimit)
        }
        return ([], true)
    }

    /// As much of the words as fits, with an ellipsis if some are cut.
    private func cut(_ words: ShapedText, to limit: Advance, in room: Rect, _ baseline: Length) -> [TextRun] {
        let dots = words.advance > limit ? context.typesetter.word("…", in: words.face) : nil
        let kept = words.clusters(fitting: limit - (dots?.advance ?? .zero))
        let width = words.advance(of: kept).width(at: size)
        let dotsWidth = dots?.advance.width(at: size) ?? .zero
        let start = direction == .leftToRight ? room.minX : room.maxX - width - dotsWidth
        let isBackwards = direction == .rightToLeft && words.runsBackwards
        var runs: [TextRun] = []
        if !kept.isEmpty {
            let x = isBackwards ? start + dotsWidth : start
            runs.append(TextRun(words, clusters: kept, origin: Point(x: x, y: baseline), size: size))
        }
        if let dots {
            let x = isBackwards ? start : start + width
            runs.append(TextRun(dots, origin: Point(x: x, y: baseline), size: size))
        }
        return runs
    }
}
