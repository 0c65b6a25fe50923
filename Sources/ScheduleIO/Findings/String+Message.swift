/// The number in hexadecimal with at least `digits` digits: `1F`.
func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
}

extension Unicode.Scalar {
    /// `U+202E`.
    var codePointName: String { "U+" + hexadecimal(value, digits: 4) }
}

extension String {
    /// For messages: at most 40 scalars, with control and direction characters as code points.
    var abridged: String {
        var text = ""
        for scalar in unicodeScalars.prefix(40) {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: text += "<\(scalar.codePointName)>"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return unicodeScalars.dropFirst(40).isEmpty ? text : text + "…"
    }
}
