import CalendarCore

/// The area above a grid of weeks: the title with the notes beside it, and the weekdays.
///
///     ┌──────────── content ────────────┐
///     │ January 2025   ▪ note           │
///     │                ▪ note           │
///     │ Sunday   Monday   Tuesday  …    │ baseline 11 and a capital's height below
///     │ ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━ │ 5 lower
///     │ grid                            │ to the footer
struct MonthFrame: PageComposer {
    let context: LayoutContext
    let frame: PageFrame

    var content: Rect { frame.content }

    init(_ context: LayoutContext) {
        (self.context, frame) = (context, context.frame)
    }

    /// The title, the notes and the grid of some days.
    func header(_ span: DaySpan) -> MonthHeader {
        let words = style.titled(locale.title(ofPage: span))
        guard let notes = PageNotes(of: span, context) else {
            return header(PageTitle(words, width: content.width, style, typesetter), nil)
        }
        let beside = PageTitle(fitting: words, width: edge(4) - gap, style, typesetter)
        guard let beside else {
            let title = PageTitle(words, width: content.width, style, typesetter)
            return header(title, notesBelowTitle(notes))
        }
        let column = (1...4).first { edge($0) >= beside.width + gap } ?? 4
        return header(beside, self.notes(notes, inset: edge(column), firstBaseline: capBaseline))
    }

    /// The least distance between the title and the notes.
    private var gap: Length { scale.furniture(.points(20)) }

    /// The distance from the content's edge to that of an equal column.
    private func edge(_ column: Int) -> Length { style.weekColumn + style.gridWidth * column / 7 }

    /// The baseline of notes whose capitals are as high up as the title's.
    private var capBaseline: Length { frame.titleCapTop + capHeight(.regular, NotesMetrics(style).size) }

    private func notesBelowTitle(_ notes: PageNotes) -> MonthHeader.Notes {
        let metrics = NotesMetrics(style)
        return self.notes(notes, inset: .zero, firstBaseline: frame.titleBaseline + metrics.leading * 3 / 2)
    }

    private func notes(_ notes: PageNotes, inset: Length, firstBaseline: Length) -> MonthHeader.Notes {
        let width = content.width - inset
        let layout = NotesLayout(notes, width: width, style, typesetter)
        let metrics = NotesMetrics(style)
        let top = firstBaseline - typesetter.baseline(of: .regular, size: metrics.size, leading: metrics.leading)
        let x = style.locale.direction == .leftToRight ? content.minX + inset : content.minX
        let box = Rect(x: x, y: top, width: width, height: layout.height)
        return MonthHeader.Notes(layout: layout, box: box, bottom: firstBaseline + layout.height - metrics.leading)
    }

    private func header(_ title: PageTitle, _ notes: MonthHeader.Notes?) -> MonthHeader {
        let bottom = max(frame.titleBaseline, notes?.bottom ?? .zero)
        let size = scale.furniture(style.sizes.weekday)
        let baseline = bottom + scale.furniture(.points(11)) + capHeight(.bold, size)
        let rule = baseline + scale.furniture(.points(5))
        let top = rule + scale.stroke(StrokeWeight.heavy) / 2
        let x = content.x(of: style.gridWidth, from: style.weekColumn, style.locale.direction)
        let grid = Rect(x: x, y: top, width: style.gridWidth, height: frame.body.maxY - top)
        return MonthHeader(
            title: title, notes: notes, weekdayBaseline: baseline, weekdaySize: size, rule: rule,
            weekdays: Rect(x: x, y: bottom, width: style.gridWidth, height: rule - bottom), grid: grid)
    }

    private func capHeight(_ face: FontFace, _ size: Length) -> Length {
        Advance(typesetter.measurer.metrics(of: face).capHeight).width(at: size)
    }
}

/// A month's title, notes and weekdays, and the area that they leave for the grid.
struct MonthHeader {
    let title: PageTitle
    let notes: Notes?
    let weekdayBaseline: Length
    let weekdaySize: Length
    /// The middle of the rule below the weekdays.
    let rule: Length
    /// The area of the weekdays, down to the rule.
    let weekdays: Rect
    let grid: Rect

    /// The notes, and the baseline of their last line.
    struct Notes {
        let layout: NotesLayout
        let box: Rect
        let bottom: Length
    }
}
