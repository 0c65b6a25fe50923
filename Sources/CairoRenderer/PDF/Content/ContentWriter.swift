import CalendarLayout

/// Writes a page's content from its display list: black and grey ink, text in the codes of the embedded fonts, and in a
/// tagged document marks for its structure (ISO 32000-1, 14.6).
struct ContentWriter {
    private var codes: CodeTable
    private let library: FontLibrary
    private let isTagged: Bool
    private var text: TextOperators
    private var fillInk = 100
    private var weight: Length?
    /// The last font that a space was written in, and its space.
    private var space: (font: Int32, code: GlyphCode?)?
    /// The text spoken instead of the sequence that is being written.
    private var spoken: String?

    /// Glyphs of the run that are read elsewhere, in points from the top left.
    private var silent: [(code: GlyphCode, x: Double, y: Double)] = []

    /// - Parameters:
    ///   - codes: the document's codes; the writer takes them, adds those of new glyphs, and gives them back.
    ///   - buffer: its memory is reused, its content dropped.
    init(
        _ page: Page, _ library: FontLibrary, isTagged: Bool, _ codes: inout CodeTable, reusing buffer: inout [UInt8]
    ) {
        (self.codes, self.library, self.isTagged) = (CodeTable(), library, isTagged)
        text = TextOperators(reusing: &buffer)
        swap(&self.codes, &codes)
        text.write { output in
            // The origin is the top left, as in the display list.
            output.append("1 0 0 -1 0 " as StaticString)
            output.append(page.mediaBox.height)
            output.append(" cm\n" as StaticString)
        }
    }

    /// The fonts in use, by their index.
    var fonts: [Int] { text.fonts.sorted() }

    /// Ends the page: gives the codes back, and its content stream.
    mutating func giveBack(_ codes: inout CodeTable, _ content: inout [UInt8]) {
        swap(&self.codes, &codes)
        text.giveBack(&content)
    }

    /// Writes a page sequence by sequence, in reading order.
    mutating func write(_ structure: PageStructure) {
        let marks = structure.marks
        for sequence in structure.sequences {
            if leadsBack(sequence, structure) { text.close() }
            write(sequence, structure, marks)
        }
        text.close()
    }

    private mutating func write(_ sequence: MarkedSequence, _ structure: PageStructure, _ marks: TagNumbers) {
        spoken = sequence.element.flatMap { structure.elements[$0].spokenInContent }
        let readings = LineReading.readings(of: structure.items[sequence.items], spoken: spoken)
        // Poppler puts spoken text from left to right; text said without ink has its places.
        if readings.values.contains(where: \.isRightToLeft) { spoken = nil }
        if isTagged { begin(sequence, structure, marks) } else if let spoken { begin(spoken: spoken) }
        for index in sequence.items { write(structure.items[index], readings[index]) }
        if isTagged || spoken != nil { endMark(sequence) }
    }

    /// Returns true if a sequence goes back to the left; positions are then given from the page's corner again.
    private func leadsBack(_ sequence: MarkedSequence, _ structure: PageStructure) -> Bool {
        guard let element = sequence.element, let x = structure.start(of: sequence)?.x.inPoints else { return false }
        return x < text.start || x == text.start && structure.elements[element].tag == .tableCell
    }

    private mutating func write(_ item: MarkedSequence.Item, _ reading: LineReading?) {
        switch item {
        case .text(let run, let endsWithSpace): show(run, endsWithSpace: endsWithSpace, reading)
        case .other(let item): write(item)
        }
    }

    private mutating func write(_ item: DisplayItem) {
        switch item {
        case .text(let run): show(run, endsWithSpace: false)
        case .fill(let rect, let shade): fill(rect, shade)
        case .rules(let rules, let weight, let ink, let dash): stroke(rules, weight, ink, dash)
        case .outline(let shape, let weight, let ink, let fill): outline(shape, weight, ink, fill)
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
            output.append(mark: tag.name) { properties in
                properties.entry("MCID", .integer(marks.number(tag, place)))
                properties.entry("ActualText", spoken.map { .text($0) })
            }
        }
    }

