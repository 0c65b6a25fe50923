/// A block of a table: the line of its tag (`de-AT = de`), and a line for each field (`  title MMMM y`).
struct LocaleBlock {
    typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

    private let bytes: Bytes

    /// The lines of the block.
    init(_ bytes: Bytes) {
        self.bytes = bytes
    }

    var start: Int { bytes.startIndex }
    var end: Int { bytes.endIndex }

    /// `de-AT`
    var tag: String { String(decoding: tagBytes, as: UTF8.self) }

    /// The letters of the tag.
    var tagBytes: Bytes { bytes.prefix { $0 != LocaleBlock.space && $0 != LocaleBlock.newline } }

    /// The locale that this is another name of; nil if it is one itself.
    var target: String? { reference(UInt8(ascii: ">")) }

    /// The locale that has what this one leaves out; nil if only the root has it.
    var parent: String? { reference(UInt8(ascii: "=")) }

    /// A line: its key, and the bytes of its value.
    struct Field {
        let key: String
        let value: UnsafeBufferPointer<UInt8>
    }

    /// The lines after the first.
    var fields: [Field] {
        var fields: [Field] = []
        var lineEnd = place(of: LocaleBlock.newline, from: start)
        while lineEnd + 1 < end {
            let key = lineEnd + 1 + LocaleBlock.indent
            let space = place(of: LocaleBlock.space, from: key)
            lineEnd = place(of: LocaleBlock.newline, from: space)
            let value = UnsafeBufferPointer(rebasing: bytes[space..<lineEnd].dropFirst())
            fields.append(Field(key: String(decoding: bytes[key..<space], as: UTF8.self), value: value))
        }
        return fields
    }

    static let newline = UInt8(ascii: "\n")
    static let space = UInt8(ascii: " ")

    /// The spaces before a field.
    private static let indent = 2

    /// Returns the next place of a byte, or the end.
    private func place(of byte: UInt8, from start: Int) -> Int {
        var place = start
        while place < end, bytes[place] != byte { place += 1 }
        return place
    }

    /// The tag after this sign in the first line.
    private func reference(_ sign: UInt8) -> String? {
        let rest = bytes[tagBytes.endIndex...].dropFirst()
        guard rest.first == sign else { return nil }
        let line = rest.prefix { $0 != LocaleBlock.newline }.dropFirst(2)
        return String(decoding: line.prefix { $0 != LocaleBlock.space }, as: UTF8.self)
    }
}
