/// A text of Latin letters, numbers, spaces, common punctuation, dashes and fractions: nearly all text of a schedule.
///
/// For such text the Unicode line breaking algorithm (UAX #14) comes down to a few rules about neighbours, so that
/// Pango is not needed; a test compares the two.
struct PlainText {
    private let bytes: UnsafeBufferPointer<UInt8>

    /// Nil if the text contains anything else. The bytes must outlive the value.
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        var offset = 0
        while offset < bytes.count {
            guard let character = PlainCharacter(at: offset, in: bytes) else { return nil }
            offset += character.length
        }
        self.bytes = bytes
    }

    /// The UTF-8 offsets where a line may begin.
    var lineBreakOpportunities: [Int] {
        var offsets: [Int] = []
        var before = Neighbour(kind: .letter, isInNumber: false, isBeforeSpace: false)
        var offset = 0
        while let character = PlainCharacter(at: offset, in: bytes) {
            if character.kind == .space {
                before.isBeforeSpace = true
            } else {
                if offset > 0, before.mayEndLine(before: character.kind) { offsets.append(offset) }
                before = before.followed(by: character.kind)
            }
            offset += character.length
        }
        return offsets
    }

    /// The last character that is not a space.
    private struct Neighbour {
        let kind: PlainCharacter.Kind
        /// Whether it is a digit, or a stop or slash after one.
        let isInNumber: Bool
        var isBeforeSpace: Bool

        func followed(by next: PlainCharacter.Kind) -> Neighbour {
            let goesOn = isInNumber && !isBeforeSpace && (next == .stop || next == .slash)
            return Neighbour(kind: next, isInNumber: next == .digit || goesOn, isBeforeSpace: false)
        }

        /// The comments name the rules of UAX #14.
        func mayEndLine(before next: PlainCharacter.Kind) -> Bool {
            switch (kind, next) {
            // LB13, LB14, LB17
            case (_, .stop), (_, .slash), (_, .closing), (_, .brace), (_, .exclamation): false
            case (.opening, _), (.emDash, .emDash): false
            // LB15
            case (.quote, .opening): false
            // LB18
            case _ where isBeforeSpace: true
            // LB19, LB21, LB22
            case (_, .ellipsis): false
            case (.quote, _), (_, .quote), (_, .hyphen), (_, .dash): false
            // LB25
            case (.stop, .digit), (.slash, .digit): !isInNumber
            case (.hyphen, .digit): false
            // LB23, LB28, LB29, LB30
            case (.letter, .emDash), (.digit, .emDash): true
            case (.letter, _), (.digit, _), (.stop, .letter), (.closing, .letter), (.closing, .digit): false
            // LB31
            default: true
            }
        }
    }
}
