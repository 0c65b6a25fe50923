/// How good a place is for the end of a line; what is less is better.
enum LineEnd: UInt8, Comparable, Sendable {
    /// At a space or after a separator, or between initials, two of them on either side.
    case free
    /// After the hyphen of a name.
    case hyphen
    /// Between what belongs together: an initial and its name, a letter and its fraction, a word and the dash after it.
    case glued

    static func < (a: LineEnd, b: LineEnd) -> Bool { a.rawValue < b.rawValue }
}
