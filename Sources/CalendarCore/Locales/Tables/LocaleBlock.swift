/// A block of a table: the line of its tag (`de-AT = de`), and a line for each field (`  title MMMM y`).
struct LocaleBlock {
    typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

    /// The tag of the block that every other one inherits from in the end.
    static let root = "root"

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

    /// True unless this is the root or another name of a locale.
    var isLocale: Bool { target == nil && tag != LocaleBlock.root }

    /// The locale that this is another name of; nil if it is one itself.
    var target: String? { reference(UInt8(ascii: ">")) }

    /// The locale that has what this one leaves out; nil for the root.
    var parent: String? { tag == LocaleBlock.root ? nil : reference(UInt8(ascii: "=")) ?? LocaleBlock.root }

    /// Keys and values.
    var fields: [(key: String, value: Bytes)] {
        bytes.split(separator: LocaleBlock.newline).dropFirst().compactMap { line in
            let field = line.drop { $0 == LocaleBlock.space }
            guard let space = field.firstIndex(of: LocaleBlock.space) else { return nil }
            return (String(decoding: field[..<space], as: UTF8.self), field[space...].dropFirst())
        }
    }

    static let newline = UInt8(ascii: "\n")
    static let space = UInt8(ascii: " ")

    /// The tag after this sign in the first line.
    private func reference(_ sign: UInt8) -> String? {
        let rest = bytes[tagBytes.endIndex...].dropFirst()
        guard rest.first == sign else { return nil }
        let line = rest.prefix { $0 != LocaleBlock.newline }.dropFirst(2)
        return String(decoding: line.prefix { $0 != LocaleBlock.space }, as: UTF8.self)
    }
}
