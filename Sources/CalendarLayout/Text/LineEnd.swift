/// The grade of a place as the end of a line; a lesser grade is better.
enum LineEnd: UInt8, Comparable, Sendable {
    /// At a space or after a separator, or between initials, two of them on either side.
    case free
    /// After the hyphen of a name.
    case hyphen
    /// Inside a group: between an initial and its name, a letter and its fraction, a word and the dash after it.
    case glued

    static func < (a: LineEnd, b: LineEnd) -> Bool { a.rawValue < b.rawValue }
}
