import CalendarLayout

/// The code of each glyph in the fonts that Cairo embeds.
///
/// Cairo numbers glyphs in the order of their first use. So it draws each new one once, on a page that is thrown away
/// (``Specimen``); the code that it writes there serves all pages.
final class GlyphCodes {
    /// The code of a glyph.
    struct Code {
        /// The embedded font, by the index of its name.
        let subset: Int
        /// One byte in a Latin font, otherwise two.
        let value: UInt16
        /// The glyph's advance, in em.
        let advance: Double
    }

    /// A cluster whose characters cannot be told from its glyphs.
    struct Cluster: Hashable {
        let font: Int32
        let glyphs: [UInt32]
        let text: String
    }

    /// The codes of a cluster.
    struct ClusterCode {
        let codes: [Code]
        /// Whether its characters have to be written as well, because the codes stand for others (ISO 32000-1, 14.9.4).
        let needsText: Bool
    }

    /// A font that Cairo embeds.
    struct Subset {
        /// Its name in the pages' resources: `f-0-0`.
        let name: String
        let isLatin: Bool
        /// Cairo's number for its object.
        let object: Int
    }

    private(set) var subsets: [Subset] = []
    /// The index of each glyph's code, by font and glyph.
    private var glyphs: [[Int32]] = []
    private var codes: [Code] = []
    private var clusters: [Cluster: ClusterCode] = [:]
    private var awaitedClusters: Set<Cluster> = []

    private static let unknown: Int32 = -1
    private static let awaited: Int32 = -2

    func code(_ glyph: UInt32, font: Int32) -> Code? {
        let index = index(glyph, font)
        return index >= 0 ? codes[Int(index)] : nil
    }

    func code(_ cluster: Cluster) -> ClusterCode? { clusters[cluster] }

    func set(_ glyph: UInt32, font: Int32, to code: Code) {
        mark(glyph, font, Int32(codes.count))
        codes.append(code)
    }

    func set(_ cluster: Cluster, to code: ClusterCode) { clusters[cluster] = code }

    // MARK: Awaited codes

    /// Whether any of the glyphs has no code and awaits none. Called for every glyph of the first pages.
    func hasNew(_ glyphs: ArraySlice<ShapedText.Glyph>, font: Int32) -> Bool {
        guard Int(font) < self.glyphs.count else { return !glyphs.isEmpty }
        return self.glyphs[Int(font)].withUnsafeBufferPointer { known in
            glyphs.contains { Int($0.id) >= known.count || known[Int($0.id)] == GlyphCodes.unknown }
        }
    }

    /// Marks a glyph as awaiting its code. Returns false if it has one or awaits one already.
    func await(_ glyph: UInt32, font: Int32) -> Bool {
        guard index(glyph, font) == GlyphCodes.unknown else { return false }
        mark(glyph, font, GlyphCodes.awaited)
        return true
    }

    /// Marks a cluster as awaiting its codes. Returns false if it is not new.
    func await(_ cluster: Cluster) -> Bool {
        clusters[cluster] == nil && awaitedClusters.insert(cluster).inserted
    }

    // MARK: The table

    private func index(_ glyph: UInt32, _ font: Int32) -> Int32 {
        guard Int(font) < glyphs.count, Int(glyph) < glyphs[Int(font)].count else { return GlyphCodes.unknown }
        return glyphs[Int(font)][Int(glyph)]
    }

    private func mark(_ glyph: UInt32, _ font: Int32, _ index: Int32) {
        while glyphs.count <= Int(font) { glyphs.append([]) }
        let missing = Int(glyph) + 1 - glyphs[Int(font)].count
        if missing > 0 {
            glyphs[Int(font)].append(contentsOf: repeatElement(GlyphCodes.unknown, count: missing))
        }
        glyphs[Int(font)][Int(glyph)] = index
    }

    /// The index of a font's name; adds a new name.
    func subset(named name: String, isLatin: Bool, object: Int) -> Int {
        if let index = subsets.firstIndex(where: { $0.name == name }) { return index }
        subsets.append(Subset(name: name, isLatin: isLatin, object: object))
        return subsets.count - 1
    }
}
