import CalendarCore

/// The entries a page does not show in full, in running lines on that page, where so few are left that a
/// continuation page would be almost empty. Each block has a paragraph; entries that are only repeated are left out.
public struct ContinuationLines {
    private let paragraphs: [RunningParagraph]
    private let measures: RunningMeasures
    private var direction: WritingDirection { measures.texts.context.style.locale.direction }

    /// Sets the entries of blocks in lines of a width, in the usual type.
    ///
    /// Throws a ``MeasuringError`` if a text cannot be measured.
    public init(_ blocks: [ContinuedBlock], width: Length, _ context: LayoutContext) {
        self.init(blocks, ContinuationMetrics.lines, width: width, context)
    }

    /// Sets them in type of some sizes.
    init(_ blocks: [ContinuedBlock], _ sizes: ListSizes, width: Length, _ context: LayoutContext) {
        let blocks = blocks.filter { $0.entries.contains { $0.standing != .repeated } }
        let measures = RunningMeasures(blocks, sizes, width: width, context)
        self.measures = measures
        paragraphs = blocks.map { block in RunningParagraph(block, measures) }
    }

    /// The number of its lines; 0 if there is nothing to show.
    public var lineCount: Int { paragraphs.reduce(0) { $0 + $1.lineCount } }

    /// The height of its lines.
    public var height: Length { leading * lineCount }

    private var leading: Length { measures.texts.sizes.leading }

    /// The lines, from the top left corner `origin` down. A day's name leads to its cell, which is on the same page.
    public func items(at origin: Point, page: Int) -> [DisplayItem] {
        placed(at: origin).flatMap { paragraph, area in
            [separators(of: paragraph, in: area), item(of: paragraph, in: area, page: page)].compactMap(\.self)
        }
    }

    /// The placements of the entries that appear nowhere else.
    public func placements(at origin: Point, page: Int) -> [Placement] {
        placed(at: origin).flatMap { paragraph, area in
            paragraph.entries.compactMap { index, pieces in
                let continued = paragraph.block.entries[index]
                guard continued.standing == .continued, let subject = continued.subject else { return nil }
                let part = Placement.Part(page: page, box: pieces.box(in: area, leading, direction))
                return measures.texts.placement(of: continued.entry, as: subject, pieces.glyphs, part)
            }
        }
    }

    /// The place of an entry of a day, or, for a nil date, of the notes; `index` counts the entries of the block, from
    /// 0. Returns nil if the lines do not have it.
    public func part(of date: CivilDate?, entry index: Int, at origin: Point, page: Int) -> Placement.Part? {
        guard let (paragraph, area) = placed(at: origin).first(where: { $0.paragraph.block.date == date }),
            let entry = paragraph.entries.first(where: { $0.index == index })
        else { return nil }
        return Placement.Part(page: page, box: entry.pieces.box(in: area, leading, direction))
    }

    /// The paragraphs with their areas.
    private func placed(at origin: Point) -> [(paragraph: RunningParagraph, area: Rect)] {
        let heights = paragraphs.map { leading * $0.lineCount }
        let area = Rect(x: origin.x, y: origin.y, width: measures.width, height: height)
        return Array(zip(paragraphs, area.rows(heights)))
    }
}

// Drawing.
extension ContinuationLines {
    private func item(of paragraph: RunningParagraph, in area: Rect, page: Int) -> DisplayItem {
        let width = paragraph.heading.map { $0.x + $0.text.width(ofLine: 0) }.max() ?? .zero
        let target = Rect(
            x: area.x(of: width, from: .zero, direction), y: area.minY, width: width, height: leading)
        let link = DisplayItem.link(
            target, to: Place(page: page, position: paragraph.block.origin), heading(of: paragraph, in: area))
        return .group(
            Structure(.dayList(paragraph.block.date), frame: area), [link] + paragraph.entries.map { item($0.1, area) })
    }

    /// The day's number and weekday; the number of a closed day is white on black.
    private func heading(of paragraph: RunningParagraph, in area: Rect) -> [DisplayItem] {
        let runs = paragraph.heading.flatMap { self.runs(of: $0, in: area) }
        guard paragraph.isClosed, let number = paragraph.heading.first else { return runs.map(DisplayItem.text) }
        let (pad, inset) = (ContinuationMetrics.runningPad, ContinuationMetrics.runningInset)
        let width = number.text.width(ofLine: 0) + pad * 2
        let box = Rect(
            x: area.x(of: width, from: number.x - pad, direction), y: area.minY + inset, width: width,
            height: leading - inset * 2)
        return [.fill(box, .black)] + runs.prefix(1).map { .text($0.inWhite) } + runs.dropFirst().map(DisplayItem.text)
    }

    private func item(_ entry: RunningParagraph.EntryPieces, _ area: Rect) -> DisplayItem {
        let label = entry.label.map { runs(of: $0, in: area) } ?? []
        let value = [entry.value, entry.tail].compactMap(\.self).flatMap { runs(of: $0, in: area) }
        return .entry(spoken: measures.texts.context.format.spoken(entry.entry), label: label, value: value)
    }

    private func separators(of paragraph: RunningParagraph, in area: Rect) -> DisplayItem? {
        guard !paragraph.separators.isEmpty else { return nil }
        let runs = paragraph.separators.flatMap { self.runs(of: $0, in: area) }
        return .group(Structure(.artifact), runs.map(DisplayItem.text))
    }

    private func runs(of piece: RunningParagraph.Piece, in area: Rect) -> [TextRun] {
        let baseline = area.minY + leading * piece.line + measures.texts.baseline
        return piece.text.runs(in: area, first: piece.x, others: measures.indent, baseline: baseline, direction)
    }
}
