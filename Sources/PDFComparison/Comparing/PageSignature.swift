/// The words of a page as numbers, by which pages are told apart without keeping them.
struct PageSignature: Hashable {
    private let words: [UInt64]

    /// Of a page's words, in any order.
    init(_ words: [String]) { self.words = words.map(PageSignature.number).sorted() }

    /// 1 for the same words, 0 for none in common.
    func likeness(to other: PageSignature) -> Double {
        let (a, b) = (Set(words), Set(other.words))
        return a.isEmpty && b.isEmpty ? 1 : Double(a.intersection(b).count) / Double(a.union(b).count)
    }

    /// FNV-1a, 64 bits.
    private static func number(of word: String) -> UInt64 {
        word.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
