import CalendarLayout

/// Writes a page's content from its display list: black and grey ink, text in the codes of the embedded fonts, and in a
/// tagged document marks for its structure (ISO 32000-1, 14.6).
struct ContentWriter {
    private let codes: CodeTable
    private let library: FontLibrary
    private let isTagged: Bool
    private var text: TextOperators
    private var fillInk = 100
    private var weight: Length?
    /// The last font that a space was written in, and its space.
    private var space: (font: Int32, glyph: UInt32?)?
    /// What is spoken instead of the sequence that is being written.
    private var spoken: String?

    /// Whether a glyph has no code yet; the output is then useless.
    private(set) var needsSpecimen = false

    /// - Parameter buffer: its memory is reused, its content dropped.
    init(
        _ page: Page, _ codes: CodeTable, _ library: FontLibrary, isTagged: Bool, reusing buffer: inout [UInt8]
    ) {
        (self.codes, self.library, self.isTagged) = (codes, library, isTagged)
        text = TextOperators(codes, reusing: &buffer)
        text.write { output in
            // The origin is the top left, as in the display list.
            output.append("1 0 0 -1 0 " as StaticString)
            output.append(page.mediaBox.height)
            output.append(" cm\n" as StaticString)
        }
    }

    /// The content stream.
    var output: [UInt8] { text.output }

    /// The fonts in use, by the index of their names.
    var subsets: [Int] { text.subsets }

    /// Writes a page sequence by sequence, in reading order.
    mutating func write(_ structure: PageStructure) {
        let marks = structure.marks
        for sequence in structure.sequences {
            if leadsBack(sequence, structure) { text.close() }
            write(sequence, structure, marks)
            if needsSpecimen { return }
        }
        text.close()
    }

    private mutating func write(_ sequence: MarkedSequence, _ structure: PageStructure, _ marks: TagNumbers) {
        spoken = sequence.element.flatMap { structure.elements[$0].spokenInContent }
        if isTagged { begin(sequence, structure, marks) } else if let spoken { begin(spoken: spoken) }
        for index in sequence.items { write(structure.items[index]) }
        if isTagged || spoken != nil { endMark(sequence) }
    }

    /// Whether a sequence goes back to the left; positions are then given from the page's corner again.
    private func leadsBack(_ sequence: MarkedSequence, _ structure: PageStructure) -> Bool {
        guard let element = sequence.element, let x = structure.start(of: sequence)?.x.inPoints else { return false }
        return x < text.start || x == text.start && structure.elements[element].tag == .tableCell
    }

    private mutating func write(_ item: MarkedSequence.Item) {
        switch item {
        case .text(let run, let endsWithSpace): show(run, endsWithSpace: endsWithSpace)
        case .other(let item): write(item)
        }
    }

    private mutating func write(_ item: DisplayItem) {
        switch item {
        case .text(let run): show(run, endsWithSpace: false)
        case .fill(let rect, let shade): fill(rect, shade)
        case .rules(let rules, let weight): stroke(rules, weight)
        case .outline(let shape, let weight): outline(shape, weight)
        case .clip(let rect, let items): clip(to: rect, items)
        case .link(_, _, let items), .group(_, let items): write(items)
        }
    }

    private mutating func write(_ items: [DisplayItem]) {
        for item in items { write(item) }
    }

    // MARK: Marks

    private mutating func begin(_ sequence: MarkedSequence, _ structure: PageStructure, _ marks: TagNumbers) {
        guard case .element(let element, let place) = sequence.owner else { return beginArtifact(sequence.owner) }
        let tag = structure.elements[element].tag
        // Text and its marks share one text object, so that each position is relative to the last one.
        text.open()
        text.write { output in
            output.append(UInt8(ascii: "/"))
            output.append(tag.name)
            output.append("<</MCID " as StaticString)
            output.append(decimal: marks.number(tag, place))
            if let spoken { output.append(actualText: spoken) }
            output.append(">>BDC\n" as StaticString)
        }
    }

    private mutating func beginArtifact(_ owner: MarkedSequence.Owner) {
        text.close()
        text.write { output in
            output.append("/Artifact" as StaticString)
            output.append(owner == .footer ? "<</Type/Pagination/Subtype/Footer>>BDC\n" : " BMC\n")
        }
    }

