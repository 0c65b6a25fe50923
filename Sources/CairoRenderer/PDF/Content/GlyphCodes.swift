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
        /// Cairo's name for it: `f-0-0`. Pages call it by its index: `F0`.
        let name: String
        let isLatin: Bool
        /// Cairo's number for its object.
        let object: Int
    }

    private(set) var table = CodeTable()
    private var awaitedClusters: Set<Cluster> = []

    func set(_ glyph: UInt32, font: Int32, to code: Code) { table.set(glyph, font: font, to: code) }

    func set(_ cluster: Cluster, to code: ClusterCode) { table.set(cluster, to: code) }

    // MARK: Awaited codes

    /// Whether any of the glyphs has no code and awaits none. Called for every glyph of the first pages.
    func hasNew(_ glyphs: ArraySlice<ShapedText.Glyph>, font: Int32) -> Bool { table.hasNew(glyphs, font: font) }

    /// Marks a glyph as awaiting its code. Returns false if it has one or awaits one already.
    func await(_ glyph: UInt32, font: Int32) -> Bool { table.await(glyph, font: font) }

    /// Marks a cluster as awaiting its codes. Returns false if it is not new.
    func await(_ cluster: Cluster) -> Bool {
        table.code(cluster) == nil && awaitedClusters.insert(cluster).inserted
    }

    /// The index of a font's name; adds a new name.
    func subset(named name: String, isLatin: Bool, object: Int) -> Int {
        table.subset(named: name, isLatin: isLatin, object: object)
    }
}
