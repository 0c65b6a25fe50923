import CCairo
import CalendarLayout

/// The glyphs that are new on some pages, laid out for Cairo to draw: one line for each font.
struct Specimen {
    /// New glyphs by font, in the order of first use.
    private(set) var fonts: [(font: Int32, glyphs: [UInt32])] = []
    private let codes: GlyphCodes
    private let library: FontLibrary

    private static let size = Length.points(10)
    /// The distance between glyphs, and between lines, in points: nothing touches.
    private static let pitch = 20.0

    init(_ codes: GlyphCodes, _ library: FontLibrary) {
        (self.codes, self.library) = (codes, library)
    }

    // MARK: Collecting

    mutating func add(_ page: Page) {
        page.items.forEachRun { run in run.forEachPiece { add($0) } }
    }

    private mutating func add(_ piece: TextPiece) {
        switch piece {
        case .glyphs(let glyphs, let font, _): add(glyphs, font)
        case .cluster(let cluster): add(cluster.glyphs[...], cluster.font)
        }
    }

    private mutating func add(_ glyphs: ArraySlice<ShapedText.Glyph>, _ font: Int32) {
        guard codes.hasNew(glyphs, font: font), library.hasInk(font) else { return }
        addSpace(of: font)
        for glyph in glyphs { add(glyph.id, font) }
    }

    /// Adds a font's space, which may follow any text.
    private mutating func addSpace(of font: Int32) {
        if let space = library.spaceGlyph(ofFont: font) { add(space, font) }
    }

    private mutating func add(_ glyph: UInt32, _ font: Int32) {
        guard codes.await(glyph, font: font) else { return }
        let index = fonts.firstIndex { $0.font == font } ?? fonts.count
        if index == fonts.count { fonts.append((font, [])) }
        fonts[index].glyphs.append(glyph)
    }

    // MARK: Drawing

    /// How many lines there are.
    var lineCount: Int { fonts.count }

    /// The size of the specimen's page, in points.
    var pageSize: (width: Double, height: Double) {
        let longest = fonts.map(\.glyphs.count).max() ?? 0
        return (Double(longest + 2) * Specimen.pitch, Double(lineCount + 1) * Specimen.pitch)
    }

    /// The line whose baseline is at this distance from the top of the page.
    static func line(at y: Double) -> Int { Int((y / pitch).rounded()) - 1 }

    func draw(on context: OpaquePointer) {
        cairo_set_source_rgb(context, 0, 0, 0)
        for (line, font) in fonts.enumerated() {
            let glyphs = visible(font.glyphs, font.font).enumerated().map { index, glyph in
                cairo_glyph_t(index: UInt(glyph), x: Double(index + 1) * Specimen.pitch, y: Specimen.baseline(line))
            }
            cairo_set_scaled_font(context, library.scaledFont(font.font, size: Specimen.size))
            cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
        }
    }

    /// The glyphs, and behind them one that has ink if none of them has: Cairo leaves out what cannot be seen, such as
    /// the spaces of Unicode.
    private func visible(_ glyphs: [UInt32], _ font: Int32) -> [UInt32] {
        guard !glyphs.contains(where: { library.hasInk($0, font: font) }), let inked = library.inkedGlyph(ofFont: font)
        else { return glyphs }
        return glyphs + [inked]
    }

    private static func baseline(_ line: Int) -> Double { Double(line + 1) * pitch }

    // MARK: Codes

    /// Gives each glyph the code that Cairo wrote for it.
    ///
    /// Throws ``PDFWritingError`` if one has none.
    func assignCodes(from lines: [SpecimenLine]) throws(PDFWritingError) {
        for (line, font) in zip(lines, fonts) { try assignCodes(from: line, to: font.glyphs, font: font.font) }
    }

    private func assignCodes(from line: SpecimenLine, to glyphs: [UInt32], font: Int32) throws(PDFWritingError) {
        guard line.codes.count == visible(glyphs, font).count else {
            throw PDFWritingError("a glyph without a code")
        }
        for (index, glyph) in glyphs.enumerated() {
            codes.set(glyph, font: font, to: moving(line.codes[index], by: glyph, font))
        }
    }

    /// A code with its glyph's advance, in em.
    private func moving(_ code: SpecimenLine.Code, by glyph: UInt32, _ font: Int32) -> GlyphCodes.Code {
        GlyphCodes.Code(
            subset: code.subset, value: code.value, advance: library.advance(of: glyph, font: font))
    }
}

extension [DisplayItem] {
    /// Calls `body` for every text among the items, in drawing order.
    func forEachRun(_ body: (TextRun) -> Void) {
        for item in self {
            switch item {
            case .text(let run): body(run)
            case .clip(_, let items), .link(_, _, let items), .group(_, let items): items.forEachRun(body)
            case .fill, .rules, .outline: break
            }
        }
    }
}
