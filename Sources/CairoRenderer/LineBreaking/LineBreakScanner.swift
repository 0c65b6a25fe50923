/// Steps through a text from character to character by the rules of UAX #14; the comments name them.
///
/// Numbers follow example 7 of its section 8.2 (`$(12.35)`), as Unicode's own test data do. Every text goes through
/// here, so the steps are inlined: that saves a sixth of the instructions.
struct LineBreakScanner {
    /// The last character's class. A text begins as if a line had ended.
    private(set) var last = LineBreakClass.lf
    /// The last character that is neither a space nor a mark on another.
    private var before = LineBreakContext(.al)

    private var isAfterSpaces: Bool { last == .sp }

    /// Takes the next character, and returns true if a line may end before it.
    ///
    /// `isBeforeDigit` matters for opening brackets only.
    @inline(__always)
    mutating func take(_ next: LineBreakClass, isBeforeDigit: Bool) -> Bool {
        defer { last = next }
        if last.endsParagraph { return begin(with: next) }
        switch next {
        // LB6, LB7
        case .sp, .bk, .cr, .lf, .nl: return false
        // LB9, LB10
        case .cm, .zwj, .saMark: return isAfterSpaces || before.lineBreakClass == .zw ? follow(with: .al, false) : false
        // LB1
        case .sa: return follow(with: .al, false)
        default: return follow(with: next, isBeforeDigit)
        }
    }

    /// LB4, LB5.
    private mutating func begin(with next: LineBreakClass) -> Bool {
        switch next {
        case .lf where last == .cr: return false
        case .sp, .sa, .cm, .zwj, .saMark: before = LineBreakContext(.al)
        default: before = LineBreakContext(next)
        }
        return true
    }

    /// Takes a character that is neither a space nor a mark.
    @inline(__always)
    private mutating func follow(with next: LineBreakClass, _ isBeforeDigit: Bool) -> Bool {
        let mayEndLine = mayEndLine(before: next, isBeforeDigit)
        before = isAfterSpaces ? LineBreakContext(next) : before.followed(by: next)
        return mayEndLine
    }

    @inline(__always)
    private func mayEndLine(before next: LineBreakClass, _ isBeforeDigit: Bool) -> Bool {
        // LB7, LB8
        if next == .zw { return false }
        if before.lineBreakClass == .zw { return true }
        // LB8a
        if last == .zwj { return false }
        return isAfterSpaces
            ? before.mayEndLineAfterSpaces(before: next) : before.mayEndLine(before: next, isBeforeDigit)
    }
}
