/// The characters of an encoding with a byte for each; the first 128 are ASCII.
struct SingleByteTable {
    /// The kind of a character, as far as it distinguishes a right reading from a wrong one.
    enum Kind: UInt8 {
        case lowercase, uppercase
        /// A letter without case, or a mark within words: an apostrophe, a dash.
        case neutral
        case other
        /// Not a character.
        case undefined
    }

    /// The character of each byte from 0x80 on; U+FFFD if there is none.
    private let scalars: [Unicode.Scalar]
    private let kinds: [Kind]

    /// - Parameter characters: one for each byte from 0x80 on.
    private init(_ characters: String) {
        let scalars = Array(characters.unicodeScalars.filter { $0 != "\n" })
        self.scalars = scalars
        kinds = (UInt8(0)...255).map { SingleByteTable.kind($0 < 0x80 ? Unicode.Scalar($0) : scalars[Int($0) - 0x80]) }
    }

    /// Returns nil if the byte is not a character.
    func scalar(_ byte: UInt8) -> Unicode.Scalar? {
        guard byte >= 0x80 else { return Unicode.Scalar(byte) }
        let scalar = scalars[Int(byte) - 0x80]
        return scalar == "\u{FFFD}" ? nil : scalar
    }

    func kind(_ byte: UInt8) -> Kind { kinds[Int(byte)] }

    private static func kind(_ scalar: Unicode.Scalar) -> Kind {
        switch scalar {
        case "\u{FFFD}": .undefined
        case "'", "-", "‘", "’", "–", "—", "…", "·", "/": .neutral
        default:
            scalar.properties.isLowercase
                ? .lowercase
                : scalar.properties.isUppercase
                    ? .uppercase
                    : scalar.properties.isAlphabetic ? .neutral : .other
        }
    }

    /// Windows-1252, as the Unicode Consortium maps it; five bytes are not characters.
    static let windows1252 = SingleByteTable(
        """
        €\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}Ž\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}žŸ\u{A0}¡¢£¤¥¦§¨©ª«¬\u{AD}®¯°±²³´µ¶·¸¹º»¼½¾¿\
        ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ\

        """)

    /// Windows-1250, as the Unicode Consortium maps it; five bytes are not characters.
    static let windows1250 = SingleByteTable(
        """
        €\u{FFFD}‚\u{FFFD}„…†‡\u{FFFD}‰Š‹ŚŤŽŹ\u{FFFD}‘’“”•–—\u{FFFD}™š›śťžź\u{A0}ˇ˘Ł¤Ą¦§¨©Ş«¬\u{AD}®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľż\
        ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙\

        """)

    /// Mac OS Roman with the euro sign, as Apple maps it.
    static let macRoman = SingleByteTable(
        """
        ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø\
        ¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ\

        """)
}
