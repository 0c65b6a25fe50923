import CPango
import CalendarLayout

/// The glyphs of a page that no page had before: those of a font on a line, clusters on a line each.
struct Specimen {
    /// Font by font, in the order of their first use.
    private(set) var fonts: [(font: Int32, glyphs: [UInt32])] = []
    private(set) var clusters: [GlyphCodes.Cluster] = []
    private let codes: GlyphCodes

    private static let size = Length.points(10)
    /// From one glyph, or line, to the next: nothing touches.
    private static let pitch = 20.0

    init(of page: Page, beside codes: GlyphCodes, _ library: FontLibrary) {
        self.codes = codes
        page.items.forEachRun { run in run.forEachPiece { add($0, library) } }
    }

    var isEmpty: Bool { fonts.isEmpty && clusters.isEmpty }

    // MARK: Collecting

    private mutating func add(_ piece: TextPiece, _ library: FontLibrary) {
        switch piece {
        case .glyphs(let glyphs, let font, _):
            for glyph in glyphs where codes.code(glyph.id, font: font) == nil { add(glyph.id, font, library) }
        case .cluster(let cluster, _, _):
            if codes.code(cluster) == nil, !clusters.contains(cluster) { clusters.append(cluster) }
            addSpace(of: cluster.font, library)
        }
    }

    private mutating func add(_ glyph: UInt32, _ font: Int32, _ library: FontLibrary) {
        addSpace(of: font, library)
        let index = fonts.firstIndex { $0.font == font } ?? fonts.count
        if index == fonts.count { fonts.append((font, [])) }
        if !fonts[index].glyphs.contains(glyph) { fonts[index].glyphs.append(glyph) }
    }

    /// A font's space may follow any text. It has no ink: Cairo draws it only beside something that has.
    private mutating func addSpace(of font: Int32, _ library: FontLibrary) {
        guard let space = library.spaceGlyph(ofFont: font), codes.code(space, font: font) == nil,
            !fonts.contains(where: { $0.font == font })
        else { return }
        fonts.append((font, [space, Specimen.missingGlyph]))
    }

    /// What fonts draw for characters that they lack; every embedded font has it anyway.
    private static let missingGlyph: UInt32 = 0

    // MARK: Drawing

    /// How many lines there are.
    var lineCount: Int { fonts.count + clusters.count }

    /// The size of the page that it is drawn on, in points.
    var pageSize: (width: Double, height: Double) {
        let longest = fonts.map(\.glyphs.count).max() ?? 0
        return (Double(longest + 2) * Specimen.pitch, Double(lineCount + 1) * Specimen.pitch)
    }

    /// The line that a baseline's distance from the page's top tells.
    static func line(at y: Double) -> Int { Int((y / pitch).rounded()) - 1 }

    func draw(on context: OpaquePointer, _ library: FontLibrary) {
        cairo_set_source_rgb(context, 0, 0, 0)
        for (line, font) in fonts.enumerated() {
            let glyphs = font.glyphs.enumerated().map { index, glyph in
                cairo_glyph_t(index: UInt(glyph), x: Double(index + 1) * Specimen.pitch, y: Specimen.baseline(line))
            }
            cairo_set_scaled_font(context, library.scaledFont(font.font, size: Specimen.size))
            cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
        }
        for (line, cluster) in clusters.enumerated() {
            cairo_set_scaled_font(context, library.scaledFont(cluster.font, size: Specimen.size))
            cluster.draw(on: context, x: Specimen.pitch, y: Specimen.baseline(fonts.count + line))
        }
    }

    private static func baseline(_ line: Int) -> Double { Double(line + 1) * pitch }

    // MARK: Learning

    /// Takes over the codes that Cairo wrote, line by line.
    ///
    /// Throws ``FinishingError`` where a glyph has none.
    func teach(_ lines: [SpecimenLine], _ library: FontLibrary) throws(FinishingError) {
        for (line, (font, glyphs)) in zip(lines, fonts) {
            guard line.codes.count == glyphs.count, !line.hasText else {
                throw FinishingError("a glyph without a code")
            }
            for (code, glyph) in zip(line.codes, glyphs) {
                codes.set(glyph, font: font, to: code.moving(by: library.advance(of: glyph, font: font)))
            }
        }
        for (line, cluster) in zip(lines.dropFirst(fonts.count), clusters) {
            guard line.codes.count == cluster.glyphs.count else { throw FinishingError("a cluster without codes") }
            let glyphs = zip(line.codes, cluster.glyphs).map { code, glyph in
                code.moving(by: library.advance(of: glyph, font: cluster.font))
            }
            codes.set(cluster, to: GlyphCodes.ClusterCode(codes: glyphs, needsText: line.hasText))
        }
    }
}

extension GlyphCodes.Cluster {
    fileprivate func draw(on context: OpaquePointer, x: Double, y: Double) {
        let places = glyphs.map { cairo_glyph_t(index: UInt($0), x: x, y: y) }
        var text = text
        var extent = cairo_text_cluster_t(num_bytes: Int32(text.utf8.count), num_glyphs: Int32(places.count))
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                cairo_show_text_glyphs(
                    context, $0.baseAddress, Int32($0.count), places, Int32(places.count), &extent, 1,
                    cairo_text_cluster_flags_t(0))
            }
        }
    }
}

extension [DisplayItem] {
    /// Every text among the items, in the order in which they are drawn.
    func forEachRun(_ body: (TextRun) -> Void) {
        for item in self {
            switch item {
            case .text(let run): body(run)
            case .clip(_, let items), .link(_, _, let items), .group(_, let items): items.forEachRun(body)
            case .fill, .rules: break
            }
        }
    }
}
