import CalendarLayout

/// Characters of a run that are read and not seen: text without ink.
struct InklessText {
    private let size: Length
    /// The line's place, in points from the top.
    private let y: Double
    /// The place of its left end, in points from the left.
    private let x: Double
    /// The factor by which all glyphs are narrower than the font's.
    private let squeeze: Double

    init(of run: TextRun, from x: Double, squeeze: Double = 1) {
        (size, y) = (run.size, run.origin.y.inPoints)
        (self.x, self.squeeze) = (x, squeeze)
    }

    func say(_ piece: TextPiece, of run: TextRun, _ codes: inout GlyphCoder, on text: inout TextOperators) {
        switch piece {
        case .glyphs(let glyphs, let font, let shift): say(glyphs, font, shift, of: run, &codes, on: &text)
        case .cluster(let cluster): say(cluster, &codes, on: &text)
        }
    }

    /// Says the characters of a cluster, each in its own place.
    func say(_ cluster: TextCluster, _ codes: inout GlyphCoder, on text: inout TextOperators) {
        guard let carrier = codes.carrier(of: cluster) else { return }
        let scale = squeeze * size.inPoints / Double(Advance.unitsPerEm)
        for slot in cluster.slots {
            let code = codes.code(carrier, cluster.font, readAs: slot.text)
            let percent = 100 * squeeze * slot.width / Double(Advance.unitsPerEm) / code.advance
            text.hide(percent: percent.isFinite ? Int(min(max(percent, 1), 10_000).rounded()) : 100)
            text.show(code, size: size, x: x + slot.start * scale, y: y)
        }
    }

    /// Says glyphs one behind the other.
    private func say(
        _ glyphs: ArraySlice<ShapedText.Glyph>, _ font: Int32, _ shift: Int, of run: TextRun,
        _ codes: inout GlyphCoder, on text: inout TextOperators
    ) {
        guard let first = glyphs.first else { return }
        text.hide(percent: max(1, Int((100 * squeeze).rounded())))
        let scale = size.inPoints / Double(Advance.unitsPerEm)
        var place = x + Double(Int(first.x) - shift) * scale * squeeze
        for index in glyphs.indices {
            let code = codes.code(index, font, of: run)
            text.show(code, size: size, x: place, y: y)
            place += code.advance * size.inPoints
        }
    }

    /// Says characters in places of equal width, the first at the right; `room` is in em. They meet or overlap: readers
    /// take gaps for spaces, and pdf.js turns characters around that go back by less than 0.2 em.
    func sayFromRightToLeft(_ characters: [GlyphCode], in room: Double, on text: inout TextOperators) {
        let pitch = room / Double(max(1, characters.count))
        let width = max(pitch, 0.22 - pitch)
        for (index, code) in characters.enumerated() {
            let place = characters.count - 1 - index
            text.hide(percent: max(1, Int((100 * width / max(code.advance, 0.01)).rounded(.up))))
            text.show(code, size: size, x: x + pitch * Double(place) * size.inPoints, y: y)
        }
    }
}
