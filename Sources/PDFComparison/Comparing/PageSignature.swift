/// Identifies a page by hashes of its words, so that pages can be paired without keeping their text.
struct PageSignature: Hashable {
    private let words: [UInt64]

    /// - Parameter words: the page's words, in any order.
    init(_ words: [String]) { self.words = words.map(PageSignature.number).sorted() }

    /// The signatures of all pages of a document.
    static func all(of document: PDFDocument, _ pageCount: Int) throws(ComparisonError) -> [PageSignature] {
        var signatures: [PageSignature] = []
        for start in stride(from: 1, through: pageCount, by: 64) {
            let words = try PDFWords(document, pages: start...min(start + 63, pageCount))
            let byPage = Dictionary(grouping: words.words, by: \.page)
            signatures += words.pageSizes.indices.map { PageSignature((byPage[start + $0] ?? []).map(\.text)) }
        }
        return signatures
    }

    /// From 0 for no words in common to 1 for the same words.
    func similarity(to other: PageSignature) -> Double {
        let (a, b) = (Set(words), Set(other.words))
        return a.isEmpty && b.isEmpty ? 1 : Double(a.intersection(b).count) / Double(a.union(b).count)
    }

    /// FNV-1a, 64 bits.
    private static func number(of word: String) -> UInt64 {
        word.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
