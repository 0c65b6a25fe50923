import CalendarLayout

/// What stands for each glyph in the fonts that Cairo embeds.
///
/// Cairo numbers glyphs anew in the order of their use. So it draws each new one once, on a page that is not kept
/// (``Specimen``), and what it wrote there is the code that every later page uses.
final class GlyphCodes {
    /// How a glyph is written.
    struct Code {
        /// Which of the embedded fonts: the index of its name.
        let subset: Int
        /// One byte in a font of Latin letters, else two.
        let value: UInt16
        /// In em.
        let advance: Double
    }

    /// A cluster whose glyphs do not tell its characters.
    struct Cluster: Hashable {
        let font: Int32
        let glyphs: [UInt32]
        let text: String
    }

    /// How a cluster is written.
    struct ClusterCode {
        let codes: [Code]
        /// Whether its characters have to stand beside it, because the codes stand for others (ISO 32000-1, 14.9.4).
        let needsText: Bool
    }

    /// A font that Cairo embeds.
    struct Subset {
        /// In the pages' resources: `f-0-0`.
        let name: String
        let isLatin: Bool
        /// Cairo's number of the object.
        let object: Int
    }

    private(set) var subsets: [Subset] = []
    /// By font and glyph: the index of its code.
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

    /// Whether one of some glyphs has no code, and none is awaited. Every glyph of the first pages comes by here.
    func hasNew(_ glyphs: ArraySlice<ShapedText.Glyph>, font: Int32) -> Bool {
        guard Int(font) < self.glyphs.count else { return !glyphs.isEmpty }
        return self.glyphs[Int(font)].withUnsafeBufferPointer { known in
            glyphs.contains { Int($0.id) >= known.count || known[Int($0.id)] == GlyphCodes.unknown }
        }
    }

    /// Awaits a code; false where the glyph has one, or one is awaited.
    func await(_ glyph: UInt32, font: Int32) -> Bool {
        guard index(glyph, font) == GlyphCodes.unknown else { return false }
        mark(glyph, font, GlyphCodes.awaited)
        return true
    }

    /// Awaits codes; false where the cluster is not new.
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

    /// The index of a font's name; a name that is new is added.
    func subset(named name: String, isLatin: Bool, object: Int) -> Int {
        if let index = subsets.firstIndex(where: { $0.name == name }) { return index }
        subsets.append(Subset(name: name, isLatin: isLatin, object: object))
        return subsets.count - 1
    }
}
