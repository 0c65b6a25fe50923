/// Returns the number in hexadecimal with at least `digits` digits: `1F`.
func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
}

extension Unicode.Scalar {
    /// `U+202E`.
    var codePointName: String { "U+" + hexadecimal(value, digits: 4) }
}

extension String {
    /// The string for messages: at most 40 scalars, with control and direction characters as code points.
    package var abridged: String {
        var text = ""
        for scalar in unicodeScalars.prefix(40) {
            text.append(scalar, asCodePoint: scalar.isControl || scalar.properties.generalCategory == .format)
        }
        return unicodeScalars.dropFirst(40).isEmpty ? text : text + String.cut
    }

    /// The end of a text that is cut.
    static let cut = "…"

    /// The string on one line, for a terminal, a log or cupsd: control characters, line separators and characters that
    /// change the writing direction appear as code points, `<U+000A>`.
    package var onOneLine: String {
        guard unicodeScalars.contains(where: { $0.isControl || $0.properties.isBidiControl }) else { return self }
        var text = ""
        for scalar in unicodeScalars {
            text.append(scalar, asCodePoint: scalar.isControl || scalar.properties.isBidiControl)
        }
        return text
    }

    private mutating func append(_ scalar: Unicode.Scalar, asCodePoint: Bool) {
        if asCodePoint { self += "<\(scalar.codePointName)>" } else { unicodeScalars.append(scalar) }
    }
}

extension Unicode.Scalar {
    fileprivate var isControl: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}
