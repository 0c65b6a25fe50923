import CPangoHeaders
import Foundation

/// A text as a reader has to find it on paper: its letters in clusters, each with its direction, and its marks.
///
/// Poppler returns a mark as a word of its own, somewhere beside its letter, so marks are only counted. It returns lam
/// and alef that are one glyph in either order, so they are a cluster without an order. Everything else has one, even
/// lam and alef that an override turns left to right: they are two glyphs.
struct PaperText {
    let clusters: [Cluster]

    struct Cluster {
        /// The visible letters, in no order: one letter, lam and alef, or nothing.
        let letters: [Unicode.Scalar]
        let marks: [Unicode.Scalar]
        /// The bidirectional level; odd is right to left.
        let level: UInt8

        /// A lam that would join an alef after it.
        fileprivate var isLam: Bool { letters == [.lam] && level % 2 == 1 }
    }

    /// Takes the levels from FriBidi, for a left-to-right paragraph.
    init(_ text: String) {
        let levels = text.utf8.allSatisfy { $0 < 0x80 } ? [] : PaperText.levels(of: text)
        var clusters: [Cluster] = []
        var offset = 0
        for character in text {
            let scalars = character.unicodeScalars
            let own = PaperCharacters(scalars)
            if let lam = clusters.last, lam.isLam, scalars.first?.isAlef == true {
                clusters[clusters.count - 1] = Cluster(
                    letters: (own.letters + [.lam]).sorted(), marks: lam.marks + own.marks, level: lam.level)
            } else {
                let level = levels.isEmpty ? 0 : levels[offset]
                clusters.append(Cluster(letters: own.letters.sorted(), marks: own.marks, level: level))
            }
            offset += scalars.count
        }
        self.clusters = clusters
    }

    private init(_ clusters: [Cluster]) {
        self.clusters = clusters
    }

    var letterCount: Int { clusters.reduce(0) { $0 + $1.letters.count } }

    /// The beginnings of this text with a number of letters; several if there are marks alone where it is cut.
    func beginnings(letterCount: Int) -> [PaperText] {
        (0...clusters.count).map { PaperText(Array(clusters.prefix($0))) }.filter { $0.letterCount == letterCount }
    }

    private static func levels(of text: String) -> [UInt8] {
        var direction = PANGO_DIRECTION_LTR
        let levels = pango_log2vis_get_embedding_levels(text, Int32(text.utf8.count), &direction)!
        defer { g_free(levels) }
        return Array(UnsafeBufferPointer(start: levels, count: text.unicodeScalars.count))
    }
}

/// The visible characters of a text, without white space and what prints nothing; decomposed. A middle dot falls away
/// where a line ends, so it does not count.
struct PaperCharacters {
    var letters: [Unicode.Scalar] = []
    private(set) var marks: [Unicode.Scalar] = []
    /// True if it is in the order of reading, as a word that is spoken whole; else from left to right.
    var isSpoken = false
    /// True if all of it is in the order of reading.
    var isReadAsWritten = false

    init(_ scalars: some Sequence<Unicode.Scalar>) {
        for scalar in scalars {
            let properties = scalar.properties
            if scalar.value < 0x80 {
                if scalar.value > 0x20 { letters.append(scalar) }
            } else if scalar != "·" && !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint {
                for part in String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars { append(part) }
            }
        }
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        if scalar.isMark { marks.append(scalar) } else { letters.append(scalar) }
    }
}

extension Unicode.Scalar {
    fileprivate static let lam: Unicode.Scalar = "\u{644}"
    fileprivate var isAlef: Bool { ["\u{622}", "\u{623}", "\u{625}", "\u{627}"].contains(self) }
    fileprivate var isMark: Bool { properties.generalCategory == .nonspacingMark }
}
