import CalendarLayout

/// Measures with faces whose characters are all equally wide, so that a test can count instead of measuring.
struct SquareEmMeasurer: TextMeasurer {
    /// The advance of every character, in 1/65536 em.
    var regular = Advance.unitsPerEm
    var bold = Advance.unitsPerEm
    var condensed = Advance.unitsPerEm * 3 / 4
    var condensedBold = Advance.unitsPerEm * 3 / 4
    /// The characters that no face has.
    var missing: Set<Unicode.Scalar> = []

    /// About as wide as the faces that pages are printed in.
    static let narrow = SquareEmMeasurer(
        regular: Advance.unitsPerEm / 2, bold: Advance.unitsPerEm / 2, condensed: Advance.unitsPerEm * 3 / 8,
        condensedBold: Advance.unitsPerEm * 3 / 8)

    /// 0.8 em above the baseline, 0.2 below; capitals 0.7 high.
    static let metrics = FaceMetrics(
        ascent: Advance.unitsPerEm * 4 / 5, descent: Advance.unitsPerEm / 5, capHeight: Advance.unitsPerEm * 7 / 10)

    var failure: MeasuringError? { nil }

    var hasMissedGlyphs: Bool { !missing.isEmpty }

    func metrics(of face: FontFace) -> FaceMetrics { SquareEmMeasurer.metrics }

    func advance(of face: FontFace) -> Int {
        switch face {
        case .regular: regular
        case .bold: bold
        case .condensed: condensed
        case .condensedBold: condensedBold
        }
    }

    func shape(_ text: String, in face: FontFace) -> ShapedText {
        let (advance, fonts) = (advance(of: face), text.isEmpty ? [] : [face.rawValue])
        var clusters: [ShapedText.Cluster] = []
        var glyphs: [ShapedText.Glyph] = []
        var offset = 0
        for character in text {
            let x = clusters.count * advance
            clusters.append(ShapedText.Cluster(utf8Offset: offset, firstGlyph: glyphs.count, position: x))
            glyphs += character.unicodeScalars.map { ShapedText.Glyph(id: $0.value, font: face.rawValue, x: x, y: 0) }
            offset += character.utf8.count
        }
        return ShapedText(
            text: text, face: face, clusters: clusters, glyphs: glyphs, advance: Advance(clusters.count * advance),
            isSimple: glyphs.count == clusters.count, levels: levels(of: text), fonts: fonts,
            missing: text.unicodeScalars.filter(missing.contains))
    }

    /// Hebrew letters, and what is between two of them, run from right to left; a number between them does not.
    private func levels(of text: String) -> [UInt8] {
        let isHebrew = text.map { ("א"..."ת").contains($0) }
        guard let first = isHebrew.firstIndex(of: true), let last = isHebrew.lastIndex(of: true) else { return [] }
        return text.enumerated().map { index, character in
            index < first || index > last ? 0 : character.isNumber ? 2 : 1
        }
    }

    /// After spaces, after a hyphen between letters, and after a slash before a letter; never before a space, a slash
    /// or closing punctuation.
    func lineBreakOpportunities(in text: String) -> [Int] {
        let characters = Array(text)
        var (opportunities, offset): ([Int], Int) = ([], 0)
        for index in characters.indices {
            if index > 0, mayBreak(characters, before: index) { opportunities.append(offset) }
            offset += characters[index].utf8.count
        }
        return opportunities
    }

    private func mayBreak(_ characters: [Character], before index: Int) -> Bool {
        let (last, next) = (characters[index - 1], characters[index])
        if " /,.;:!?)]}".contains(next) { return false }
        switch last {
        case " ": return true
        case "/": return next.isLetter
        case "-": return index > 1 && characters[index - 2].isLetter && next.isLetter
        default: return false
        }
    }
}
