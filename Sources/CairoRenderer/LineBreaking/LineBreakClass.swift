/// A character's role in line breaking (UAX #14, table 1), by the short name that Unicode's rules use.
///
/// `Tools/make-line-breaks` writes the tables with these cases, in this order. Rule LB1 is applied there: AI, SG and XX
/// are `al`, CJ is `ns`.
enum LineBreakClass: UInt8 {
    /// Letters and other signs.
    case al
    /// A dash with a line's end on either side: —.
    case b2
    /// A line may end after it: |, –, a soft hyphen.
    case ba
    /// A line may end before it: ´.
    case bb
    /// The end of a paragraph or a page.
    case bk
    /// A place for an object.
    case cb
    /// Closing punctuation: }, 。.
    case cl
    /// A mark on the character before it.
    case cm
    /// The closing brackets ) and ], in East Asian width `cpWide`.
    case cp
    case cpWide
    case cr
    /// An emoji that can have a skin tone.
    case eb
    /// A skin tone.
    case em
    /// Exclamation and question marks.
    case ex
    /// Keeps its neighbours together: a space without a line's end.
    case gl
    /// A Hangul syllable without a final consonant.
    case h2
    /// A Hangul syllable with a final consonant.
    case h3
    /// A Hebrew letter.
    case hl
    /// The hyphen-minus.
    case hy
    /// An ideograph: Han, Kana, most emoji.
    case id
    /// A code point that is kept for a pictograph.
    case idReserved
    /// Leaders: ….
    case `in`
    /// Punctuation in numbers: . , : ;.
    case `is`
    /// The consonants and vowels that Hangul syllables are made of: leading, final, vowel.
    case jl
    case jt
    case jv
    case lf
    case nl
    /// No line begins with it: a small Kana.
    case ns
    /// A digit.
    case nu
    /// Opening punctuation, in East Asian width `opWide`.
    case op
    case opWide
    /// A sign behind numbers: %, °.
    case po
    /// A sign before numbers: $, +, \.
    case pr
    /// A quotation mark of either side.
    case qu
    /// Half a flag.
    case ri
    /// A letter of Thai, Lao, Khmer and others, whose words only a dictionary tells apart; a mark there is `saMark`.
    case sa
    case saMark
    case sp
    /// The slash.
    case sy
    /// Keeps its neighbours together, and has no width.
    case wj
    /// A line may end here, and nothing is printed.
    case zw
    /// Joins emoji.
    case zwj

    /// True if only a dictionary knows where words begin in a row of such characters.
    var needsDictionary: Bool { self == .sa || self == .saMark }

    var isOpeningBracket: Bool { self == .op || self == .opWide }

    /// True if it goes with the character before it.
    var isMark: Bool { self == .cm || self == .zwj || self == .saMark }

    /// True if a line always ends after it.
    var endsParagraph: Bool {
        switch self {
        case .bk, .cr, .lf, .nl: true
        default: false
        }
    }
}
