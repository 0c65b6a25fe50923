extension String {
    /// For messages: at most 40 scalars, control and direction characters as code points.
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

    /// Nil for an empty string.
    var nonBlank: String? { isEmpty ? nil : self }
}
