import CalendarCore

/// The notes of a page, set as short lines with a bullet each, beside the title: in the regular face if all fit on a
/// line each, else condensed. Names of months are before the bullets. Notes that take more lines than a page may
/// have are continued.
struct NotesLayout {
    let notes: PageNotes
    let type: BodyType
    /// The number of notes that fit; the others are continued.
    let keptCount: Int
    private let blocks: [TextBlock]
    /// The names of months before the lines that have one, and the width of their column.
    private let headings: [ShapedText?]
    private let headingWidth: Length
    private let metrics: NotesMetrics
    private let style: PageStyle

    init(_ notes: PageNotes, width: Length, _ style: PageStyle, _ typesetter: Typesetter) {
        metrics = NotesMetrics(style)
        (self.notes, self.style) = (notes, style)
        let (metrics, names) = (metrics, notes.lines.map { $0.heading.map { typesetter.word($0, in: .bold) } })
        let widest = names.compactMap { $0?.advance.width(at: metrics.size) }.max()
        (headings, headingWidth) = (names, widest.map { $0 + metrics.hang * 2 / 3 } ?? .zero)
        let width = width - headingWidth
        let regular = NotesLayout.blocks(notes, .regular, width, metrics, typesetter)
        if regular.allSatisfy({ $0.lineCount <= 1 }) {
            (type, blocks) = (BodyType(.regular, size: metrics.size), regular)
        } else {
            type = BodyType(.condensed, size: metrics.size)
            blocks = NotesLayout.blocks(notes, .condensed, width, metrics, typesetter)
        }
        keptCount = NotesLayout.keptCount(blocks.map(\.lineCount), most: notes.mostLines)
    }

    private static func blocks(
        _ notes: PageNotes, _ faces: FacePair, _ width: Length, _ metrics: NotesMetrics, _ typesetter: Typesetter
    ) -> [TextBlock] {
        var blocks: [TextBlock] = []
        for note in notes.lines.map(\.line) {
            let boxed = Pictographs.areAll(of: note.text) ? [0..<note.text.utf8.count] : []
            blocks.append(
                TextBlock(
                    typesetter.passingParagraph(note.text, boxed: boxed, isNew: note.isNew), in: faces.body,
                    size: metrics.size,
                    leading: metrics.leading, width: width - metrics.hang, typesetter))
        }
        return blocks
    }

    /// The number of whole notes that fit, with a line for the reference to the others.
    private static func keptCount(_ lineCounts: [Int], most: Int) -> Int {
        guard lineCounts.reduce(0, +) > most else { return lineCounts.count }
        var (kept, lines) = (0, 0)
        while kept < lineCounts.count, lines + lineCounts[kept] < most {
            lines += lineCounts[kept]
            kept += 1
        }
        return kept
    }

    var continuedCount: Int { notes.lines.count - keptCount }

    /// The notes that do not fit.
    var continuedNotes: ArraySlice<PageNotes.Line> { notes.lines.suffix(continuedCount) }

    /// The distance from the top of the first line to the bottom of the last.
    var height: Length {
        let lines = blocks.prefix(keptCount).reduce(0) { $0 + $1.lineCount } + (continuedCount > 0 ? 1 : 0)
        return metrics.leading * lines
    }

    /// The glyphs of each note that fits.
    var glyphs: [SetGlyphs] { blocks.prefix(keptCount).map { SetGlyphs([$0]) } }

    /// The box of each note that fits, in the box of all.
    func frames(in box: Rect) -> [Rect] {
        box.rows(blocks.prefix(keptCount).map { $0.leading * $0.lineCount })
    }

    /// The notes in their box; if some are continued, the last item links to them.
    func items(in box: Rect, continuedAt place: Place?, _ typesetter: Typesetter) -> [DisplayItem] {
        let direction = style.locale.direction
        let indent = headingWidth + metrics.hang
        let x = direction == .leftToRight ? box.minX + indent : box.maxX - indent
        var items = zip(zip(blocks, headings), frames(in: box)).map { line, frame in
            let (block, heading) = line
            return DisplayItem.group(
                Structure(.note, frame: frame),
                (heading.map { [name($0, in: frame, direction, typesetter)] } ?? [])
                    + [bullet(in: frame, direction, typesetter)]
                    + block.runs(at: Point(x: x, y: frame.minY), direction).map(DisplayItem.text))
        }
        if let place {
            let top = box.minY + height - metrics.leading
            let baseline = top + typesetter.baseline(of: type.faces.label, size: type.size, leading: metrics.leading)
            items.append(
                ContinuationReference(count: continuedCount, place: place, style: style).item(
                    at: Point(x: x, y: baseline), top: top, height: metrics.leading, in: type.faces.label,
                    size: type.size, typesetter))
        }
        return items
    }

    /// The name of a month, at the edge.
    private func name(
        _ word: ShapedText, in frame: Rect, _ direction: WritingDirection, _ typesetter: Typesetter
    ) -> DisplayItem {
        let baseline = typesetter.baseline(of: type.faces.body, size: metrics.size, leading: metrics.leading)
        return .text(
            word.run(.start(.zero), in: frame, at: frame.minY + baseline, size: metrics.size, ink: .black, direction))
    }

    /// A square beside the first line, in the middle of small letters.
    private func bullet(in frame: Rect, _ direction: WritingDirection, _ typesetter: Typesetter) -> DisplayItem {
        let side = metrics.bullet
        let baseline = typesetter.baseline(of: type.faces.body, size: type.size, leading: metrics.leading)
        let x = direction == .leftToRight ? frame.minX + headingWidth : frame.maxX - headingWidth - side
        let square = Rect(
            x: x, y: frame.minY + baseline - metrics.size * 27 / 100 - side / 2, width: side, height: side)
        return .group(Structure(.artifact), [.fill(square, .black)])
    }
}

/// The dimensions of notes.
struct NotesMetrics {
    let size: Length
    let leading: Length
    let bullet: Length
    /// The distance from a bullet's edge to the text.
    let hang: Length

    init(_ style: PageStyle) {
        size = style.scale.furniture(style.sizes.notes)
        leading = size * 5 / 4
        bullet = style.scale.furniture(Length(rawValue: 2662))
        hang = style.scale.furniture(.points(9))
    }
}
