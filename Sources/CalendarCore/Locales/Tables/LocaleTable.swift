/// Locales as text: a block of lines for each, in the order of their tags (Tools/make-locales says what the lines are).
///
/// The text is a constant of the executable. Nothing is made of it but the locale that is asked for.
struct LocaleTable: Sendable {
    private let text: StaticString

    init(_ text: StaticString) {
        self.text = text
    }

    /// The block of a tag, in any case; nil if there is none.
    func block(_ tag: String) -> LocaleBlock? {
        let wanted = tag.lowercased()
        var (low, high) = (0, bytes.count)
        while low < high {
            let block = self.block(at: (low + high) / 2, from: low)
            let found = block.tag.lowercased()
            if found == wanted { return block }
            if found.utf8.lexicographicallyPrecedes(wanted.utf8) {
                low = min(high, block.end + LocaleTable.gap)
            } else {
                high = block.start
            }
        }
        return nil
    }

    /// The tags of the locales, sorted, without their other names.
    var tags: [String] { blocks.filter { $0.target == nil }.map(\.tag) }

    /// All blocks, in order.
    var blocks: some Sequence<LocaleBlock> {
        sequence(state: 0) { start in
            guard start < bytes.count else { return nil }
            let block = block(at: start, from: start)
            start = block.end + LocaleTable.gap
            return block
        }
    }

    private static let gap = 2

    private var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    }

    /// The block around a place, or before it if that is a gap; blocks begin at `low` at the earliest.
    private func block(at place: Int, from low: Int) -> LocaleBlock {
        let bytes = bytes
        var start = place
        while start > low, !(start >= low + LocaleTable.gap && isGap(start - LocaleTable.gap)) { start -= 1 }
        var end = start
        while end < bytes.count, !isGap(end) { end += 1 }
        return LocaleBlock(bytes[start..<end])
    }

    private func isGap(_ place: Int) -> Bool {
        place + 1 < bytes.count && bytes[place] == UInt8(ascii: "\n") && bytes[place + 1] == UInt8(ascii: "\n")
    }
}
