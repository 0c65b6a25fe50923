/// A character and the sequence that it ends: all that the rules of UAX #14 look at before the next one. The comments
/// name the rules.
struct LineBreakContext {
    let lineBreakClass: LineBreakClass
    private let end: End

    /// The sequence that the character ends, if that matters.
    private enum End {
        case other
        /// Digits, and punctuation between them or behind.
        case number
        /// A number with a closing bracket.
        case closedNumber
        /// A Hebrew letter with a hyphen.
        case hebrewHyphen
        /// An odd number of halves of flags.
        case halfFlag
    }

    private init(_ lineBreakClass: LineBreakClass, _ end: End) {
        (self.lineBreakClass, self.end) = (lineBreakClass, end)
    }

    /// The first character of a text, or after spaces.
    init(_ lineBreakClass: LineBreakClass) {
        switch lineBreakClass {
        case .nu: self.init(lineBreakClass, .number)
        case .ri: self.init(lineBreakClass, .halfFlag)
        default: self.init(lineBreakClass, .other)
        }
    }

    /// The next character, with nothing between the two.
    func followed(by next: LineBreakClass) -> LineBreakContext {
        switch (next, end) {
        case (.is, .number), (.sy, .number): LineBreakContext(next, .number)
        case (.cl, .number), (.cp, .number), (.cpWide, .number): LineBreakContext(next, .closedNumber)
        case (.ri, .halfFlag): LineBreakContext(next, .other)
        case (.hy, _), (.ba, _): LineBreakContext(next, lineBreakClass == .hl ? .hebrewHyphen : .other)
        default: LineBreakContext(next)
        }
    }

    /// True if a line may end before the next character, with spaces between the two.
    func mayEndLineAfterSpaces(before next: LineBreakClass) -> Bool {
        switch (lineBreakClass, next) {
        // LB11, LB13
        case (_, .wj), (_, .cl), (_, .cp), (_, .cpWide), (_, .ex), (_, .is), (_, .sy): false
        // LB14
        case (.op, _), (.opWide, _): false
        // LB15
        case (.qu, .op), (.qu, .opWide): false
        // LB16
        case (.cl, .ns), (.cp, .ns), (.cpWide, .ns): false
        // LB17
        case (.b2, .b2): false
        // LB18
        default: true
        }
    }

    /// True if a line may end before the next character, with nothing between the two.
    func mayEndLine(before next: LineBreakClass, _ isBeforeDigit: Bool) -> Bool {
        guard mayEndLineAfterSpaces(before: next) else { return false }
        switch (lineBreakClass, next) {
        // LB11, LB12
        case (.wj, _), (.gl, _): return false
        // LB12a
        case (_, .gl) where lineBreakClass != .ba && lineBreakClass != .hy: return false
        // LB19
        case (.qu, _), (_, .qu): return false
        // LB20
        case (.cb, _), (_, .cb): return true
        // LB21, LB22
        case (_, .ba), (_, .hy), (_, .ns), (.bb, _), (_, .in): return false
        // LB21a
        case (.hy, _) where end == .hebrewHyphen, (.ba, _) where end == .hebrewHyphen: return false
        // LB25, where an opening bracket is part of a number
        case (.pr, .op), (.po, .op), (.pr, .opWide), (.po, .opWide): return !isBeforeDigit
        default: return !isJoined(to: next)
        }
    }

    /// Brackets included.
    private var endsNumber: Bool { end == .number || end == .closedNumber }

    /// True if the two belong to a word, a number, a syllable or an emoji.
    private func isJoined(to next: LineBreakClass) -> Bool {
        switch (lineBreakClass, next) {
        // LB23, LB24, LB28, LB30
        case (.al, _), (.hl, _): next.continuesWord
        // LB23, LB25, LB30
        case (.nu, _): next.continuesWord
        // LB24, LB25
        case (.pr, .al), (.pr, .hl), (.pr, .nu), (.po, .al), (.po, .hl), (.po, .nu): true
        // LB29, LB30
        case (.is, .al), (.is, .hl), (.cp, .al), (.cp, .hl), (.cp, .nu): true
        // LB21b, LB25
        case (.sy, .hl), (.hy, .nu): true
        // LB25
        case (.is, .nu), (.sy, .nu): end == .number
        case (_, .po) where endsNumber, (_, .pr) where endsNumber: true
        // LB30a
        case (.ri, .ri): end == .halfFlag
        // LB23a, LB27, LB30b
        case (.pr, _): next.isPicture || next.isHangul
        case (.eb, .em), (.idReserved, .em): true
        case (_, .po): lineBreakClass.isPicture || lineBreakClass.isHangul
        default: isInSyllable(with: next)
        }
    }

    /// LB26.
    private func isInSyllable(with next: LineBreakClass) -> Bool {
        switch (lineBreakClass, next) {
        case (.jl, .jl), (.jl, .jv), (.jl, .h2), (.jl, .h3): true
        case (.jv, .jv), (.jv, .jt), (.h2, .jv), (.h2, .jt): true
        case (.jt, .jt), (.h3, .jt): true
        default: false
        }
    }
}

extension LineBreakClass {
    /// Letters, digits, and what may be behind either without a space between.
    fileprivate var continuesWord: Bool {
        switch self {
        case .al, .hl, .nu, .op, .po, .pr: true
        default: false
        }
    }

    /// Ideographs and emoji.
    fileprivate var isPicture: Bool {
        switch self {
        case .id, .idReserved, .eb, .em: true
        default: false
        }
    }

    fileprivate var isHangul: Bool {
        switch self {
        case .jl, .jv, .jt, .h2, .h3: true
        default: false
        }
    }
}
