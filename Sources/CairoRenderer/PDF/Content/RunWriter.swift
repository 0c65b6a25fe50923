import CalendarLayout

/// Writes runs of text so that readers find their characters in order.
struct RunWriter {
    private var codes: GlyphCoder
    var text: TextOperators
    /// Glyphs of the run that are read elsewhere, in points from the top left.
    private var silent: [(code: GlyphCode, x: Double, y: Double)] = []

    /// - Parameters:
    ///   - codes: the document's codes; the writer takes them, adds those of new glyphs, and gives them back.
    ///   - buffer: its memory is reused, its content dropped.
    init(_ library: FontLibrary, _ codes: inout CodeTable, reusing buffer: inout [UInt8]) {
        self.codes = GlyphCoder(library, &codes)
        text = TextOperators(reusing: &buffer)
    }

    /// Ends the page: gives the codes back, and its content stream.
    mutating func giveBack(_ codes: inout CodeTable, _ content: inout [UInt8]) {
        self.codes.giveBack(&codes)
        text.giveBack(&content)
    }

    /// Shows a run, with a space behind it if its line ends with one.
    mutating func show(_ run: TextRun, endsWithSpace: Bool, _ reading: LineReading? = nil) {
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
                let (code, glyph) = (codes.code(index, font, of: run), glyphs[index])
                text.show(code, size: run.size, x: places.x(of: glyph), y: places.y(of: glyph))
            }
        case .cluster(let cluster): show(cluster, of: run)
        }
    }

    /// Shows a cluster so that its characters are read in order.
    ///
    /// One glyph carries all characters, or the only one. Otherwise they are said without ink, and the glyphs are drawn
    /// behind the run, where they are not read: readers would mix them, or put spaces between them.
    private mutating func show(_ cluster: TextCluster, of run: TextRun) {
        guard let first = cluster.glyphs.first else { return }
        if cluster.isReadFromOneGlyph {
            let places = GlyphPlaces(run, shift: 0)
            let code = codes.code(first.id, cluster.font, readAs: cluster.text)
            return text.show(code, size: run.size, x: places.x(of: first), y: places.y(of: first))
        }
        passOver(.cluster(cluster), of: run)
        InklessText(of: run, from: run.origin.x.inPoints).say(cluster, &codes, on: &text)
        text.unhide()
    }

    /// Writes a space after a run. It has no ink, but separates words for screen readers.
    private mutating func showSpace(behind run: TextRun) {
        guard let font = run.font, let code = codes.space(font) else { return }
        text.show(code, size: run.size, x: (run.origin.x + run.width).inPoints, y: run.origin.y.inPoints)
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
        let line = InklessText(of: run, from: run.origin.x.inPoints)
        run.forEachPiece(of: reading.silentEnd..<reading.wordStart) { line.say($0, of: run, &codes, on: &text) }
        say(reading, in: part, of: run)
        text.unhide()
        run.forEachPiece { passOver($0, of: run) }
    }

    /// Says a word without ink in the room of those of its clusters that are on a line.
    private mutating func say(_ reading: LineReading, in part: Range<Int>, of run: TextRun) {
        let clusters = reading.wordStart..<reading.wordEnd
        let word = TextRun(
            run.shaped, clusters: clusters, origin: Point(x: .zero, y: run.origin.y), size: run.size)
        let room = Double(run.shaped.advance(of: part).rawValue)
        let squeeze = room / Double(max(1, run.shaped.advance(of: clusters).rawValue))
        let inkless = InklessText(of: run, from: run.leftEdge(of: part), squeeze: squeeze)
        guard reading.isRightToLeft else {
            return word.forEachPiece { inkless.say($0, of: run, &codes, on: &text) }
        }
        var characters: [GlyphCode] = []
        word.forEachPiece { characters += codes.characters(of: $0, of: run) }
        inkless.sayFromRightToLeft(characters, in: room / Double(Advance.unitsPerEm), on: &text)
    }

    // MARK: Glyphs that are read elsewhere

    private mutating func passOver(_ piece: TextPiece, of run: TextRun) {
        let (glyphs, font, shift) =
            switch piece {
            case .glyphs(let glyphs, let font, let shift): (glyphs, font, shift)
            case .cluster(let cluster): (cluster.glyphs[...], cluster.font, 0)
            }
        let places = GlyphPlaces(run, shift: shift)
        for glyph in glyphs {
            silent.append((codes.silent(glyph.id, font), places.x(of: glyph), places.y(of: glyph)))
        }
    }

    private mutating func showSilent(size: Length) {
        for glyph in silent { text.show(glyph.code, size: size, x: glyph.x, y: glyph.y) }
        silent.removeAll(keepingCapacity: true)
    }
}

