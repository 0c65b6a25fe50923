import CalendarCore

/// The notes of a month, set: one line "Notes: a  |  b  |  c" if it fits, else condensed, smaller, on up to three lines;
/// what still does not fit is continued.
struct NotesLayout {
    static let padding = Length.quarterPoints(10)
    private static let labelGap = Length.points(4)
    private static let separator = "  |  "
    private static let maximumLineCount = 3

    let notes: MonthlyNotes
    let type: BodyType
    /// How many of the notes fit; the others are continued.
    let keptCount: Int
    private let block: TextBlock
    private let label: ShapedText
    private let style: PageStyle

    var height: Length {
        block.leading * (block.lineCount + (continuedCount > 0 ? 1 : 0)) + NotesLayout.padding * 2
    }
    var continuedCount: Int { notes.lines.count - keptCount }

    init(
        _ notes: MonthlyNotes, width: Length, _ style: PageStyle, _ typesetter: Typesetter
    ) throws(MeasuringError) {
        let fitting = NotesFitting(notes, width: width, style, typesetter)
        for lineCount in 1...NotesLayout.maximumLineCount {
            if let layout = try fitting.largest(lineCount: lineCount) {
                self = layout
                return
            }
        }
        self = try fitting.truncated(below: NotesLayout.maximumLineCount)
    }

    fileprivate init(
        _ fitting: NotesFitting, _ paragraph: Paragraph, _ type: BodyType, keptCount: Int
    ) throws(MeasuringError) {
        (notes, style, self.type, self.keptCount) = (fitting.notes, fitting.style, type, keptCount)
        label = try fitting.typesetter.word(style.locale.phrases.notesLabel, in: type.faces.label)
        let indent = label.advance.width(at: type.size) + NotesLayout.labelGap
        block = try TextBlock(
            paragraph, in: type.faces.body, size: type.size, leading: type.size * 6 / 5, width: fitting.width - indent,
            fitting.typesetter)
    }

    fileprivate var lineCount: Int { block.lineCount }

    /// From the left edge of the notes to their texts.
    private var indent: Length { label.advance.width(at: type.size) + NotesLayout.labelGap }

    fileprivate static func text(of notes: MonthlyNotes, count: Int) -> String {
        notes.lines.prefix(count).map(\.text).joined(separator: separator)
    }

    /// The fonts, the missing characters and the missing pictographs of each note that fits.
    var glyphs: [NoteGlyphs] {
        zip(notes.lines, NotesLayout.ranges(of: notes, count: keptCount)).map { note, range in
            NoteGlyphs(
                fonts: block.fonts(inUTF8: range),
                missing: block.missing.filter(note.text.unicodeScalars.contains),
                omitted: block.omitted(inUTF8: range))
        }
    }

    /// The UTF-8 range of each note in the text of the first `count`.
    fileprivate static func ranges(of notes: MonthlyNotes, count: Int) -> [Range<Int>] {
        var start = 0
        return notes.lines.prefix(count).map { note in
            defer { start += note.text.utf8.count + separator.utf8.count }
            return start..<start + note.text.utf8.count
        }
    }

    struct NoteGlyphs {
        let fonts: [Int]
        let missing: [Unicode.Scalar]
        let omitted: [String]
    }

    /// The runs of the notes in their box; if some are continued, the last item links to them.
    func items(
        in box: Rect, continuedAt place: Place?, _ typesetter: Typesetter
    ) throws(MeasuringError) -> [DisplayItem] {
        let top = box.minY + NotesLayout.padding
        let baseline = top + typesetter.baseline(of: type.faces.body, size: type.size, leading: block.leading)
        var items = [DisplayItem.text(TextRun(label, origin: Point(x: box.minX, y: baseline), size: type.size))]
        items += block.runs(at: Point(x: box.minX + indent, y: top)).map(DisplayItem.text)
        if let place {
            items.append(
                try ContinuationReference(count: continuedCount, place: place, style: style).item(
                    at: Point(x: box.minX + indent, y: baseline + block.height), top: top + block.height,
                    height: block.leading, in: type.faces.label, size: type.size, typesetter))
        }
        return items
    }
}

/// Finds the type in which notes fit.
private struct NotesFitting {
    let notes: MonthlyNotes
    let width: Length
    let style: PageStyle
    let typesetter: Typesetter

    init(_ notes: MonthlyNotes, width: Length, _ style: PageStyle, _ typesetter: Typesetter) {
        (self.notes, self.width, self.style, self.typesetter) = (notes, width, style, typesetter)
    }

    /// Regular at full size, else the largest condensed size at which the notes take at most `lineCount` lines.
    func largest(lineCount: Int) throws(MeasuringError) -> NotesLayout? {
        let paragraph = paragraph(count: notes.lines.count)
        let regular = lineCount == 1 ? [BodyType(.regular, size: style.sizes.notes)] : []
        let condensed = Length.sizes(from: style.sizes.notes, to: style.sizes.leastNotes)
        for type in regular + condensed.map({ BodyType(.condensed, size: $0) }) {
            let layout = try NotesLayout(self, paragraph, type, keptCount: notes.lines.count)
            if layout.lineCount <= lineCount { return layout }
        }
        return nil
    }

    /// As many whole notes as leave a line for the reference to the others.
    func truncated(below lineCount: Int) throws(MeasuringError) -> NotesLayout {
        var kept = notes.lines.count - 1
        while true {
            let type = BodyType(.condensed, size: style.sizes.leastNotes)
            let layout = try NotesLayout(self, paragraph(count: kept), type, keptCount: kept)
            if layout.lineCount < lineCount || kept == 0 { return layout }
            kept -= 1
        }
    }

    private func paragraph(count: Int) -> Paragraph {
        let ranges = zip(notes.lines, NotesLayout.ranges(of: notes, count: count))
        return typesetter.passingParagraph(
            NotesLayout.text(of: notes, count: count),
            boxed: ranges.filter { note, _ in Pictographs.areAll(of: note.text) }.map(\.1))
    }
}