    private mutating func beginArtifact(_ owner: MarkedSequence.Owner) {
        text.close()
        text.write { output in
            guard owner == .footer else { return output.append("/Artifact BMC\n" as StaticString) }
            output.append(mark: "Artifact") { properties in
                properties.entry("Type", .name("Pagination"))
                properties.entry("Subtype", .name("Footer"))
            }
        }
    }

    /// Gives the characters that the next glyphs represent, without a mark.
    private mutating func begin(spoken: String) {
        text.open()
        text.write { output in
            output.append(mark: "Span") { $0.entry("ActualText", .text(spoken)) }
        }
    }

    private mutating func endMark(_ sequence: MarkedSequence) {
        if sequence.element == nil { text.close() }
        text.write { $0.append("EMC\n" as StaticString) }
    }

    // MARK: Text

    private mutating func show(_ run: TextRun, endsWithSpace: Bool, _ reading: LineReading? = nil) {
        setFill(run.ink)
        text.breakLine()
        if let reading { show(run, reading) } else { run.forEachPiece { show($0, of: run) } }
        if !silent.isEmpty { text.breakLine() }
        if !silent.isEmpty { showSilent(size: run.size) }
        if endsWithSpace { showSpace(behind: run) }
    }

    private mutating func show(_ piece: TextPiece, of run: TextRun) {
        switch piece {
        case .glyphs(let glyphs, let font, let shift):
            let places = GlyphPlaces(run, shift: shift)
            for index in glyphs.indices {
                let (code, glyph) = (code(index, font, of: run), glyphs[index])
                text.show(code, size: run.size, x: places.x(of: glyph), y: places.y(of: glyph))
            }
        case .cluster(let cluster): show(cluster, of: run)
        }
    }

    // MARK: Codes

    /// The code of a glyph that is read as the font says, by its index in the shaped text.
    private mutating func code(_ index: Int, _ font: Int32, of run: TextRun) -> GlyphCode {
        let glyph = run.shaped.glyphs[index].id
        if let known = codes.code(glyph, face: font) { return known }
        return codes.add(glyph, face: font, library.program(ofFont: font), readAs: run.shaped.text(ofGlyph: index))
    }

    /// The code of a glyph that is read as a text.
    private mutating func code(_ glyph: UInt32, _ font: Int32, readAs text: String) -> GlyphCode {
        codes.code(glyph, face: font, library.program(ofFont: font), readAs: text)
    }

    /// The code of a glyph that is read elsewhere. It counts as a space: every reader takes one for nothing, or for
    /// nothing but a gap.
    private mutating func silentCode(_ glyph: UInt32, _ font: Int32) -> GlyphCode { code(glyph, font, readAs: " ") }

    // MARK: Clusters

    /// Shows a cluster so that its characters are read in order.
    ///
    /// One glyph carries all characters, or the only one. Otherwise they are said without ink, and the glyphs are drawn
    /// behind the run, where they are not read: readers would mix them, or put spaces between them.
    private mutating func show(_ cluster: TextCluster, of run: TextRun) {
        guard let first = cluster.glyphs.first else { return }
        if cluster.isReadFromOneGlyph {
            let places = GlyphPlaces(run, shift: 0)
            let code = code(first.id, cluster.font, readAs: cluster.text)
            return text.show(code, size: run.size, x: places.x(of: first), y: places.y(of: first))
        }
        passOver(.cluster(cluster), of: run)
        say(cluster, of: run, from: run.origin.x.inPoints)
        text.unhide()
    }