    /// Says which characters the next glyphs stand for, without a mark.
    private mutating func begin(spoken: String) {
        text.open()
        text.write { output in
            output.append("/Span<<" as StaticString)
            output.append(actualText: spoken)
            output.append(">>BDC\n" as StaticString)
        }
    }

    private mutating func endMark(_ sequence: MarkedSequence) {
        if sequence.element == nil { text.close() }
        text.write { $0.append("EMC\n" as StaticString) }
    }

    // MARK: Text

    private mutating func show(_ run: TextRun, endsWithSpace: Bool) {
        setFill(run.ink)
        text.breakLine()
        run.forEachPiece { show($0, of: run) }
        if endsWithSpace { showSpace(behind: run) }
    }

    private mutating func show(_ glyph: UInt32, _ font: Int32, _ size: Length, _ x: Double, _ y: Double) {
        if let code = codes.code(glyph, font: font) {
            text.show(code, size: size, x: x, y: y)
        } else if library.hasInk(font) {
            needsSpecimen = true
        }
    }

    private mutating func show(_ piece: TextPiece, of run: TextRun) {
        switch piece {
        case .glyphs(let glyphs, let font, let shift):
            let places = GlyphPlaces(run, shift: shift)
            for glyph in glyphs { show(glyph.id, font, run.size, places.x(of: glyph), places.y(of: glyph)) }
        case .cluster(let cluster, let glyphs, let shift): show(cluster, glyphs, shift: shift, of: run)
        }
    }

    private mutating func show(
        _ cluster: GlyphCodes.Cluster, _ glyphs: ArraySlice<ShapedText.Glyph>, shift: Int, of run: TextRun
    ) {
        guard let code = codes.code(cluster) else {
            if library.hasInk(cluster.font) { needsSpecimen = true }
            return
        }
        text.open()
        let needsText = code.needsText && spoken == nil
        if needsText {
            text.write { output in
                output.append("/Span<</ActualText" as StaticString)
                output.append(utf16: cluster.text)
                output.append(">>BDC\n" as StaticString)
            }
        }
        let places = GlyphPlaces(run, shift: shift)
        for (code, glyph) in zip(code.codes, glyphs) {
            text.show(code, size: run.size, x: places.x(of: glyph), y: places.y(of: glyph))
        }
        if needsText { text.write { $0.append("EMC\n" as StaticString) } }
    }

    /// Writes a space after a run. It has no ink, but separates words for screen readers.
    private mutating func showSpace(behind run: TextRun) {
        guard let font = run.font else { return }
        if space?.font != font { space = (font, library.spaceGlyph(ofFont: font)) }
        guard let glyph = space?.glyph else { return }
        show(glyph, font, run.size, (run.origin.x + run.width).inPoints, run.origin.y.inPoints)
    }

    // MARK: Shapes

    private mutating func fill(_ rect: Rect, _ shade: Shade) {
        setFill(shade)
        text.close()
        text.write {
            $0.append(rect); $0.append(" re f\n" as StaticString)
        }
    }

    private mutating func stroke(_ rules: [Rule], _ weight: Length) {
        guard !rules.isEmpty else { return }
        text.close()
        setWeight(weight)
        text.write {
            $0.append(path: rules.joined()); $0.append("S\n" as StaticString)
        }
    }

    private mutating func outline(_ shape: Shape, _ weight: Length) {
        let edge = shape.edge
        guard !edge.isEmpty else { return }
        text.close()
        setFill(.white)
        setWeight(weight)
        text.write {
            $0.append(path: edge); $0.append("b\n" as StaticString)
        }
    }

    private mutating func clip(to rect: Rect, _ items: [DisplayItem]) {
        text.close()
        text.write {
            $0.append("q " as StaticString); $0.append(rect); $0.append(" re W n\n" as StaticString)
        }
        let state = (fillInk, weight)
        write(items)
        text.close()
        text.write { $0.append("Q\n" as StaticString) }
        text.forgetFont()
        (fillInk, weight) = state
    }

    private mutating func setWeight(_ weight: Length) {
        guard weight != self.weight else { return }
        self.weight = weight
        text.write {
            $0.append(weight); $0.append(" w\n" as StaticString)
        }
    }

    private mutating func setFill(_ shade: Shade) {
        guard shade.inkPercent != fillInk else { return }
        fillInk = shade.inkPercent
        text.write {
            $0.append(grey: 100 - shade.inkPercent); $0.append(" g\n" as StaticString)
        }
    }
}
