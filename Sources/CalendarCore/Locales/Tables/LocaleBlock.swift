/// A block of a table: its tag and parent (`de-AT = de`), then fields, with "; " or a line break before each.
struct LocaleBlock {
    typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

    private let bytes: Bytes
    /// The subtag after the tag of the block, for a locale that is the same.
    private let subtag: String?

    /// The lines of the block.
    init(_ bytes: Bytes, subtag: String? = nil) {
        (self.bytes, self.subtag) = (bytes, subtag)
    }

    var start: Int { bytes.startIndex }
    var end: Int { bytes.endIndex }

    /// `de-AT`
    var tag: String { String(decoding: tagBytes, as: UTF8.self) + (subtag.map { "-" + $0 } ?? "") }

    /// The letters of the tag in the table.
    var tagBytes: Bytes { bytes.prefix { $0 != UInt8(ascii: " ") && !LocaleBlock.isEnd($0) } }

    /// The locale that this is another name of; nil if it is one itself.
    var target: String? { reference(UInt8(ascii: ">")) }

    /// The locale that has what this one leaves out; nil if only the root has it.
    var parent: String? { reference(UInt8(ascii: "=")) }

    /// The locales that only add a subtag to the tag.
    var extended: [LocaleBlock] {
        guard let same = fields.first, same.key == "same" else { return [] }
        return same.value.split(separator: UInt8(ascii: " ")).map {
            LocaleBlock(bytes, subtag: String(decoding: $0, as: UTF8.self))
        }
    }

    /// A key and the bytes of its value.
    struct Field {
        let key: String
        let value: UnsafeBufferPointer<UInt8>
    }

    /// The fields, in order.
    var fields: [Field] {
        var fields: [Field] = []
        var fieldEnd = place(from: start, where: LocaleBlock.isEnd)
        while fieldEnd + 1 < end {
            let key = place(from: fieldEnd + 1) { $0 != UInt8(ascii: " ") }
            let keyEnd = place(from: key) { $0 == UInt8(ascii: " ") }
            fieldEnd = place(from: keyEnd, where: LocaleBlock.isEnd)
            let value = UnsafeBufferPointer(rebasing: bytes[keyEnd..<fieldEnd].dropFirst())
            fields.append(Field(key: String(decoding: bytes[key..<keyEnd], as: UTF8.self), value: value))
        }
        return fields
    }

    /// Returns the next place of such a byte, or the end.
    private func place(from start: Int, where holds: (UInt8) -> Bool) -> Int {
        var place = start
        while place < end, !holds(bytes[place]) { place += 1 }
        return place
    }

    /// True for what ends a field.
    private static func isEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: ";") }

    /// The tag after this sign in the first line.
    private func reference(_ sign: UInt8) -> String? {
        let rest = bytes[tagBytes.endIndex...].dropFirst()
        guard rest.first == sign else { return nil }
        let tag = rest.dropFirst(2).prefix { $0 != UInt8(ascii: " ") && !LocaleBlock.isEnd($0) }
        return String(decoding: tag, as: UTF8.self)
    }
}
