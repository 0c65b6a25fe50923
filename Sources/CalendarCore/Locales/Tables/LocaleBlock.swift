/// What a table says of one locale.
struct LocaleBlock {
    typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

    private let bytes: Bytes

    /// The lines of the block; the first one is its tag.
    init(_ bytes: Bytes) {
        self.bytes = bytes
    }

    var start: Int { bytes.startIndex }
    var end: Int { bytes.endIndex }

    /// `de-AT`
    var tag: String { String(decoding: bytes.prefix { $0 != LocaleBlock.newline }, as: UTF8.self) }

    /// The locale that this is another name of; nil if it is one itself.
    var target: String? { reference(UInt8(ascii: ">")) }

    /// The locale that says what this one leaves out.
    var parent: String? { reference(UInt8(ascii: "=")) }

    /// Keys and values.
    var fields: [(key: String, value: Bytes)] {
        lines.dropFirst().compactMap { line in
            guard let space = line.firstIndex(of: LocaleBlock.space) else { return nil }
            return (String(decoding: line[..<space], as: UTF8.self), line[space...].dropFirst())
        }
    }

    private static let newline = UInt8(ascii: "\n")
    private static let space = UInt8(ascii: " ")

    private var lines: [Bytes] { bytes.split(separator: LocaleBlock.newline) }

    /// What the second line refers to with this sign.
    private func reference(_ sign: UInt8) -> String? {
        let second = bytes.drop { $0 != LocaleBlock.newline }.dropFirst()
        guard second.first == sign else { return nil }
        return String(decoding: second.prefix { $0 != LocaleBlock.newline }.dropFirst(2), as: UTF8.self)
    }
}
