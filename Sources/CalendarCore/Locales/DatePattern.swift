/// A date or a time of day in the order of a language, as CLDR writes it: `EEEE, d. MMMM`, `h:mm a`.
///
/// Letters are fields (UTS #35, Date Field Symbol Table); words are between apostrophes, and two apostrophes
/// are one. The fields are `y`, `M`, `L`, `d`, `E`, `c`, `h`, `H`, `K`, `m` and `a`; others print nothing.
public struct DatePattern: Hashable, Sendable, ExpressibleByStringLiteral {
    private let pieces: [Piece]

    private enum Piece: Hashable {
        case words(String)
        case field(DateField)
    }

    /// The pattern that CLDR writes like this.
    public init(_ pattern: String) {
        var pieces: [Piece] = []
        var rest = pattern.unicodeScalars[...]
        while let first = rest.first {
            if first.isLetter {
                let field = rest.prefix { $0 == first }
                pieces.append(.field(DateField(letter: first, count: field.count)))
                rest = rest.dropFirst(field.count)
            } else {
                pieces.append(.words(DatePattern.takeWords(from: &rest)))
            }
        }
        self.pieces = pieces
    }

    /// A pattern from a literal.
    public init(stringLiteral pattern: String) {
        self.init(pattern)
    }

    /// Takes the words before the next field, without apostrophes.
    private static func takeWords(from rest: inout Substring.UnicodeScalarView) -> String {
        var words = String.UnicodeScalarView()
        var isQuoted = false
        while let scalar = rest.first, isQuoted || !scalar.isLetter {
            rest.removeFirst()
            if scalar != "'" {
                words.append(scalar)
            } else if rest.first == "'" {
                words.append(rest.removeFirst())
            } else {
                isQuoted.toggle()
            }
        }
        return String(words)
    }

    /// The patterns for the first and the last month of a range in one year, which only one of them has: "MMMM" and
    /// "MMMM y". Returns nil if the pattern is not of a month and its year.
    var endsOfYear: (first: DatePattern, last: DatePattern)? {
        guard let year = index(of: ["y"]), let month = index(of: ["M", "L"]) else { return nil }
        return month < year
            ? (DatePattern(Array(pieces[...month])), self) : (self, DatePattern(Array(pieces[month...])))
    }

    /// True if a month comes before a day.
    var hasMonthBeforeDay: Bool {
        guard let month = index(of: ["M", "L"]), let day = index(of: ["d"]) else { return false }
        return month < day
    }

    private init(_ pieces: [Piece]) { self.pieces = pieces }

    private func index(of letters: Set<Unicode.Scalar>) -> Int? {
        pieces.firstIndex { if case .field(let field) = $0 { letters.contains(field.letter) } else { false } }
    }

    /// The pattern with the values of its fields.
    func filled(_ value: (DateField) -> String) -> String {
        var text = ""
        for piece in pieces {
            switch piece {
            case .words(let words): text += words
            case .field(let field): text += value(field)
            }
        }
        return text
    }
}

extension Unicode.Scalar {
    fileprivate var isLetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
}

/// A field of a date or a time of day: its letter, and how often the pattern repeats it (UTS #35).
struct DateField: Hashable, Sendable {
    let letter: Unicode.Scalar
    let count: Int
}
