/// A character of a plain text.
struct PlainCharacter {
    let kind: Kind
    /// In UTF-8 code units.
    let length: Int

    /// Its class for line breaking.
    enum Kind {
        case space, letter, digit, stop, slash, hyphen, dash, emDash, opening, closing, brace, quote, exclamation,
            ellipsis
    }

    /// The character at an offset; nil at the end, or if it is not plain.
    init?(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
        guard offset < bytes.count else { return nil }
        let byte = bytes[offset]
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): self.init(.letter, 1)
        case UInt8(ascii: " "): self.init(.space, 1)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self.init(.digit, 1)
        case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"): self.init(.stop, 1)
        case UInt8(ascii: "/"): self.init(.slash, 1)
        case UInt8(ascii: "-"): self.init(.hyphen, 1)
        case UInt8(ascii: "|"): self.init(.dash, 1)
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): self.init(.opening, 1)
        case UInt8(ascii: ")"), UInt8(ascii: "]"): self.init(.closing, 1)
        case UInt8(ascii: "}"): self.init(.brace, 1)
        case UInt8(ascii: "'"), UInt8(ascii: "\""): self.init(.quote, 1)
        case UInt8(ascii: "!"), UInt8(ascii: "?"): self.init(.exclamation, 1)
        // Whether a line may end at these depends on more than their neighbours.
        case UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "%"), UInt8(ascii: "\\"): return nil
        case 0x21..<0x7F: self.init(.letter, 1)
        case 0xC2...0xC8: self.init(byte, bytes[offset + 1])
        case 0xE2: self.init(byte, bytes[offset + 1], bytes[offset + 2])
        default: return nil
        }
    }

    /// ¼ ½ ¾, and U+00C0 to U+023F without the signs × and ÷.
    private init?(_ first: UInt8, _ second: UInt8) {
        switch (first, second) {
        case (0xC3, 0x97), (0xC3, 0xB7): return nil
        case (0xC3..., _), (_, 0xBC...0xBE): self.init(.letter, 2)
        default: return nil
        }
    }

    /// – — ’ ….
    private init?(_ first: UInt8, _ second: UInt8, _ third: UInt8) {
        switch (second, third) {
        case (0x80, 0x93): self.init(.dash, 3)
        case (0x80, 0x94): self.init(.emDash, 3)
        case (0x80, 0x99): self.init(.quote, 3)
        case (0x80, 0xA6): self.init(.ellipsis, 3)
        default: return nil
        }
    }

    private init(_ kind: Kind, _ length: Int) {
        (self.kind, self.length) = (kind, length)
    }
}