    /// Says the characters of a cluster without ink, each in its own place, all of them squeezed from `x` on.
    private mutating func say(
        _ cluster: TextCluster, of run: TextRun, from x: Double, _ squeeze: Double = 1
    ) {
        guard let carrier = cluster.carrier(library.program(ofFont: cluster.font)) else { return }
        let scale = squeeze * run.size.inPoints / Double(Advance.unitsPerEm)
        for slot in cluster.slots {
            let code = code(carrier, cluster.font, readAs: slot.text)
            let percent = 100 * squeeze * slot.width / Double(Advance.unitsPerEm) / code.advance
            text.hide(percent: percent.isFinite ? Int(min(max(percent, 1), 10_000).rounded()) : 100)
            text.show(code, size: run.size, x: x + slot.start * scale, y: run.origin.y.inPoints)
        }
    }

    /// Draws the glyphs that are read elsewhere.
    private mutating func showSilent(size: Length) {
        for glyph in silent { text.show(glyph.code, size: size, x: glyph.x, y: glyph.y) }
        silent.removeAll(keepingCapacity: true)
    }

    // MARK: Broken words

    /// Shows a line whose first or last word is broken: the whole word is read at its first part.
    ///
    /// If that is on this line, the whole line is said without ink, so that its ink stays in one piece and in place.
    private mutating func show(_ run: TextRun, _ reading: LineReading) {
        let part = reading.wordStart..<run.clusters.upperBound
        if part.isEmpty {
            run.forEachPiece(of: run.clusters.lowerBound..<reading.silentEnd) { passOver($0, of: run) }
            showSilent(size: run.size)
            return run.forEachPiece(of: reading.silentEnd..<run.clusters.upperBound) { show($0, of: run) }
        }
        run.forEachPiece(of: reading.silentEnd..<reading.wordStart) { say($0, of: run, from: run.origin.x.inPoints, 1) }
        say(reading, in: part, of: run)
        text.unhide()
        run.forEachPiece { passOver($0, of: run) }
    }

    private mutating func passOver(_ piece: TextPiece, of run: TextRun) {
        let (glyphs, font, shift) =
            switch piece {
            case .glyphs(let glyphs, let font, let shift): (glyphs, font, shift)
            case .cluster(let cluster): (cluster.glyphs[...], cluster.font, 0)
            }
        let places = GlyphPlaces(run, shift: shift)
        for glyph in glyphs {
            silent.append((silentCode(glyph.id, font), places.x(of: glyph), places.y(of: glyph)))
        }
    }

    /// Says a word without ink in the room of those of its clusters that are on a line.
    private mutating func say(_ reading: LineReading, in part: Range<Int>, of run: TextRun) {
        let clusters = reading.wordStart..<reading.wordEnd
        let word = TextRun(
            run.shaped, clusters: clusters, origin: Point(x: .zero, y: run.origin.y), size: run.size)
        let room = Double(run.shaped.advance(of: part).rawValue)
        let squeeze = room / Double(max(1, run.shaped.advance(of: clusters).rawValue))
        let x = run.leftEdge(of: part)
        guard reading.isRightToLeft else { return word.forEachPiece { say($0, of: run, from: x, squeeze) } }
        var characters: [GlyphCode] = []
        word.forEachPiece { characters += said($0, of: run) }
        sayFromRightToLeft(characters, from: x, room / Double(Advance.unitsPerEm), of: run)
    }

    /// Says characters in places of equal width, the first at the right; `room` is in em. They meet or overlap: readers
    /// take gaps for spaces, and pdf.js turns characters around that go back by less than 0.2 em.
    private mutating func sayFromRightToLeft(
        _ characters: [GlyphCode], from x: Double, _ room: Double, of run: TextRun
    ) {
        let pitch = room / Double(max(1, characters.count))
        let width = max(pitch, 0.22 - pitch)
        for (index, code) in characters.enumerated() {
            let place = characters.count - 1 - index
            text.hide(percent: max(1, Int((100 * width / max(code.advance, 0.01)).rounded(.up))))
            text.show(
                code, size: run.size, x: x + pitch * Double(place) * run.size.inPoints, y: run.origin.y.inPoints)
        }
    }