/// The codes that a page's glyphs have in the document's fonts.
struct GlyphCoder {
    private var codes = CodeTable()
    private let library: FontLibrary
    /// The fonts that a space was written in on the page, and their spaces: two or three.
    private var spaces: [(font: Int32, code: GlyphCode?)] = []

    /// - Parameter codes: the document's codes; they are taken, and must be given back.
    init(_ library: FontLibrary, _ codes: inout CodeTable) {
        self.library = library
        swap(&self.codes, &codes)
    }

    mutating func giveBack(_ codes: inout CodeTable) { swap(&self.codes, &codes) }

    /// The code of a glyph that is read as the font says, by its index in the shaped text.
    mutating func code(_ index: Int, _ font: Int32, of run: TextRun) -> GlyphCode {
        let glyph = run.shaped.glyphs[index].id
        if let known = codes.code(glyph, face: font) { return known }
        return codes.add(glyph, face: font, library.program(ofFont: font), readAs: run.shaped.text(ofGlyph: index))
    }

    /// The code of a glyph that is read as a text.
    mutating func code(_ glyph: UInt32, _ font: Int32, readAs text: String) -> GlyphCode {
        codes.code(glyph, face: font, library.program(ofFont: font), readAs: text)
    }

    /// The code of a glyph that is read elsewhere. It counts as a space: every reader takes one for nothing, or for
    /// nothing but a gap.
    mutating func silent(_ glyph: UInt32, _ font: Int32) -> GlyphCode { code(glyph, font, readAs: " ") }

    /// The code of a font's space; nil if it has none.
    mutating func space(_ font: Int32) -> GlyphCode? {
        if let known = spaces.first(where: { $0.font == font }) { return known.code }
        let code = library.spaceGlyph(ofFont: font).map { silent($0, font) }
        spaces.append((font, code))
        return code
    }

    /// The glyph that says a cluster's characters.
    func carrier(of cluster: TextCluster) -> UInt32? { cluster.carrier(library.program(ofFont: cluster.font)) }

    /// The codes that say a piece, one for each character.
    mutating func characters(of piece: TextPiece, of run: TextRun) -> [GlyphCode] {
        switch piece {
        case .glyphs(let glyphs, let font, _): return glyphs.indices.map { code($0, font, of: run) }
        case .cluster(let cluster):
            guard let carrier = carrier(of: cluster) else { return [] }
            return cluster.slots.map { code(carrier, cluster.font, readAs: $0.text) }
        }
    }
}

/// The places of a run's glyphs on the page, in points from the top left.
private struct GlyphPlaces {
    private let origin: (x: Double, y: Double)
    private let shift: Int
    private let scale: Double

    /// - Parameter shift: the origin of the glyphs' own places, in 1/65536 em.
    init(_ run: TextRun, shift: Int) {
        origin = (run.origin.x.inPoints, run.origin.y.inPoints)
        self.shift = shift
        scale = run.size.inPoints / Double(Advance.unitsPerEm)
    }

    func x(of glyph: ShapedText.Glyph) -> Double { origin.x + Double(Int(glyph.x) - shift) * scale }

    func y(of glyph: ShapedText.Glyph) -> Double { origin.y + Double(glyph.y) * scale }
}
