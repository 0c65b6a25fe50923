/// Locales as text: a block of lines for each, in the order of their tags (Tools/make-locales says what the lines are).
///
/// The text is a constant of the executable. Only the blocks of the locale that is asked for are read.
struct LocaleTable: Sendable {
    private let text: StaticString

    init(_ text: StaticString) {
        self.text = text
    }

    /// The first block, which all others inherit from.
    var root: LocaleBlock { block(around: 0) }

    /// Returns the block of a tag, in any case; nil if the table does not have it.
    func block(_ tag: String) -> LocaleBlock? {
        let wanted = tag.utf8.map(lowercased)
        if let block = ownBlock(wanted) { return block }
        guard let last = wanted.lastIndex(of: UInt8(ascii: "-")) else { return nil }
        return ownBlock(Array(wanted[..<last]))?.extended.first { $0.tag.utf8.map(lowercased) == wanted }
    }

    /// Returns the block that begins with a tag in lower case.
    private func ownBlock(_ wanted: [UInt8]) -> LocaleBlock? {
        var (low, high) = (root.end, bytes.count)
        while low < high {
            let block = block(around: (low + high) / 2)
            let order = order(of: block.tagBytes, wanted)
            if order == 0 { return block }
            (low, high) = order < 0 ? (block.end, high) : (low, block.start)
        }
        return nil
    }

    /// The blocks of the locales themselves, without other names; each before those that only add a subtag.
    var locales: some Sequence<LocaleBlock> {
        blocks.lazy.filter { $0.target == nil }.flatMap { [$0] + $0.extended }
    }

    /// All blocks besides the root, in order.
    var blocks: some Sequence<LocaleBlock> {
        sequence(state: root.end) { start in
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
            place == 0 || (bytes[place - 1] == UInt8(ascii: "\n") && bytes[place] != UInt8(ascii: " "))
        }
        var (start, end) = (place, place + 1)
        while !isStart(start) { start -= 1 }
        while end < bytes.count, !isStart(end) { end += 1 }
        return LocaleBlock(bytes[start..<end])
    }

    /// Returns a negative number if a tag comes before the wanted one, and 0 if it is the same in any case.
    private func order(of tag: LocaleBlock.Bytes, _ wanted: [UInt8]) -> Int {
        for (index, byte) in wanted.enumerated() {
            guard index < tag.count else { return -1 }
            let found = lowercased(tag[tag.startIndex + index])
            if found != byte { return Int(found) - Int(byte) }
        }
        return tag.count - wanted.count
    }
}

/// Returns an ASCII letter in lower case; tags have no others.
private func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
}