    /// The codes that say a piece, one for each character.
    private mutating func said(_ piece: TextPiece, of run: TextRun) -> [GlyphCode] {
        switch piece {
        case .glyphs(let glyphs, let font, _): return glyphs.indices.map { code($0, font, of: run) }
        case .cluster(let cluster):
            guard let carrier = cluster.carrier(library.program(ofFont: cluster.font)) else { return [] }
            return cluster.slots.map { code(carrier, cluster.font, readAs: $0.text) }
        }
    }

    private mutating func say(_ piece: TextPiece, of run: TextRun, from x: Double, _ squeeze: Double) {
        guard case .cluster(let cluster) = piece else { return sayGlyphs(piece, of: run, from: x, squeeze) }
        say(cluster, of: run, from: x, squeeze)
    }

    /// Says glyphs one behind the other, all of them squeezed from `x` on.
    private mutating func sayGlyphs(_ piece: TextPiece, of run: TextRun, from x: Double, _ squeeze: Double) {
        guard case .glyphs(let glyphs, let font, let shift) = piece, let first = glyphs.first else { return }
        text.hide(percent: max(1, Int((100 * squeeze).rounded())))
        let scale = run.size.inPoints / Double(Advance.unitsPerEm)
        var place = x + Double(Int(first.x) - shift) * scale * squeeze
        for index in glyphs.indices {
            let code = code(index, font, of: run)
            text.show(code, size: run.size, x: place, y: run.origin.y.inPoints)
            place += code.advance * run.size.inPoints
        }
    }

    /// Writes a space after a run. It has no ink, but separates words for screen readers.
    private mutating func showSpace(behind run: TextRun) {
        guard let font = run.font else { return }
        if space?.font != font { space = (font, library.spaceGlyph(ofFont: font).map { silentCode($0, font) }) }
        guard let code = space?.code else { return }
        text.show(code, size: run.size, x: (run.origin.x + run.width).inPoints, y: run.origin.y.inPoints)
    }

    // MARK: Shapes

    private mutating func fill(_ rect: Rect, _ shade: Shade) {
        setFill(shade)
        text.close()
        text.write {
            $0.append(rect); $0.append(" re f\n" as StaticString)
        }
    }

    private mutating func stroke(_ rules: [Rule], _ weight: Length, _ ink: Shade, _ dash: Dash?) {
        guard !rules.isEmpty else { return }
        text.close()
        setWeight(weight)
        inInk(ink, dash) { writer in
            writer.text.write {
                $0.append(path: rules.joined()); $0.append("S\n" as StaticString)
            }
        }
    }

    /// Strokes in a shade or in dashes; the state of the page is plain black strokes.
    private mutating func inInk(_ ink: Shade, _ dash: Dash?, _ draw: (inout ContentWriter) -> Void) {
        if ink != .black {
            text.write {
                $0.append(grey: 100 - ink.inkPercent); $0.append(" G\n" as StaticString)
            }
        }
        if let dash { text.write { $0.append(dash) } }
        draw(&self)
        if dash != nil { text.write { $0.append("[] 0 d\n" as StaticString) } }
        if ink != .black { text.write { $0.append("0 G\n" as StaticString) } }
    }

    private mutating func outline(_ shape: Shape, _ weight: Length, _ ink: Shade, _ fill: Shade) {
        let edge = shape.edge
        guard !edge.isEmpty else { return }
        text.close()
        setFill(fill)
        setWeight(weight)
        inInk(ink, nil) { writer in
            writer.text.write {
                $0.append(path: edge); $0.append("b\n" as StaticString)
            }
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

extension [UInt8] {
    /// The beginning of a marked sequence with properties (ISO 32000-1, 14.6.2).
    fileprivate mutating func append(mark tag: StaticString, _ properties: (inout DictionaryWriter) -> Void) {
        append(key: tag)
        append(dictionary: properties)
        append("BDC\n" as StaticString)
    }
}
