/// Locales as text: a block of lines for each, in the order of their tags (Tools/make-locales says what the lines are).
///
/// The text is a constant of the executable. Only the blocks of the locale that is asked for are read.
struct LocaleTable: Sendable {
    private let text: StaticString

    init(_ text: StaticString) {
        self.text = text
    }

    /// Returns the block of a tag, in any case; nil if the table does not have it.
    func block(_ tag: String) -> LocaleBlock? {
        let wanted = tag.utf8.lazy.map(lowercased)
        var (low, high) = (0, bytes.count)
        while low < high {
            let block = block(around: (low + high) / 2)
            let found = block.tagBytes.lazy.map(lowercased)
            if found.elementsEqual(wanted) { return block }
            (low, high) = found.lexicographicallyPrecedes(wanted) ? (block.end, high) : (low, block.start)
        }
        return nil
    }

    /// The blocks of the locales themselves, sorted by tag, without the root and other names.
    var locales: some Sequence<LocaleBlock> { blocks.lazy.filter(\.isLocale) }

    /// All blocks, in order.
    var blocks: some Sequence<LocaleBlock> {
        sequence(state: 0) { start in
            guard start < bytes.count else { return nil }
            let block = block(around: start)
            start = block.end
            return block
        }
    }

    private var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    }

    private func block(around place: Int) -> LocaleBlock {
        let bytes = bytes
        // A line that is not indented begins a block.
        func isStart(_ place: Int) -> Bool {
            place == 0 || (bytes[place - 1] == LocaleBlock.newline && bytes[place] != LocaleBlock.space)
        }
        var (start, end) = (place, place + 1)
        while !isStart(start) { start -= 1 }
        while end < bytes.count, !isStart(end) { end += 1 }
        return LocaleBlock(bytes[start..<end])
    }
}

/// Returns an ASCII letter in lower case; tags have no others.
private func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
}
