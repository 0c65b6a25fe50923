import CalendarLayout

/// A part of a run as it is drawn.
enum TextPiece {
    /// Glyphs whose characters can be told from them.
    case glyphs(ArraySlice<ShapedText.Glyph>, font: Int32, shift: Int)
    /// A cluster whose characters may have to be written as well.
    case cluster(GlyphCodes.Cluster, ArraySlice<ShapedText.Glyph>, shift: Int)
}

extension TextRun {
    /// Calls `body` for the pieces of a run, from left to right. A piece's `shift` is the origin of its glyphs'
    /// positions, in 1/65536 em.
    func forEachPiece(_ body: (TextPiece) -> Void) {
        if shaped.isSimple {
            let glyphs = shaped.glyphs[shaped.glyphRange(of: clusters)]
            guard let font = glyphs.first?.font else { return }
            body(.glyphs(glyphs, font: font, shift: shaped.position(ofCluster: clusters.lowerBound).rawValue))
        } else {
            for cluster in visualClusters { piece(cluster).map(body) }
        }
    }

    private func piece(_ cluster: VisualCluster) -> TextPiece? {
        let range = cluster.index..<cluster.index + 1
        let glyphs = shaped.glyphs[shaped.glyphRange(of: range)]
        guard let font = glyphs.first?.font else { return nil }
        let (text, shift) = (String(shaped.text(of: range)), -cluster.shift.rawValue)
        // A space has no ink, so Cairo would leave it out.
        guard text != " " else { return .glyphs(glyphs, font: font, shift: shift) }
        return .cluster(
            GlyphCodes.Cluster(font: font, glyphs: glyphs.map(\.id), text: text), glyphs, shift: shift)
    }
}

extension TextRun {
    /// The font of its first glyph.
    var font: Int32? { shaped.glyphs[shaped.glyphRange(of: clusters)].first?.font }
}
