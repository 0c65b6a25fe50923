import CalendarLayout

/// A part of a run as it is drawn.
enum TextPiece {
    /// Glyphs that are read as their font says.
    case glyphs(ArraySlice<ShapedText.Glyph>, font: Int32, shift: Int)
    /// A cluster whose characters may have to be said.
    case cluster(TextCluster)
}

extension TextRun {
    /// Calls `body` for the pieces of a run, in reading order. A piece's `shift` is the origin of its glyphs'
    /// positions, in 1/65536 em.
    ///
    /// Readers take text in the order in which it is drawn, or in that of its places. So text from right to left is
    /// drawn from right to left, too.
    func forEachPiece(_ body: (TextPiece) -> Void) { forEachPiece(of: clusters, body) }

    /// The same for some of its clusters.
    func forEachPiece(of part: Range<Int>, _ body: (TextPiece) -> Void) {
        guard !shaped.isSimple else {
            let glyphs = shaped.glyphs[shaped.glyphRange(of: part)]
            guard let font = glyphs.first?.font else { return }
            return body(.glyphs(glyphs, font: font, shift: shaped.position(ofCluster: clusters.lowerBound).rawValue))
        }
        let places = places
        var start = part.lowerBound
        while start < part.upperBound {
            var end = start + 1
            while end < part.upperBound, shaped.joins(end, to: start) { end += 1 }
            piece(start..<end, places).map(body)
            start = end
        }
    }

    /// The left edge of some of its clusters, in points from the left of the page.
    func leftEdge(of part: Range<Int>) -> Double {
        let left =
            zip(clusters, places).filter { part.contains($0.0) }
            .map { shaped.position(ofCluster: $0).rawValue + $1 }.min() ?? 0
        return origin.x.inPoints + Double(left) * size.inPoints / Double(Advance.unitsPerEm)
    }

    /// The distance that each cluster's glyphs move to the right of their place in the shaped text, in 1/65536 em.
    private var places: [Int] {
        guard !shaped.levels.isEmpty else {
            let start = shaped.position(ofCluster: clusters.lowerBound).rawValue
            return Array(repeating: -start, count: clusters.count)
        }
        var places = Array(repeating: 0, count: clusters.count)
        for cluster in visualClusters { places[cluster.index - clusters.lowerBound] = cluster.shift.rawValue }
        return places
    }

    private func piece(_ range: Range<Int>, _ places: [Int]) -> TextPiece? {
        guard let font = shaped.glyphs[shaped.glyphRange(of: range)].first?.font else { return nil }
        let glyphs = range.flatMap { index in
            shaped.glyphs[shaped.glyphRange(of: index..<index + 1)].map {
                $0.moved(by: places[index - clusters.lowerBound])
            }
        }
        return .cluster(
            TextCluster(
                text: String(shaped.text(of: range)), font: font, glyphs: glyphs,
                start: shaped.position(ofCluster: range.lowerBound).rawValue
                    + places[range.lowerBound - clusters.lowerBound],
                width: shaped.advance(of: range).rawValue,
                isRightToLeft: !shaped.levels.isEmpty && shaped.levels[range.lowerBound] % 2 == 1))
    }
}

extension ShapedText {
    /// Returns true if a cluster takes no room and is read with the one before it: marks, joiners, selectors.
    fileprivate func joins(_ cluster: Int, to first: Int) -> Bool {
        let (text, glyphs) = (text(of: cluster..<cluster + 1), glyphs[glyphRange(of: cluster..<cluster + 1)])
        let isMark = text.unicodeScalars.first?.isNonspacing ?? true
        guard isMark || advance(of: cluster..<cluster + 1) == .zero, !isOmitted(cluster) else { return false }
        let font = self.glyphs[glyphRange(of: first..<first + 1)].first?.font
        return font != nil && glyphs.allSatisfy { $0.font == font } && self.text(of: first..<first + 1) != " "
    }

    private func isOmitted(_ cluster: Int) -> Bool {
        omitted.contains { $0.contains(utf8Offset(ofCluster: cluster)) }
    }
}

extension ShapedText.Glyph {
    fileprivate func moved(by distance: Int) -> Self {
        Self(id: id, font: Int(font), x: Int(x) + distance, y: Int(y))
    }
}

extension TextRun {
    /// The font of its first glyph.
    var font: Int32? { shaped.glyphs[shaped.glyphRange(of: clusters)].first?.font }
}
