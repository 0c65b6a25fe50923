/// Builds a text from scalars, and logs each break of its rule.
struct TextBuilder {
    private let rule: TextRule
    private var cleaner = TextCleaner()
    private var verbatim = String.UnicodeScalarView()
    private var length = 0
    private var isGood = true

    init(_ rule: TextRule) {
        self.rule = rule
    }

    mutating func append(_ scalar: Unicode.Scalar, at position: TextPosition, _ log: inout FindingLog) {
        length += 1
        if rule.isPrinted {
            clean(scalar, at: position, &log)
        } else if scalar.properties.generalCategory == .control {
            rejectControl(scalar, at: position, &log)
        } else {
            verbatim.append(scalar)
        }
    }

    /// Appends printable ASCII characters (0x20 to 0x7E), which never break the rule.
    mutating func append(ascii: UnsafeBufferPointer<UInt8>) {
        length += ascii.count
        if rule.isPrinted {
            cleaner.append(ascii: ascii)
        } else {
            // One by one: `append(contentsOf:)` makes room for these and no more, so all would be copied each time.
            for byte in ascii { verbatim.append(Unicode.Scalar(byte)) }
        }
    }

    /// Counts something that cannot be part of a text; the caller has logged the reason.
    mutating func reject() {
        length += 1
        isGood = false
    }

    /// Returns the text; nil if it is too long or something in it was rejected.
    consuming func text(at start: TextPosition, _ log: inout FindingLog) -> String? {
        guard length <= rule.maximumLength else {
            log.textTooLong(length, at: start, rule)
            return nil
        }
        guard isGood else { return nil }
        return rule.isPrinted ? cleaner.text() : String(verbatim)
    }

    private mutating func clean(_ scalar: Unicode.Scalar, at position: TextPosition, _ log: inout FindingLog) {
        switch cleaner.append(scalar) {
        case nil: return
        case .control: rejectControl(scalar, at: position, &log)
        case .directionControl:
            let name = scalar.codePointName
            log.warning(.directionControl, at: position, "direction control \(name) removed")
        }
    }

    private mutating func rejectControl(
        _ scalar: Unicode.Scalar, at position: TextPosition, _ log: inout FindingLog
    ) {
        isGood = false
        log.error(.controlCharacter, at: position, "control character \(scalar.codePointName)")
    }
}
