import CalendarLayout

/// The places of a run's glyphs on the page, in points from the top left.
struct GlyphPlaces {
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
