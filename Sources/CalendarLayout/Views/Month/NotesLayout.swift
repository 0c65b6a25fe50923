import CalendarCore

/// The monthly notes, set: one line "Notes: a  |  b  |  c" where it fits, else condensed, smaller, on up to three lines;
/// what then has no place is continued.
struct NotesLayout {
    static let padding = Length.quarterPoints(10)
    private static let label = "Notes:"
    private static let labelGap = Length.points(4)
    private static let separator = "  |  "
    private static let maximumLineCount = 3
    /// Falling: 9 to 7 pt.
    private static let sizes = (28...36).reversed().map { Length.quarterPoints($0) }

    let notes: MonthlyNotes
    let setting: CellTypography.Setting
    let size: Length
    let paragraph: Paragraph
    let lines: [Range<Int>]
    let width: Length
    /// How many of the notes the lines hold; the others are continued.
    let keptCount: Int

    var leading: Length { size * 6 / 5 }
    var height: Length { leading * (lines.count + (continuedCount > 0 ? 1 : 0)) + NotesLayout.padding * 2 }
    var continuedCount: Int { notes.lines.count - keptCount }

    init(_ notes: MonthlyNotes, width: Length, typesetter: Typesetter) throws(LayoutError) {
        for lineCount in 1...NotesLayout.maximumLineCount {
            if let layout = try NotesLayout.largest(notes, lineCount: lineCount, width: width, typesetter) {
                self = layout
                return
            }
        }
        self = try NotesLayout.truncated(notes, width: width, typesetter)
    }

    private init(
        _ notes: MonthlyNotes, _ setting: CellTypography.Setting, _ size: Length, width: Length, keptCount: Int,
        _ paragraph: Paragraph, _ typesetter: Typesetter
    ) throws(LayoutError) {
        (self.notes, self.setting, self.size, self.width) = (notes, setting, size, width)
        (self.keptCount, self.paragraph) = (keptCount, paragraph)
        let indent = try NotesLayout.indent(setting, size, typesetter)
        let breaker = LineBreaker(face: setting.body, width: width - indent, size: size, condensedLimit: .zero)
        lines = keptCount == 0 ? [] : try breaker.lines(of: paragraph) ?? []
    }

    private static func indent(
        _ setting: CellTypography.Setting, _ size: Length, _ typesetter: Typesetter
    ) throws(LayoutError) -> Length {
        try typesetter.word(label, in: setting.label).advance.width(at: size) + labelGap
    }

    /// Regular at full size, else the largest condensed size at which the notes take at most `lineCount` lines.
    private static func largest(
        _ notes: MonthlyNotes, lineCount: Int, width: Length, _ typesetter: Typesetter
    ) throws(LayoutError) -> NotesLayout? {
        let paragraph = paragraph(notes, count: notes.lines.count, typesetter)
        let regular = lineCount == 1 ? [(CellTypography.Setting.regular, sizes[0])] : []
        for (setting, size) in regular + sizes.map({ (.condensed, $0) }) {
            let layout = try NotesLayout(
                notes, setting, size, width: width, keptCount: notes.lines.count, paragraph, typesetter)
            if layout.lines.count <= lineCount { return layout }
        }
        return nil
    }

    /// As many whole notes as leave a line for the reference to the others.
    private static func truncated(
        _ notes: MonthlyNotes, width: Length, _ typesetter: Typesetter
    ) throws(LayoutError) -> NotesLayout {
        var kept = notes.lines.count - 1
        while true {
            let layout = try NotesLayout(
                notes, .condensed, sizes[sizes.count - 1], width: width, keptCount: kept,
                paragraph(notes, count: kept, typesetter), typesetter)
            if layout.lines.count < maximumLineCount || kept == 0 { return layout }
            kept -= 1
        }
    }

    private static func paragraph(_ notes: MonthlyNotes, count: Int, _ typesetter: Typesetter) -> Paragraph {
        typesetter.passingParagraph(notes.lines.prefix(count).map(\.text).joined(separator: separator))
    }

    /// The fonts and the missing characters of each note that the lines hold.
    func glyphs() throws(LayoutError) -> [NoteGlyphs] {
        let shaped = try paragraph.shaped(in: setting.body)
        var start = 0
        return notes.lines.prefix(keptCount).map { note in
            let end = start + note.text.utf8.count
            defer { start = end + NotesLayout.separator.utf8.count }
            return NoteGlyphs(
                fonts: shaped.fonts(inUTF8: start..<end),
                missing: shaped.missing.filter(note.text.unicodeScalars.contains))
        }
    }

    struct NoteGlyphs {
        let fonts: [Int]
        let missing: [Unicode.Scalar]
    }

    /// The runs of the notes in their box, the last one, where some are continued, leading to the page.
    func items(in box: Rect, continuedAt place: Place?, typesetter: Typesetter) throws(LayoutError) -> [DisplayItem] {
        let indent = try NotesLayout.indent(setting, size, typesetter)
        let baseline = typesetter.baseline(of: setting.body, size: size, leading: leading)
        var y = box.minY + NotesLayout.padding + baseline
        let label = try typesetter.word(NotesLayout.label, in: setting.label)
        var items = [DisplayItem.text(TextRun(label, origin: Point(x: box.minX, y: y), size: size))]
        let shaped = try paragraph.shaped(in: setting.body)
        for line in lines {
            items.append(.text(TextRun(shaped, clusters: line, origin: Point(x: box.minX + indent, y: y), size: size)))
            y += leading
        }
        if let place {
            items.append(
                try ContinuationReference(count: continuedCount, place: place).item(
                    at: Point(x: box.minX + indent, y: y), top: y - baseline, height: leading, in: setting.label,
                    size: size, typesetter))
        }
        return items
    }
}
